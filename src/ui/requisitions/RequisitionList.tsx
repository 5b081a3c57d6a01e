import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { mostCancelledAtOnce, mostSheetsAtOnce } from '../../api/bounds.gen.ts'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportRequisitions } from '../../machines/sheets.ts'
import { PageHeader } from '../kit/PageHeader.tsx'
import { criteriaOf, type TableSearch } from '../kit/table/address.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import type { Selection } from '../kit/table/selection.ts'
import { Void } from '../kit/Void.tsx'
import { say } from '../words/requisitions.ts'
import { say as sayOfSheet } from '../words/sheet.ts'
import { ImportRequisitions } from './ImportRequisitions.tsx'
import { useReference } from './ReferenceSelect.tsx'
import { RowMenu } from './RowMenu.tsx'
import { type RequisitionRow, requisitionColumns } from './requisitionColumns.tsx'
import type { Wish } from './sheet/SheetItems.tsx'
import { Sheets } from './sheet/Sheets.tsx'

const NewRequisition = lazy(() => import('./NewRequisition.tsx').then((m) => ({ default: m.NewRequisition })))
const CancelOne = lazy(() => import('./CancelOne.tsx').then((m) => ({ default: m.CancelOne })))
const CancelSeveral = lazy(() => import('./CancelSeveral.tsx').then((m) => ({ default: m.CancelSeveral })))

const MOST_AT_ONCE = Math.min(mostSheetsAtOnce, mostCancelledAtOnce)

type Asking = { what: 'new' } | { what: 'cancel'; row: RequisitionRow } | { what: 'cancelSeveral'; selection: Selection; clear: () => void }

/** Every requisition that this person may see. */
export function RequisitionList({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const departments = useReference('/ref/departments').map(({ name }) => name)
  const positionTypes = useReference('/ref/position_type').map(({ name }) => name)
  const columns = requisitionColumns({ departments, positionTypes })
  const result = recruitmentQueries.useQuery('post', '/requisitions/criteria', { body: criteriaOf(search, columns) }, { placeholderData: keepPreviousData })
  const [asking, ask] = useState<Asking | null>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const close = () => ask(null)
  const begin = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => ask({ what: 'new' })}>
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
        rowActions={(row) => <RowMenu row={row} onWish={setWish} onCancel={(one) => ask({ what: 'cancel', row: one })} />}
        most={MOST_AT_ONCE}
        tools={<ImportRequisitions />}
        batch={(selection, clear) => <Batch selection={selection} onWish={setWish} onCancel={() => ask({ what: 'cancelSeveral', selection, clear })} />}
      />
      <Suspense fallback={null}>
        {asking?.what === 'new' && <NewRequisition onCancel={close} />}
        {asking?.what === 'cancel' && <CancelOne row={asking.row} onClose={close} />}
        {asking?.what === 'cancelSeveral' && <CancelSeveral selection={asking.selection} onClose={close} onDone={asking.clear} />}
      </Suspense>
      <Sheets wish={wish} onClose={() => setWish(null)} />
    </>
  )
}

function Batch({ selection, onWish, onCancel }: { selection: Selection; onWish: (wish: Wish) => void; onCancel: () => void }) {
  const { count, ...chosen } = selection
  const tooMany = count > MOST_AT_ONCE || undefined
  const wish = (purpose: Wish['purpose']) => !tooMany && onWish({ purpose, chosen, count })
  return (
    <>
      <button type="button" aria-disabled={tooMany} onClick={() => wish('print')}>
        {sayOfSheet('printShort')}
      </button>
      <button type="button" aria-disabled={tooMany} onClick={() => wish('save')}>
        {sayOfSheet('save')}
      </button>
      <button type="button" aria-disabled={tooMany} onClick={() => !tooMany && onCancel()}>
        {say('bulkCancel')}
      </button>
      {tooMany && <span className="meta">{say('tooMany', { most: MOST_AT_ONCE })}</span>}
    </>
  )
}
