import { Button, Select } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { t as sayApplications } from '../../i18n/applications.ts'
import { moment } from '../../i18n/format.ts'
import { t as sayNotes } from '../../i18n/notes.ts'
import { t } from '../../i18n/timeline.ts'
import { NoteText } from '../notes/NoteText.tsx'
import { within } from '../order/address.ts'
import css from './Timeline.module.css'
import { TimelineLine } from './TimelineLine.tsx'

type Kind = components['schemas']['TimelineKind']
/** Every kind of entry, in the order in which they are offered. */
const kinds = ['STATUS', 'NOTE', 'REVIEW', 'INTERVIEW', 'DOCUMENT', 'LETTER', 'MESSAGE', 'STATEMENT', 'EMPLOYMENT', 'OTHER'] as const satisfies readonly Kind[]
const SIZE = 25

type Props = { id: number; kind: string | undefined; page: number | undefined }

/** Everything that happened around an application in one order, the newest first; of one kind where that is chosen. */
export function TimelineTab({ id, kind: asked, page = 1 }: Props) {
  const kind = kinds.find((one) => one === asked)
  const navigate = useNavigate()
  const { data, error, refetch, isPlaceholderData } = recruitmentQueries.useQuery(
    'get',
    '/application/timeline/{id}',
    { params: { path: { id }, query: { page, size: SIZE, ...(kind && { kind }) } } },
    { placeholderData: keepPreviousData },
  )
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { responseDataList, paging } = data
  const total = (one: Kind) => data.kinds.find((each) => each.kind === one)?.total ?? 0
  const pages = Math.max(1, paging.totalPages)
  const at = (to: { kind?: Kind | undefined; page?: number }) =>
    within({ applicationId: id, tab: 'timeline', ...(to.kind && { kind: to.kind }), ...(to.page && to.page > 1 && { page: to.page }) })
  const choose = (value: string | null) => void navigate({ to: '/canprf', search: at({ kind: kinds.find((one) => one === value) }) })
  const turn = (to: number, words: string) =>
    to < 1 || to > pages ? (
      <Button aria-disabled>{words}</Button>
    ) : (
      <Button renderRoot={(props) => <Link {...props} to="/canprf" search={at({ kind, page: to })} />}>{words}</Button>
    )
  return (
    <section aria-label={sayApplications('tab_timeline')} aria-busy={isPlaceholderData}>
      <div className={css.tools}>
        <Select
          label={t('show')}
          placeholder={t('everything')}
          clearable
          data={kinds.filter((one) => one === kind || total(one) > 0).map((one) => ({ value: one, label: t('counted', { kind: t(one), n: total(one) }) }))}
          value={kind ?? null}
          onChange={choose}
        />
        <p className="meta" role="status">
          {t('entries', { n: paging.totalElements })}
        </p>
        <p>
          <Link className="link" to="/canprf" search={within({ applicationId: id, tab: 'notes' })}>
            {sayNotes('write')}
          </Link>
        </p>
      </div>
      {responseDataList.length === 0 ? (
        <EmptyState kind="noMatch" title={t('none')} />
      ) : (
        <ol className={`${css.tl} ${css.whole}`}>
          {responseDataList.map((entry) => (
            <TimelineLine key={entry.key} line={entry} when={moment}>
              {entry.note && <NoteText note={entry.note} />}
              {entry.note?.changedAt && <p className="meta">{sayNotes('changed', { time: moment(entry.note.changedAt) })}</p>}
            </TimelineLine>
          ))}
        </ol>
      )}
      {pages > 1 && (
        <div className={css.pages}>
          {turn(page - 1, t('newer'))}
          {turn(page + 1, t('older'))}
          <span className="meta">{t('page', { page, pages })}</span>
        </div>
      )}
    </section>
  )
}
