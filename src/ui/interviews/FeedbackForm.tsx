import { Button, Stack, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { addFeedback } from '../../api/recruitmentBounds.gen.ts'
import { feedbackMachine } from '../../machines/commands/candidate.ts'
import type { Interview } from '../../machines/records/interview.ts'
import { ReviewValue, type Value } from '../candidates/ReviewValue.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/interviews.ts'
import css from './FeedbackForm.module.css'

/** What an interviewer saw and heard, and whether to take the candidate. */
export function FeedbackForm({ interview, onGiven }: { interview: Interview; onGiven: () => void }) {
  const { value: given = null, comment: said = '' } = interview.ownFeedback ?? {}
  const form = useCommandForm(feedbackMachine, {
    begin: { value: given as Value | null, comment: said },
    bounds: addFeedback,
    draft: `feedback.${interview.id}`,
    onDone: (message) => {
      notifySuccess(message)
      onGiven()
    },
  })
  const { value } = form.values
  const comment = form.values.comment.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = { value: !value && t('valueMissing'), comment: !comment && t('commentMissing') }
    // Sent only once there is a value.
    if (!form.busy) form.send(wrong, { interviewId: interview.id, value: value as Value, comment })
  }
  return (
    <form className={css.ivform} onSubmit={submit} noValidate aria-label={t('yourFeedback')}>
      <Stack gap={12}>
        <ErrorSummary errors={form.errors} />
        <ProblemAlert problem={form.problem} situation="interview" />
        <div>
          <span className="b">{t('value')}</span>
          <ReviewValue id="field-value" name={t('value')} value={value} onChange={(value) => form.set({ value })} />
        </div>
        <Textarea {...form.text('comment')} size="md" label={t('comment')} description={t('commentHelp')} autosize minRows={3} />
        <div>
          <Button type="submit" aria-disabled={form.busy || undefined}>
            {t('give')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
