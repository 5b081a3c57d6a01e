import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { copyRequisition } from '../../machines/requisitionDeeds.ts'
import { exportRequisitions } from '../../machines/sheets.ts'
import { PageHeader } from '../kit/PageHeader.tsx'
import { criteriaOf, type TableSearch } from '../kit/table/address.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { notifyProblem, notifySuccess } from '../kit/toast.ts'
import { Void } from '../kit/Void.tsx'
import { say } from '../words/requisitions.ts'
import { NewRequisition } from './NewRequisition.tsx'
import { useReference } from './ReferenceSelect.tsx'
import { type RequisitionRow, requisitionColumns } from './requisitionColumns.tsx'

/** Every requisition that this person may see. */
export function RequisitionList({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const departments = useReference('/ref/departments').map(({ name }) => name)
  const positionTypes = useReference('/ref/position_type').map(({ name }) => name)
  const columns = requisitionColumns({ departments, positionTypes })
  const result = recruitmentQueries.useQuery('post', '/requisitions/criteria', { body: criteriaOf(search, columns) }, { placeholderData: keepPreviousData })
  const [raising, setRaising] = useState(false)
  const begin = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setRaising(true)}>
      {say('new')}
    </Button>
  )
  return (
    <>
      <PageHeader title={say('requisitions')} actions={begin} />
      <DataTable
        exported={exportRequisitions}
        name="requisitions"
        label={say('requisitions')}
        columns={columns}
        search={search}
        onSearch={onSearch}
        result={result}
        searchLabel={say('searchIn')}
        empty={
          <Void kind="empty" title={say('listEmpty')}>
            {say('listEmptyText')}
          </Void>
        }
        rowActions={(row) => <RowMenu row={row} />}
      />
      {raising && <NewRequisition onCancel={() => setRaising(false)} />}
    </>
  )
}

function RowMenu({ row }: { row: RequisitionRow }) {
  const navigate = useNavigate()
  const [state, send] = useMachine(
    copyRequisition.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(say('copied'))
          void navigate({ to: '/jobreq/$id', params: { id: answer.id } })
        },
        tellRefused: (_, { problem }) => notifyProblem(problem, 'clone'),
      },
    }),
  )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={say('rowMenu', { title: row.positionTitle })}>
          <IconDots size={16} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={16} stroke={1.7} aria-hidden />}
          disabled={state.hasTag('busy')}
          onClick={() => send({ type: 'do', what: { id: row.id, key: crypto.randomUUID() } })}
        >
          {say('clone')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
