import { type ReactNode, useCallback, useState } from 'react'
import { mostCancelledAtOnce, mostSheetsAtOnce } from '../../api/bounds.gen.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import type { Selection } from '../data/table/selection.ts'
import { t } from '../i18n/requisitions.ts'
import { t as sayOfSheet } from '../i18n/sheet.ts'
import { RowMenu } from './RowMenu.tsx'
import type { RequisitionRow } from './requisitionColumns.tsx'
import type { Wish } from './sheet/SheetItems.tsx'
import { Sheets } from './sheet/Sheets.tsx'

const CancelOne = lazy(() => import('./closing/CancelOne.tsx').then((m) => ({ default: m.CancelOne })))
const CancelSeveral = lazy(() => import('./closing/CancelSeveral.tsx').then((m) => ({ default: m.CancelSeveral })))

const MOST_AT_ONCE = Math.min(mostSheetsAtOnce, mostCancelledAtOnce)

type Asking = { what: 'one'; row: RequisitionRow } | { what: 'several'; selection: Selection; clear: () => void }

/** What any list of requisitions lets its reader do with a row and with several: `table` goes into the list, `dialogs` beside it. */
export function useRowCommands() {
  const [asking, ask] = useState<Asking | null>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const close = () => ask(null)
  const dialogs = (
    <>
      <LazyBoundary fallback={null}>
        {asking?.what === 'one' && <CancelOne row={asking.row} onClose={close} />}
        {asking?.what === 'several' && <CancelSeveral selection={asking.selection} onClose={close} onDone={asking.clear} />}
      </LazyBoundary>
      <Sheets wish={wish} onClose={() => setWish(null)} />
    </>
  )
  // The same for as long as the list is shown, so that its rows are not drawn anew.
  const rowActions = useCallback(
    (row: RequisitionRow): ReactNode => <RowMenu row={row} onWish={setWish} onCancel={(one) => ask({ what: 'one', row: one })} />,
    [],
  )
  const table = {
    most: MOST_AT_ONCE,
    rowActions,
    batch: (selection: Selection, clear: () => void): ReactNode => (
      <Batch selection={selection} onWish={setWish} onCancel={() => ask({ what: 'several', selection, clear })} />
    ),
  }
  return { table, dialogs }
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
        {t('bulkCancel')}
      </button>
      {tooMany && <span className="meta">{t('tooMany', { most: MOST_AT_ONCE })}</span>}
    </>
  )
}
