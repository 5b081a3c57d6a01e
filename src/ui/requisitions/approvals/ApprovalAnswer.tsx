import { Button, Group, Textarea } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { components } from '../../../api/recruitment.gen.ts'
import { approvalAnswer } from '../../../api/recruitmentBounds.gen.ts'
import { answerApproval } from '../../../machines/commands/requisition.ts'
import { approvalAt } from '../../../machines/lifecycles/approval.ts'
import { fieldsOf } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'

type Approval = components['schemas']['Approval']

/** The answer of the approver who is on turn; until the requisition is decided it may be changed. */
export function ApprovalAnswer({ approval, onAnswered }: { approval: Approval; onAnswered: () => void }) {
  const [comment, setComment] = useState(approval.comment ?? '')
  const [state, send] = useMachine(
    answerApproval.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(answer.message)
          onAnswered()
        },
      },
    }),
  )
  const now = approvalAt({ status: approval.status, requisitionIsUndecided: approval.requisitionIsUndecided, earlierOnesHaveApproved: true })
  const [mayApprove, mayDecline] = [now.can({ type: 'approve' }), now.can({ type: 'decline' })]
  if (!mayApprove && !mayDecline) return null
  const { problem } = state.context
  const answer = (status: 'approved' | 'declined') =>
    !state.hasTag('busy') &&
    send({ type: 'do', what: { id: approval.id, status, version: approval.version, ...(comment.trim() ? { comment: comment.trim() } : {}) } })
  return (
    <section className={`card ${css.answer}`} aria-label={t('yourAnswer')}>
      <h3>{t(approval.onTurn ? 'yourTurn' : 'changeAnswer')}</h3>
      <ProblemAlert problem={problem} />
      <Textarea
        label={t('comment')}
        description={t('commentHelp')}
        {...fieldsOf(problem?.errors, '', approvalAnswer)('comment')}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Group gap={8} mt={12}>
        {mayApprove && (
          <Button
            variant={approval.onTurn ? 'filled' : 'default'}
            data-event="approve"
            aria-disabled={state.hasTag('busy') || undefined}
            onClick={() => answer('approved')}
          >
            {t('approve')}
          </Button>
        )}
        {mayDecline && (
          <Button data-event="decline" aria-disabled={state.hasTag('busy') || undefined} onClick={() => answer('declined')}>
            {t('decline')}
          </Button>
        )}
      </Group>
    </section>
  )
}
