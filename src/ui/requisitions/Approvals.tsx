import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { isOnTurn, isWaiting } from '../../machines/lifecycles/approval.ts'
import { changeApprovers } from '../../machines/requisitionDeeds.ts'
import { ProblemAlert } from '../kit/ProblemAlert.tsx'
import { Status } from '../kit/Status.tsx'
import { notifySuccess } from '../kit/toast.ts'
import { moment } from '../words/format.ts'
import { say } from '../words/requisitions.ts'
import { AddApprover } from './AddApprover.tsx'
import { ApprovalAnswer } from './ApprovalAnswer.tsx'
import { ApprovalComments } from './ApprovalComments.tsx'
import { ReplaceApprover } from './ReplaceApprover.tsx'
import type { Summary } from './RequisitionHeader.tsx'

type Approval = components['schemas']['Approval']

/** Who is asked in which order, what they answered, and one's own answer. */
export function Approvals({ id, summary, onChanged }: { id: number; summary: Summary; onChanged: () => void }) {
  const { data } = recruitmentQueries.useQuery('get', '/approval', { params: { query: { requisitionId: id } } })
  const [replacing, setReplacing] = useState<Approval | null>(null)
  const [state, send] = useMachine(changeApprovers.provide({ actions: { tellDone: (_, { answer }) => notifySuccess(answer.message) } }))
  const list = data?.data.content ?? []
  const mine = list.find((one) => one.mine && !isWaiting(one.status))
  const isManager = summary.actors.includes('manager')
  const isDraft = summary.transitions.some(({ event }) => event === 'submit')
  return (
    <section aria-labelledby="section-title">
      <h2 id="section-title">{say('approvals')}</h2>
      <p className="dim">{say('approvalsHelp')}</p>
      {mine && <ApprovalAnswer key={`${mine.id} ${mine.version}`} approval={mine} onAnswered={onChanged} />}
      <ProblemAlert problem={state.context.problem} />
      {list.length === 0 && data && (
        <div className="share">
          <p className="b">{say('noApprovers')}</p>
          <p className="dim">{say('noApproversText')}</p>
        </div>
      )}
      {list.length > 0 && (
        <table className="crit" aria-label={say('approvals')}>
          <thead>
            <tr>
              <th scope="col">{say('approver')}</th>
              <th scope="col" style={{ width: 130 }}>
                {say('answer')}
              </th>
              <th scope="col" style={{ width: 170 }}>
                {say('answered')}
              </th>
              <th scope="col" style={{ width: 40 }}>
                <span className="vh">{say('what')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <span className="b">
                    {one.order}. {one.approver}
                  </span>
                  <span className="meta">{one.comment ?? one.email}</span>
                </th>
                <td>
                  <Status of="approval" is={one.status} />
                </td>
                <td className="dim">{moment(one.answeredAt)}</td>
                <td>
                  <ApproverMenu
                    approval={one}
                    may={{
                      replace: isManager && (isWaiting(one.status) || isOnTurn(one.status)),
                      remove: summary.editable && isDraft,
                      remind: isOnTurn(one.status) && (isManager || summary.actors.includes('owner')),
                    }}
                    onReplace={() => setReplacing(one)}
                    onRemove={() => send({ type: 'do', what: { kind: 'remove', id: one.id, version: one.version } })}
                    onRemind={() => send({ type: 'do', what: { kind: 'remind', id: one.id } })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {summary.editable && (
        <AddApprover
          taken={list.map((one) => one.approverAccountId)}
          onAdd={(accountId) => send({ type: 'do', what: { kind: 'add', requisitionId: id, accountId } })}
        />
      )}
      {replacing && (
        <ReplaceApprover
          name={replacing.approver}
          taken={list.map((one) => one.approverAccountId)}
          onCancel={() => setReplacing(null)}
          onReplace={(accountId, reason) => {
            send({ type: 'do', what: { kind: 'replace', id: replacing.id, version: replacing.version, accountId, reason } })
            setReplacing(null)
          }}
        />
      )}
      <ApprovalComments id={id} comments={data?.data.comments ?? []} onPosted={onChanged} />
    </section>
  )
}

type MenuProps = {
  approval: Approval
  may: { replace: boolean; remove: boolean; remind: boolean }
  onReplace: () => void
  onRemove: () => void
  onRemind: () => void
}

function ApproverMenu({ approval: { approver: name }, may, onReplace, onRemove, onRemind }: MenuProps) {
  if (!may.replace && !may.remove && !may.remind) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={say('what')}>
          <IconDots size={16} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {may.remind && <Menu.Item onClick={onRemind}>{say('remind', { name })}</Menu.Item>}
        {may.replace && <Menu.Item onClick={onReplace}>{say('replaceApprover', { name })}</Menu.Item>}
        {may.remove && <Menu.Item onClick={onRemove}>{say('removeApprover', { name })}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
