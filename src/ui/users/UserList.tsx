import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { authQueries } from '../../api/queries.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { t } from '../i18n/users.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { userColumns } from './userColumns.tsx'

/** Who may sign in, and as what. */
export function UserList({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const [inviting, setInviting] = useState(false)
  const result = authQueries.useQuery('post', '/users/criteria', { body: criteriaOf(search, userColumns) }, { placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader
        title={t('users')}
        facts={[t('about')]}
        actions={
          <Button variant="filled" leftSection={<IconUserPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      <DataTable
        name="users"
        label={t('users')}
        columns={userColumns}
        searchLabel={t('searchIn')}
        empty={<EmptyState kind="empty" title={t('empty')} />}
        {...{ search, onSearch, result }}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
