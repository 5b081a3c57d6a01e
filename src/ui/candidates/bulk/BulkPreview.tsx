import { recruitmentQueries } from '../../../api/queries.ts'
import type { ApplicationStatus } from '../../../machines/lifecycles/application.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import type { Criteria } from '../../data/table/criteria.ts'
import { t } from '../../i18n/bulk.ts'
import { shownName } from '../nameOf.ts'

/** So many are named; the others are counted. */
const NAMED = 10

type Which = { ids: number[] } | { matching: { criteria: Criteria; total: number } }

/** How a bulk change would go, asked from the server before it is made. */
export function useBulkPreview(which: Which, status: ApplicationStatus | null, told: { tell?: boolean }) {
  return recruitmentQueries.useQuery(
    'post',
    '/application/change-status-bulk/preview',
    { body: { ...which, ...told, status: status as ApplicationStatus } },
    { enabled: status !== null, staleTime: 0, gcTime: 0 },
  )
}

/** How many can move, who cannot and why, and what ends with it. */
export function BulkPreview({ preview: { data, error, isFetching, refetch } }: { preview: ReturnType<typeof useBulkPreview> }) {
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  if (!data) return isFetching ? <p role="status">{t('looking')}</p> : null
  const { movable, refused, letters, interviews, mails } = data.data
  const ends = [...(letters > 0 ? [t('letters', { n: letters })] : []), ...(interviews > 0 ? [t('interviews', { n: interviews })] : [])]
  return (
    <Note tone={refused.length > 0 ? 'amber' : 'neutral'} role="status">
      <b>{refused.length > 0 ? t('someCan', { n: movable, m: refused.length }) : t('allCan', { n: movable })}</b>
      {refused.length > 0 && (
        <ul className="note-list">
          {refused.slice(0, NAMED).map(({ id, name, message }) => (
            <li key={id}>{t('row', { name: name && shownName(name), message })}</li>
          ))}
          {refused.length > NAMED && <li>{t('more', { n: refused.length - NAMED })}</li>}
        </ul>
      )}
      {ends.length > 0 && <div>{t('ends', { what: ends.join(', ') })}</div>}
      <div>{mails > 0 ? t('mails', { n: mails }) : t('noMails')}</div>
    </Note>
  )
}
