import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/approvals.ts'
import { moment } from '../../i18n/format.ts'
import { PositionSheet } from '../../summary/PositionSheet.tsx'
import { auditDetails, auditLine } from '../auditWords.ts'
import type { Summary } from '../RequisitionHeader.tsx'

type Entry = components['schemas']['AuditEntry']
type Props = { summary: Summary; rounds: readonly components['schemas']['ApprovalRound'][] }

/** What is read to show it; shared with whatever stands below the sheet and shall not move when it comes. */
function useDecision(id: number, [before]: Props['rounds'], enabled = true) {
  const position = recruitmentQueries.useQuery('get', '/job-requisition-summary/position/{id}', { params: { path: { id } } }, { enabled })
  const log = recruitmentQueries.useQuery(
    'get',
    '/audit-log/{requisitionId}',
    { params: { path: { requisitionId: id }, query: { size: 100, ...(before && { since: before.endedAt }) } } },
    { enabled: enabled && before !== undefined },
  )
  return { before, position, log, isAwaited: enabled && !position.error && (position.isPending || (before !== undefined && log.isPending)) }
}

/** Whether the sheet is still on its way. */
export const useDecisionAwaited = (id: number, rounds: Props['rounds'], enabled: boolean) => useDecision(id, rounds, enabled).isAwaited

/** What an approver decides about, and what has changed in it since the approvers were asked before. */
export function DecisionSheet({ summary, rounds }: Props) {
  const { before, position, log, isAwaited } = useDecision(summary.position.id, rounds)
  const entries = before ? (log.data?.responseDataList ?? []).filter(isOfPosition) : []
  if (position.error && !position.data) return <LoadFailed error={position.error} onRetry={() => void position.refetch()} />
  if (isAwaited || !position.data) return <Pending />
  return (
    <div>
      {before && (
        <Note tone="blue">
          <b>{t(log.error ? 'changesUnknown' : entries.length > 0 ? 'changesSince' : 'noChangesSince', { n: before.round, when: moment(before.endedAt) })}</b>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>{[auditLine(entry), ...auditDetails(entry)].join(' · ')}</li>
            ))}
          </ul>
        </Note>
      )}
      <PositionSheet record={summary} position={position.data.data} changed={new Set(entries.flatMap(marksOf))} />
    </div>
  )
}

const sections: readonly string[] = ['qualification', 'certification', 'workAuth', 'skill', 'designation', 'compliance', 'experience', 'location', 'financial']
/** Not where the requisition went, but what it says. */
const isOfPosition = ({ entity, changes }: Entry) =>
  sections.includes(entity) || (entity === 'requisition' && changes.length > 0 && changes.every(({ field }) => field !== 'status'))
/** What an entry marks on the sheet: the section, a criterion by its name, the fields of the position. */
const marksOf = ({ entity, name, changes }: Entry) =>
  entity === 'requisition'
    ? changes.map(({ field }) => field)
    : [entity, ...(name ? [name] : []), ...changes.flatMap(({ field, after }) => (field === 'name' && after ? [after] : []))]
