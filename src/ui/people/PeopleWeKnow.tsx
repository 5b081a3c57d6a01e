import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { inviteMachine } from '../../machines/commands/people.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { asChoices } from '../components/form/choices.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Note } from '../components/Note.tsx'
import { notifyInfo, notifyProblem, notifySuccess } from '../components/toast.ts'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/people.ts'
import { AddToGroup } from './AddToGroup.tsx'
import { type KnownPerson, knownColumns } from './knownColumns.tsx'
import css from './people.module.css'

const InviteDialog = lazy(() => import('./InviteDialog.tsx').then((m) => ({ default: m.InviteDialog })))
const ScoreDialog = lazy(() => import('./ScoreDialog.tsx').then((m) => ({ default: m.ScoreDialog })))

type Props = { requisitionId: number; search: TableSearch; onSearch: (search: TableSearch) => void }
type Chosen = { people: KnownPerson[]; clear: () => void }
const bestFirst = { sort: '-score' }
const everyGroup = { body: { page: 1, size: 100, sort: 'name' } } as const

/** Past applicants who may be written to, best first by what a requisition asks for; one press invites. */
export function PeopleWeKnow({ requisitionId, search, onSearch }: Props) {
  const groups = recruitmentQueries.useQuery('post', '/people-group/criteria', everyGroup)
  const [explained, setExplained] = useState<KnownPerson | null>(null)
  const [inviting, setInviting] = useState<Chosen | null>(null)
  const [adding, setAdding] = useState<Chosen | null>(null)
  const [state, send] = useCommandActor(inviteMachine, {
    done: ([one]) => {
      if (!one) return
      const { name, ok, isNew, invited, message } = one
      if (!ok) notifyInfo(message)
      else if (isNew) notifySuccess(t('invitedToast', { name }))
      else if (invited) notifyInfo(t('invitedBefore', { name, at: day(invited.at), by: invited.by }))
    },
    refused: (problem) => notifyProblem(problem),
  })
  const busy = state.hasTag('busy')
  const uses = { groups: groups.data?.responseDataList ?? [], groupsQuery: asChoices(groups), onExplain: setExplained }
  const shown = { ...search, sort: bestFirst.sort }
  const result = recruitmentQueries.useQuery(
    'post',
    '/applicant/known/{reqId}',
    { params: { path: { reqId: requisitionId } }, body: criteriaOf(shown, knownColumns(uses)) },
    { placeholderData: keepPreviousData },
  )
  const { post, paging, responseDataList: rows = [] } = result.data ?? {}
  const onInvite = post?.isPublic ? ({ id }: KnownPerson) => !busy && send({ type: 'do', what: { requisitionId, applicantIds: [id] } }) : undefined
  const among = (selection: object) => rows.filter(({ id }) => 'ids' in selection && (selection.ids as number[]).includes(id))
  return (
    <>
      <div className={css.notes}>
        <p className="dim">{t('knownHelp')}</p>
        {post?.why && (
          <Note tone="amber">
            {t(`why_${post.why}`)}{' '}
            <Link className="link" to="/jobreq/$id" params={{ id: requisitionId }} search={{ tab: 'post' }}>
              {t('toPost')}
            </Link>
          </Note>
        )}
        {paging?.more && <Note tone="neutral">{t('onlyBest')}</Note>}
      </div>
      <DataTable
        name="peopleWeKnow"
        recordId={requisitionId}
        label={t('known')}
        columns={knownColumns({ ...uses, onInvite })}
        search={shown}
        standard={bestFirst}
        onSearch={onSearch}
        result={result}
        searchLabel={t('search')}
        empty={
          <EmptyState kind="empty" title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
        tools={
          <Button renderRoot={(props) => <Link {...props} to="/people-groups" />} className="tool">
            {t('groupsTitle')}
          </Button>
        }
        batch={(selection, clear) => (
          <>
            {post?.isPublic && (
              <button type="button" onClick={() => setInviting({ people: among(selection), clear })}>
                {t('inviteSeveral')}
              </button>
            )}
            <button type="button" onClick={() => setAdding({ people: among(selection), clear })}>
              {t('addTo')}
            </button>
          </>
        )}
      />
      <LazyBoundary>
        {explained && <ScoreDialog person={explained} onClose={() => setExplained(null)} />}
        {inviting && <InviteDialog requisitionId={requisitionId} people={inviting.people} onClose={() => setInviting(null)} onDone={inviting.clear} />}
      </LazyBoundary>
      {adding && (
        <AddToGroup
          title={t('addSeveral', { n: adding.people.length })}
          people={{ applicantIds: adding.people.map(({ id }) => id) }}
          onClose={() => setAdding(null)}
          onDone={adding.clear}
        />
      )}
    </>
  )
}
