import { ActionIcon, Button } from '@mantine/core'
import { IconUserMinus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { deleteGroupMachine, takeOutMachine } from '../../machines/commands/people.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Pending } from '../components/Pending.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/people.ts'
import { type Member, memberColumns } from './groupColumns.tsx'
import css from './people.module.css'

const ChangeGroupDialog = lazy(() => import('./GroupDialog.tsx').then((m) => ({ default: m.ChangeGroupDialog })))

type Props = { id: number; search: TableSearch; onSearch: (search: TableSearch) => void }
const byName = { sort: 'name' }

/** One group: what it is for, whose it is, and who is in it. */
export function GroupPage({ id, search, onSearch }: Props) {
  const [open, setOpen] = useState<'change' | 'delete' | null>(null)
  const navigate = useNavigate()
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/people-group/{id}', { params: { path: { id } } })
  const shown = { ...search, sort: search.sort ?? byName.sort }
  const result = recruitmentQueries.useQuery(
    'post',
    '/people-group/{id}/members/criteria',
    { params: { path: { id } }, body: criteriaOf(shown, memberColumns) },
    { placeholderData: keepPreviousData },
  )
  const [deleting, sendDelete] = useCommandActor(deleteGroupMachine, {
    done() {
      notifySuccess(t('removed'))
      void navigate({ to: '/people-groups' })
    },
    refused: (problem) => notifyProblem(problem),
  })
  const [taking, sendTakeOut] = useCommandActor(takeOutMachine, {
    done: (_, { name }) => notifySuccess(t('takenOut', { name })),
    refused: (problem) => notifyProblem(problem),
  })
  if (error && !data) return <LoadFailed as="page" title={t('unavailable')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending />
  const group = data.data
  const takeOut = ({ id: applicantId, name, mayRemove }: Member) =>
    mayRemove && (
      <ActionIcon
        aria-label={t('takeOut', { name })}
        title={t('takeOut', { name })}
        aria-disabled={taking.hasTag('busy') || undefined}
        onClick={() => !taking.hasTag('busy') && sendTakeOut({ type: 'do', what: { id, applicantId, name } })}
      >
        <IconUserMinus size={16} stroke={1.8} />
      </ActionIcon>
    )
  return (
    <>
      <PageHeader
        title={group.name}
        facts={[t('ownedBy', { name: group.owner }), t('membersOf', { n: group.members }), t('madeOn', { day: day(group.createdAt) })]}
        crumbs={
          <Link to="/people-groups" activeOptions={{ exact: true }}>
            {t('groupsTitle')}
          </Link>
        }
        actions={
          group.mayChange && (
            <>
              <Button size="md" aria-haspopup="dialog" onClick={() => setOpen('delete')}>
                {t('remove')}
              </Button>
              <Button size="md" aria-haspopup="dialog" onClick={() => setOpen('change')}>
                {t('change')}
              </Button>
            </>
          )
        }
      />
      <div className={css.notes}>
        <p className={css.reason}>{group.reason}</p>
      </div>
      <DataTable
        name="groupMembers"
        recordId={id}
        label={t('members')}
        columns={memberColumns}
        search={shown}
        standard={byName}
        onSearch={onSearch}
        result={result}
        searchLabel={t('membersSearch')}
        rowActions={takeOut}
        empty={
          <EmptyState kind="empty" title={t('membersEmpty')}>
            {t('membersEmptyText')}
          </EmptyState>
        }
      />
      <LazyBoundary>{open === 'change' && <ChangeGroupDialog group={group} onClose={() => setOpen(null)} />}</LazyBoundary>
      <ConfirmDialog
        opened={open === 'delete'}
        title={t('removeTitle', { name: group.name })}
        confirm={t('removeDo')}
        danger
        busy={deleting.hasTag('busy')}
        onConfirm={() => sendDelete({ type: 'do', what: { id, version: group.version } })}
        onCancel={() => setOpen(null)}
      >
        {t('removeText', { n: group.members })}
      </ConfirmDialog>
    </>
  )
}
