import { useDebouncedCallback } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { authQueries } from '../../../../api/queries.ts'
import { createView, deleteView, keepColumns, keepSearch, type ListView, type SharedView, updateView } from '../../../../machines/commands/listViews.ts'
import { notifyProblem, notifySuccess } from '../../../components/toast.ts'
import { t } from '../../../i18n/views.ts'
import { useCommandActor } from '../../useCommandActor.ts'
import { type Condition, isSameList, type ListName, type ListSearch, listSearchOf, type TableSearch, tableSearch } from '../address.ts'
import type { TableColumn } from '../columns.ts'
import { criteriaOf } from '../criteria.ts'
import { useViewCounts } from './useViewCounts.ts'

/** What is asked about a view before it is done: a name, or whether it is meant. */
export type Asking = 'saveAs' | 'rename' | 'duplicate' | 'delete'
/** As the contract bounds them. */
const [NARROWEST, WIDEST] = [48, 800]
export type Widths = Record<string, number>

type Props = {
  name: ListName
  search: TableSearch
  onSearch: (search: TableSearch) => void
  standard: ListSearch
  columns: readonly TableColumn<never>[]
  /** The requisition or the group whose list it is. */
  recordId?: number | undefined
  /** What is counted under the title of the list. */
  facts?: readonly Condition[][] | undefined
  /** The list is here, and nothing of it is being asked. */
  settled: boolean
}

/** The saved views of a list and the columns this person last chose for it. */
export function useViews({ name: list, search, onSearch, standard, columns, recordId, facts, settled }: Props) {
  const saved = authQueries.useQuery('get', '/views', { params: { query: { list } } }, { staleTime: 60_000 })
  const [asking, setAsking] = useState<Asking | null>(null)
  const views = saved.data?.data.views ?? []
  const shared = saved.data?.data.shared ?? []
  const counts = useViewCounts({ list, recordId, columns, facts, settled })?.data
  const current = views.find(({ id }) => id === search.view)
  const ofColleague = current ? undefined : shared.find(({ id }) => id === search.view)
  const opened = current ?? ofColleague
  const base = opened?.search ?? { ...standard, cols: search.cols }
  const open = (to: ListSearch, view: number | undefined) => onSearch({ ...search, ...tableSearch(to), view })

  const done = (text: string) => {
    notifySuccess(text)
    setAsking(null)
  }
  const refused = (problem: unknown) => {
    notifyProblem(problem)
    void saved.refetch()
  }
  const [creating, create] = useCommandActor(createView, {
    done(view, { search }) {
      done(t('saved'))
      open(search, view)
    },
  })
  const [updating, update] = useCommandActor(updateView, {
    done(_, view) {
      done(t('saved'))
      if (view.shared !== views.find(({ id }) => id === view.id)?.shared) notifySuccess(t(view.shared ? 'isShared' : 'isOwn'))
      if (view.tells) tell({ type: 'do', what: { id: view.id, criteria: askedBy(view) } })
    },
    // A name that does not fit is told in its dialog.
    refused: (problem) => asking === null && refused(problem),
  })
  const [deleting, remove] = useCommandActor(deleteView, {
    done() {
      done(t('deleted'))
      open(standard, undefined)
    },
    refused(problem) {
      refused(problem)
      setAsking(null)
    },
  })
  const [, keep] = useCommandActor(keepColumns, { refused })
  const [telling, tell] = useCommandActor(keepSearch, { done: (_, { criteria }) => notifySuccess(t(criteria ? 'told' : 'notTold')), refused })
  /** What a view asks its list for, whatever its page and order. */
  function askedBy(view: ListView) {
    const { columns: names, operators, values, groups, search: words } = criteriaOf(tableSearch({ ...view.search }), columns)
    return { columns: names, operators, values, ...(groups && { groups }), ...(words && { search: words }) }
  }

  const [sized, setSized] = useState<Widths | null>(null)
  const kept = saved.data?.data.widths
  const widths = useMemo(() => sized ?? Object.fromEntries((kept ?? []).map(({ column, width }) => [column, width])), [sized, kept])
  const keepWidths = useDebouncedCallback((next: Widths) => {
    keep({ type: 'do', what: { list, widths: Object.entries(next).map(([column, width]) => ({ column, width })) } })
  }, 600)

  return {
    views,
    shared,
    /** How many rows each has, once that is known; without a view, the whole list. */
    countOf: (id: number | null) => counts?.find(({ viewId }) => viewId === id),
    list,
    widths,
    /** Another width, kept once the hand rests; `null` is what every column begins with. */
    resize: (column: string | null, width = 0) => {
      const next = column === null ? {} : { ...widths, [column]: Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) }
      setSized(next)
      keepWidths(next)
    },
    current,
    /** The view that is open: an own one, or one that a colleague shares. */
    opened,
    ofColleague,
    /** The list may be shown: whoever chose columns sees them from the first moment. */
    ready: !saved.isPending,
    columns: saved.data?.data.columns ?? null,
    changed: !saved.isPending && !isSameList(search, base),
    busy: creating.hasTag('busy') || updating.hasTag('busy') || deleting.hasTag('busy'),
    problem: (asking === 'rename' ? updating : creating).context.problem,
    asking,
    ask: (what: Asking | null) => {
      create({ type: 'forget' })
      update({ type: 'forget' })
      setAsking(what)
    },
    /** Without one: every row, as the list begins. */
    open: (view?: ListView | SharedView) => open(view?.search ?? standard, view?.id),
    cancel: () => open(opened?.search ?? standard, opened?.id),
    save: () => current && update({ type: 'do', what: { ...current, search: listSearchOf(search) } }),
    saveAs: (name: string, from: ListSearch = listSearchOf(search)) => create({ type: 'do', what: { list, name, search: from } }),
    /** Only applications come by themselves. */
    mayTell: list === 'applications',
    tell: () => {
      if (!current || telling.hasTag('busy')) return
      tell({ type: 'do', what: { id: current.id, criteria: current.tells ? null : askedBy(current) } })
    },
    share: () => current && !updating.hasTag('busy') && update({ type: 'do', what: { ...current, shared: !current.shared } }),
    rename: (name: string) => current && update({ type: 'do', what: { ...current, name } }),
    remove: () => opened && remove({ type: 'do', what: { id: opened.id, version: opened.version } }),
    choose: (cols: string[]) => onSearch({ ...search, cols }),
    /** Other columns change the view that is open; without one they are what the person wants to see from now on. */
    keep: (cols: string[]) => !opened && keep({ type: 'do', what: { list, columns: cols } }),
  }
}

export type Views = ReturnType<typeof useViews>
