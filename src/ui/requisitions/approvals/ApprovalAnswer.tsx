import { Button, Group, Textarea } from '@mantine/core'
import type { components } from '../../../api/recruitment.gen.ts'
import { approvalAnswer } from '../../../api/recruitmentBounds.gen.ts'
import { answerApproval } from '../../../machines/commands/requisition.ts'
import { approvalAt } from '../../../machines/lifecycles/approval.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/requisitions.ts'
import css from './ApprovalAnswer.module.css'

type Approval = components['schemas']['Approval']

/** The answer of the approver who is on turn; until the requisition is decided it may be changed. */
export function ApprovalAnswer({ approval }: { approval: Approval }) {
  const form = useCommandForm(answerApproval, {
    begin: { comment: approval.comment ?? '' },
    bounds: approvalAnswer,
    draft: `approval.${approval.id}`,
    onDone: ({ message }) => notifySuccess(message),
  })
  const now = approvalAt({ status: approval.status, requisitionIsUndecided: approval.requisitionIsUndecided, earlierOnesHaveApproved: true })
  const [mayApprove, mayDecline] = [now.can({ type: 'approve' }), now.can({ type: 'decline' })]
  if (!mayApprove && !mayDecline) return null
  const comment = form.values.comment.trim()
  const answer = (status: 'approved' | 'declined') =>
    !form.busy && form.send({}, { id: approval.id, status, version: approval.version, ...(comment ? { comment } : {}) })
  return (
    <section className={`card ${css.answer}`} aria-label={t('yourAnswer')}>
      <h3>{t(approval.onTurn ? 'yourTurn' : 'changeAnswer')}</h3>
      <ProblemAlert problem={form.problem} />
      <Textarea label={t('comment')} description={t('commentHelp')} {...form.text('comment')} />
      <Group gap={8} mt={12}>
        {mayApprove && (
          <Button
            variant={approval.onTurn ? 'filled' : 'default'}
            data-event="approve"
            aria-disabled={form.busy || undefined}
            onClick={() => answer('approved')}
          >
            {t('approve')}
          </Button>
        )}
        {mayDecline && (
          <Button data-event="decline" aria-disabled={form.busy || undefined} onClick={() => answer('declined')}>
            {t('decline')}
          </Button>
        )}
      </Group>
    </section>
  )
}
