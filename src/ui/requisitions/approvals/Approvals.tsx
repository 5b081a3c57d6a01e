import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { changeApprovers } from '../../../machines/commands/requisition.ts'
import { isWaiting } from '../../../machines/lifecycles/approval.ts'
import { isUndecided } from '../../../machines/lifecycles/requisition.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t as sayOf } from '../../i18n/approvals.ts'
import { t } from '../../i18n/requisitions.ts'
import type { Summary } from '../RequisitionHeader.tsx'
import recordCss from '../record.module.css'
import { AddApprover } from './AddApprover.tsx'
import { ApprovalAnswer } from './ApprovalAnswer.tsx'
import { ApprovalComments } from './ApprovalComments.tsx'
import { ApprovalRounds } from './ApprovalRounds.tsx'
import { ApproverNotes } from './ApproverNotes.tsx'
import { type Approval, ApproverRow } from './ApproverRow.tsx'
import approvalsCss from './approvals.module.css'
import { DecisionSheet, useDecisionAwaited } from './DecisionSheet.tsx'
import { ReplaceApprover } from './ReplaceApprover.tsx'

/** Who is asked in which order, what they answered, and one's own answer. */
export function Approvals({ id, summary }: { id: number; summary: Summary }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/approval', { params: { query: { requisitionId: id } } })
  const [replacing, setReplacing] = useState<Approval | null>(null)
  const [state, send] = useCommandActor(changeApprovers, { done: ({ message }) => notifySuccess(message) })
  const list = data?.data.content ?? []
  const mine = list.find((one) => one.mine && !isWaiting(one.status))
  const taken = list.map((one) => one.approverAccountId)
  const decides = mine !== undefined && isUndecided(summary.position.status)
  const isAwaited = useDecisionAwaited(id, data?.data.rounds ?? [], decides)
  const head = (
    <>
      <h2 id="section-title">{t('approvals')}</h2>
      <p className="dim">{t('approvalsHelp')}</p>
    </>
  )
  // All at once: a sheet that comes later would move the buttons from under the pointer, and a menu out of sight. Whoever is asked only now keeps what is open and typed.
  const [isShown, setShown] = useState(false)
  if (data && !isAwaited && !isShown) setShown(true)
  if (isAwaited && !isShown)
    return (
      <section aria-labelledby="section-title">
        {head}
        <Pending />
      </section>
    )
  return (
    <section aria-labelledby="section-title">
      {head}
      {data && mine && decides && (
        <div className={approvalsCss.decide}>
          <DecisionSheet summary={summary} rounds={data.data.rounds} />
          <ApprovalAnswer key={`${mine.id} ${mine.version}`} approval={mine} />
        </div>
      )}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <ProblemAlert problem={state.context.problem} />
      <ApproverNotes
        list={list}
        proposed={data?.data.proposed ?? []}
        busy={state.hasTag('busy')}
        onUseProposed={() => send({ type: 'do', what: { kind: 'useDefault', requisitionId: id } })}
      />
      {list.length === 0 && data && (
        <div className={recordCss.share}>
          <p className="b">{t('noApprovers')}</p>
          {data.data.proposed.length === 0 && <p className="dim">{t('noApproversText')}</p>}
        </div>
      )}
      {list.length > 0 && (
        <table className={`${recordCss.crit} ${approvalsCss.approvers}`} aria-label={t('approvals')}>
          <thead>
            <tr>
              <th scope="col">{t('approver')}</th>
              <th scope="col" style={{ width: 130 }}>
                {t('answer')}
              </th>
              <th scope="col" style={{ width: 210 }}>
                {sayOf('time')}
              </th>
              <th scope="col" style={{ width: 40 }}>
                <span className="vh">{t('what')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map((one, index) => (
              <ApproverRow
                key={one.id}
                approval={one}
                summary={summary}
                place={{ at: index + 1, isFirst: index === 0, isLast: index === list.length - 1 }}
                onDo={(what) => !state.hasTag('busy') && send({ type: 'do', what })}
                onReplace={() => setReplacing(one)}
              />
            ))}
          </tbody>
        </table>
      )}
      {summary.editable && <AddApprover taken={taken} onAdd={(accountId) => send({ type: 'do', what: { kind: 'add', requisitionId: id, accountId } })} />}
      {replacing && (
        <ReplaceApprover
          name={replacing.approver}
          taken={taken}
          onCancel={() => setReplacing(null)}
          onReplace={(accountId, reason) => {
            send({ type: 'do', what: { kind: 'replace', id: replacing.id, version: replacing.version, accountId, reason } })
            setReplacing(null)
          }}
        />
      )}
      <ApprovalComments id={id} comments={data?.data.comments ?? []} />
      <ApprovalRounds rounds={data?.data.rounds ?? []} />
    </section>
  )
}
