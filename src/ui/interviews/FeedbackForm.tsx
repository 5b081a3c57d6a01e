import { Button, Stack, Textarea } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { addFeedback } from '../../api/recruitmentBounds.gen.ts'
import { feedbackMachine } from '../../machines/commands/candidate.ts'
import type { Interview } from '../../machines/flows/interviewScheduling.ts'
import css from '../candidates/candidate.module.css'
import { ReviewValue, type Value } from '../candidates/ReviewValue.tsx'
import { ErrorSummary, type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/interviews.ts'

/** What an interviewer saw and heard, and whether to take the candidate. */
export function FeedbackForm({ interview, onGiven }: { interview: Interview; onGiven: () => void }) {
  const [value, setValue] = useState<Value | null>(interview.ownFeedback?.value ?? null)
  const [comment, setComment] = useState(interview.ownFeedback?.comment ?? '')
  const [errors, setErrors] = useState<FieldError[]>([])
  const [state, send] = useMachine(
    feedbackMachine.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(answer)
          onGiven()
        },
      },
    }),
  )
  const busy = state.hasTag('busy')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = [
      ...(value ? [] : [{ field: 'value', message: t('valueMissing') }]),
      ...(comment.trim() ? [] : [{ field: 'comment', message: t('commentMissing') }]),
    ]
    setErrors(missing)
    if (value && comment.trim() && !busy) send({ type: 'do', what: { interviewId: interview.id, value, comment: comment.trim() } })
  }
  return (
    <form className={css.ivform} onSubmit={submit} noValidate aria-label={t('yourFeedback')}>
      <Stack gap={12}>
        <ErrorSummary errors={errors} />
        <ProblemAlert problem={state.context.problem} situation="interview" />
        <div>
          <span className="b">{t('value')}</span>
          <ReviewValue id="field-value" name={t('value')} value={value} onChange={setValue} />
        </div>
        <Textarea
          {...fieldsOf(errors, '', addFeedback)('comment')}
          size="md"
          label={t('comment')}
          description={t('commentHelp')}
          autosize
          minRows={3}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" aria-disabled={busy || undefined}>
            {t('give')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
