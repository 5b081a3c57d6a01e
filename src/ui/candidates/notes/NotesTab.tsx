import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t as sayApplications } from '../../i18n/applications.ts'
import { t } from '../../i18n/notes.ts'
import { within } from '../order/address.ts'
import { DeleteNote } from './DeleteNote.tsx'
import { ChangeNote, NewNote } from './NoteForms.tsx'
import { NoteItem } from './NoteItem.tsx'
import css from './notes.module.css'

type Written = components['schemas']['ApplicationNote']
type Props = { id: number; page: number | undefined; note: number | undefined }

/** Notes of colleagues on an application, the newest first, below the place where one writes; `note` is the one that a link led to. */
export function NotesTab({ id, page: asked, note }: Props) {
  const navigate = useNavigate()
  const [changing, setChanging] = useState<Written | null>(null)
  const [deleting, setDeleting] = useState<Written | null>(null)
  const linked = asked === undefined ? note : undefined
  const { data, error, refetch, isPlaceholderData } = recruitmentQueries.useQuery(
    'get',
    '/application/notes/{id}',
    { params: { path: { id }, query: linked === undefined ? { page: asked ?? 1 } : { note: linked } } },
    { placeholderData: keepPreviousData },
  )
  const notes = data?.responseDataList ?? []
  const isThere = (one: number) => notes.some((each) => each.id === one)
  // What is being changed stays until it is saved or given up, whatever became of the note.
  const shown = changing && !isThere(changing.id) ? [changing, ...notes] : notes
  const { page = 1, totalPages = 1, totalElements = 0 } = data?.paging ?? {}
  const pages = Math.max(1, totalPages)
  const at = (to: number) => within({ applicationId: id, tab: 'notes', page: to })
  const turn = (to: number, words: string) =>
    to < 1 || to > pages ? (
      <Button aria-disabled>{words}</Button>
    ) : (
      <Button renderRoot={(props) => <Link {...props} to="/canprf" search={at(to)} />}>{words}</Button>
    )
  const toNewest = () => void navigate({ to: '/canprf', search: within({ applicationId: id, tab: 'notes' }), replace: true })
  return (
    <section aria-label={sayApplications('tab_notes')} aria-busy={isPlaceholderData}>
      <NewNote id={id} onDone={toNewest} />
      {linked !== undefined && data && !isPlaceholderData && !isThere(linked) && <Note tone="amber">{t('gone')}</Note>}
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Pending />
      ) : shown.length === 0 ? (
        <EmptyState kind="empty" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <h2 className={css.count}>{t('all', { n: totalElements })}</h2>
          <ol className={css.list}>
            {shown.map((one) =>
              one.id === changing?.id ? (
                <li key={one.id}>
                  <div>
                    <ChangeNote id={id} note={changing} current={notes.find((each) => each.id === one.id) ?? null} onClose={() => setChanging(null)} />
                  </div>
                </li>
              ) : (
                <NoteItem key={one.id} note={one} linked={one.id === linked} onChange={() => setChanging(one)} onDelete={() => setDeleting(one)} />
              ),
            )}
          </ol>
        </>
      )}
      {pages > 1 && (
        <div className={css.pages}>
          {turn(page - 1, t('newer'))}
          {turn(page + 1, t('older'))}
          <span className="meta">{t('page', { page, pages })}</span>
        </div>
      )}
      {deleting && <DeleteNote note={deleting} onClose={() => setDeleting(null)} />}
    </section>
  )
}
