import { Button } from '@mantine/core'
import { IconUsersPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { mayOpen } from '../../machines/pages.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { t as sayApplication } from '../i18n/applications.ts'
import { t } from '../i18n/people.ts'
import { useClaims } from '../shell/session.ts'
import { groupColumns } from './groupColumns.tsx'

const TERMS = ['pool'] as const

const NewGroupDialog = lazy(() => import('./GroupDialog.tsx').then((m) => ({ default: m.NewGroupDialog })))

/** Every group of people, with its reason and its owner. */
export function GroupList({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const [making, setMaking] = useState(false)
  const navigate = useNavigate()
  const mayBack = mayOpen('appsch', useClaims())
  const result = recruitmentQueries.useQuery(
    'post',
    '/people-group/criteria',
    { body: criteriaOf(search, groupColumns) },
    { placeholderData: keepPreviousData },
  )
  const make = (
    <Button variant="filled" leftSection={<IconUsersPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setMaking(true)}>
      {t('newGroup')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('groupsTitle')}
        terms={TERMS}
        facts={[t('groupsAbout')]}
        crumbs={mayBack && <Link to="/appsch">{sayApplication('title')}</Link>}
        actions={make}
      />
      <DataTable
        name="peopleGroups"
        label={t('groupsTitle')}
        columns={groupColumns}
        searchLabel={t('groupSearch')}
        empty={
          <EmptyState kind="empty" title={t('groupsEmpty')}>
            {t('groupsEmptyText')}
          </EmptyState>
        }
        {...{ search, onSearch, result }}
      />
      <LazyBoundary>
        {making && <NewGroupDialog onClose={() => setMaking(false)} onMade={(id) => void navigate({ to: '/people-groups/$id', params: { id } })} />}
      </LazyBoundary>
    </>
  )
}
