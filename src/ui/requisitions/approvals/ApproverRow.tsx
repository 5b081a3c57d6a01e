import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots } from '@tabler/icons-react'
import type { components } from '../../../api/recruitment.gen.ts'
import type { ApproverChange } from '../../../machines/commands/requisition.ts'
import { isOnTurn, isWaiting } from '../../../machines/lifecycles/approval.ts'
import { Status } from '../../components/status/Status.tsx'
import { t as sayOf } from '../../i18n/approvals.ts'
import { moment } from '../../i18n/format.ts'
import { t } from '../../i18n/requisitions.ts'
import { elapsed } from '../elapsed.ts'
import type { Summary } from '../RequisitionHeader.tsx'

export type Approval = components['schemas']['Approval']
type Props = {
  approval: Approval
  summary: Summary
  /** Who stands before and behind in a draft, so that places can be changed. */
  place: { at: number; isFirst: boolean; isLast: boolean }
  onDo: (change: ApproverChange) => void
  onReplace: () => void
}

/** One approver: the answer, how long it took or has been waited for, and what can be done. */
export function ApproverRow({ approval, summary, place, onDo, onReplace }: Props) {
  const { approver: name, comment, email, askedAt, answeredAt, remindedAt, isOwner, mayAnswer } = approval
  return (
    <tr>
      <th scope="row">
        <span className="b">
          {place.at}. {name}
        </span>
        <span className="meta">{comment ?? email}</span>
        {isOwner && <span className="meta">{sayOf('owner')}</span>}
        {!mayAnswer && <span className="st t-red tone">{sayOf('disabled')}</span>}
      </th>
      <td>
        <Status of="approval" is={approval.status} />
      </td>
      <td className="dim">
        {answeredAt ? moment(answeredAt) : askedAt ? sayOf('askedOn', { when: moment(askedAt) }) : ''}
        {askedAt && <span className="meta">{sayOf(answeredAt ? 'took' : 'waits', { time: elapsed(askedAt, answeredAt) })}</span>}
        {remindedAt && <span className="meta">{sayOf('remindedOn', { when: moment(remindedAt) })}</span>}
      </td>
      <td>
        <ApproverMenu approval={approval} summary={summary} place={place} onDo={onDo} onReplace={onReplace} />
      </td>
    </tr>
  )
}

function ApproverMenu({ approval, summary, place, onDo, onReplace }: Props) {
  const { id, version, approver: name, status, mayRemindAt } = approval
  const isManager = summary.actors.includes('manager')
  const isDraft = summary.editable && isWaiting(status)
  const replaces = isManager && (isWaiting(status) || isOnTurn(status))
  const reminds = mayRemindAt !== null && (isManager || summary.actors.includes('owner'))
  const later = reminds && new Date(mayRemindAt) > new Date()
  if (!replaces && !isDraft && !reminds) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={sayOf('moreFor', { name })}>
          <IconDots size={16} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {reminds && (
          <Menu.Item disabled={later} onClick={() => onDo({ kind: 'remind', id })}>
            {later ? sayOf('remindNext', { when: moment(mayRemindAt) }) : t('remind', { name })}
          </Menu.Item>
        )}
        {isDraft && !place.isFirst && (
          <Menu.Item leftSection={<IconArrowUp size={15} stroke={1.8} aria-hidden />} onClick={() => onDo({ kind: 'move', id, version, direction: 'up' })}>
            {sayOf('up', { name })}
          </Menu.Item>
        )}
        {isDraft && !place.isLast && (
          <Menu.Item leftSection={<IconArrowDown size={15} stroke={1.8} aria-hidden />} onClick={() => onDo({ kind: 'move', id, version, direction: 'down' })}>
            {sayOf('down', { name })}
          </Menu.Item>
        )}
        {replaces && <Menu.Item onClick={onReplace}>{t('replaceApprover', { name })}</Menu.Item>}
        {isDraft && <Menu.Item onClick={() => onDo({ kind: 'remove', id, version })}>{t('removeApprover', { name })}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
