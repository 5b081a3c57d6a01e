import { Button, Stack, Textarea } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { addFeedback } from '../../api/recruitmentBounds.gen.ts'
import { feedbackMachine } from '../../machines/commands/candidate.ts'
import type { Interview } from '../../machines/flows/interviewScheduling.ts'
import { ReviewValue, type Value } from '../candidates/ReviewValue.tsx'
import { ErrorSummary, type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { say } from '../i18n/interviews.ts'

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
      ...(value ? [] : [{ field: 'value', message: say('valueMissing') }]),
      ...(comment.trim() ? [] : [{ field: 'comment', message: say('commentMissing') }]),
    ]
    setErrors(missing)
    if (value && comment.trim() && !busy) send({ type: 'do', what: { interviewId: interview.id, value, comment: comment.trim() } })
  }
  return (
    <form className="ivform" onSubmit={submit} noValidate aria-label={say('yourFeedback')}>
      <Stack gap={12}>
        <ErrorSummary errors={errors} />
        <ProblemAlert problem={state.context.problem} situation="interview" />
        <div>
          <span className="b">{say('value')}</span>
          <ReviewValue id="field-value" name={say('value')} value={value} onChange={setValue} />
        </div>
        <Textarea
          {...fieldsOf(errors, '', addFeedback)('comment')}
          size="md"
          label={say('comment')}
          description={say('commentHelp')}
          autosize
          minRows={3}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" aria-disabled={busy || undefined}>
            {say('give')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
