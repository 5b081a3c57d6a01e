import { createFileRoute } from '@tanstack/react-router'
import { ApplicationList } from '../ui/candidates/ApplicationList.tsx'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { LazyBoundary, lazy } from '../ui/components/lazy.tsx'
import { Pending } from '../ui/components/Pending.tsx'
import { firstPage, type TableSearch, tableSearch } from '../ui/data/table/address.ts'

const ApplicationBoard = lazy(() => import('../ui/candidates/board/ApplicationBoard.tsx').then((module) => ({ default: module.ApplicationBoard })))

/** `view` is a saved view, or the board; on the board a saved view is called `saved`. */
type Search = Omit<TableSearch, 'view'> & { view?: number | 'board' | undefined; saved?: number | undefined }

const boardSearch = (raw: Record<string, unknown>): Search => {
  if (raw.view !== 'board') return tableSearch(raw)
  const { view, ...search } = tableSearch({ ...raw, view: raw.saved })
  return { ...search, view: 'board', saved: view }
}

export const Route = createFileRoute('/_shell/appsch')({ validateSearch: searchOf(boardSearch), component: Page })

function Page() {
  const navigate = Route.useNavigate()
  const { saved, view, ...search } = Route.useSearch()
  const isBoard = view === 'board'
  const shown: TableSearch = { ...search, view: isBoard ? saved : view }
  const open = (next: TableSearch, board = isBoard) => void navigate({ search: board ? { ...next, view: 'board', saved: next.view } : next })
  const onBoard = (board: boolean) => open({ ...shown, ...firstPage }, board)
  return isBoard ? (
    <LazyBoundary fallback={<Pending />}>
      <ApplicationBoard search={shown} onSearch={(next) => open(next)} onBoard={onBoard} />
    </LazyBoundary>
  ) : (
    <ApplicationList search={shown} onSearch={(next) => open(next)} onBoard={onBoard} />
  )
}
