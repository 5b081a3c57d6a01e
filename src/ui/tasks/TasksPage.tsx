import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { exportTasks } from '../../machines/commands/exportSheet.ts'
import { initialOf, isTagged, statusesOf } from '../../machines/lifecycles/tags.ts'
import { taskStates } from '../../machines/lifecycles/task.ts'
import { mayOpen } from '../../machines/pages.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf } from '../components/status/states.ts'
import { type Condition, isSameList, type TableSearch } from '../data/table/address.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/tasks.ts'
import { useClaims } from '../shell/session.ts'
import css from './tasks.module.css'
import { useTaskMoves } from './useTaskMoves.tsx'

type Row = components['schemas']['Task']
type Moves = ReturnType<typeof useTaskMoves>
const contains = { operator: 'STR_CONTAIN' } as const
/** What is still to be done first, the next due at the top. */
const nextFirst = { sort: 'toDoBy' }
const yesOrNo = [
  { value: 'true', label: t('yes') },
  { value: 'false', label: t('no') },
]
const isOpen = ({ status }: Row) => isTagged(taskStates, status, 'open')

const columnsWith = ({ press, busy }: Moves, isHr: boolean): readonly TableColumn<Row>[] => [
  { id: 'id', header: t('id'), kind: 'number', width: 76, card: 'id', startsHidden: true, cell: ({ id }) => id },
  {
    id: 'name',
    header: t('task'),
    kind: 'text',
    ...contains,
    width: 260,
    always: true,
    card: 'title',
    cell: ({ name, employeeId, personName, owner, mine }) =>
      isHr ? (
        <Link className="p" to="/employee/$employeeId" params={{ employeeId }} aria-label={t('taskOf', { name, who: personName })}>
          {name}
        </Link>
      ) : owner === 'NEW_HIRE' && mine ? (
        <Link className="p" to="/my-record">
          {name}
        </Link>
      ) : (
        name
      ),
  },
  { id: 'personName', header: t('for'), kind: 'text', ...contains, width: 170, priority: 'high', cell: ({ personName }) => personName },
  {
    id: 'ownerName',
    header: t('owner'),
    kind: 'text',
    ...contains,
    width: 170,
    mayBeEmpty: true,
    cell: ({ ownerName }) => ownerName ?? t('nobody'),
  },
  {
    id: 'dueOn',
    header: t('dueOn'),
    kind: 'date',
    mayBeEmpty: true,
    width: 130,
    priority: 'high',
    cell: ({ dueOn, overdue }) => (overdue ? <b className="tone t-red">{day(dueOn)}</b> : day(dueOn)),
  },
  {
    id: 'status',
    header: t('status'),
    kind: 'select',
    width: 130,
    card: 'status',
    options: statusesOf(taskStates).map((value) => ({ value, label: labelOf('task', value) })),
    cell: ({ status }) => <Status of="task" is={status} />,
  },
  { id: 'overdue', header: t('overdue'), kind: 'select', width: 110, options: yesOrNo, cell: ({ overdue }) => t(overdue ? 'yes' : 'no'), startsHidden: true },
  { id: 'mine', header: t('mine'), kind: 'select', width: 90, options: yesOrNo, cell: ({ mine }) => t(mine ? 'yes' : 'no'), startsHidden: true },
  {
    id: 'toDoBy',
    header: t('toDoBy'),
    kind: 'date',
    mayBeEmpty: true,
    width: 130,
    startsHidden: true,
    exported: false,
    cell: (row) => (isOpen(row) ? day(row.dueOn) : ''),
  },
  {
    id: 'action',
    header: t('action'),
    kind: 'words',
    width: 110,
    sortable: false,
    filterable: false,
    exported: false,
    card: 'aside',
    cell: (task) =>
      task.transitions
        .filter(({ event, allowed }) => event === 'complete' && allowed)
        .map((transition) => (
          <Button
            key={transition.event}
            size="xs"
            data-event={transition.event}
            aria-label={t('moveName', { move: t('complete'), name: task.name })}
            aria-disabled={busy || undefined}
            onClick={() => press(task, transition)}
          >
            {t('complete')}
          </Button>
        )),
  },
]

const is = (column: string, value: string): Condition => ({ column, operator: 'SEL_EQUAL', value })
const open = is('status', initialOf(taskStates))
const mine = is('mine', 'true')
/** What is asked for most, one click away. */
const presets: readonly { name: 'myOpen' | 'allOpen' | 'allOverdue'; where: Condition[]; forHr?: true }[] = [
  { name: 'myOpen', where: [mine, open] },
  { name: 'allOpen', where: [open], forHr: true },
  { name: 'allOverdue', where: [is('overdue', 'true')] },
]

type Props = { search: TableSearch; onSearch: (search: TableSearch) => void }

/** The tasks of onboarding: one's own, and for HR everybody's, who begin with what is theirs. */
export function TasksPage({ search, onSearch }: Props) {
  const isHr = mayOpen('taskTemplates', useClaims())
  const isNarrowed = Object.values(search).some((part) => part !== undefined)
  if (isHr && !isNarrowed) return <Navigate to="/tasks" search={{ where: [mine, open] }} replace />
  // An address of its own for everybody's: without one it would begin anew with what is mine.
  const keepAddress = (next: TableSearch) => onSearch({ ...next, sort: next.sort ?? nextFirst.sort })
  return <TaskList {...{ search, isHr }} onSearch={isHr ? keepAddress : onSearch} />
}

function TaskList({ search, onSearch, isHr }: Props & { isHr: boolean }) {
  const moves = useTaskMoves()
  const { press, busy, question } = moves
  const columns = useMemo(() => columnsWith({ press, busy, question: null }, isHr), [press, busy, isHr])
  const shown = { ...search, sort: search.sort ?? nextFirst.sort }
  const result = recruitmentQueries.useQuery('post', '/task/criteria', { body: criteriaOf(shown, columns) }, { placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader
        title={t('tasks')}
        facts={[
          <nav key="presets" className={css.presets} aria-label={t('presets')}>
            {presets
              .filter(({ forHr }) => isHr || !forHr)
              .map(({ name, where }) => (
                <Link
                  key={name}
                  className="link"
                  to="/tasks"
                  search={{ where }}
                  aria-current={isSameList({ where }, { ...search, sort: undefined }) ? 'true' : undefined}
                >
                  {t(name)}
                </Link>
              ))}
          </nav>,
        ]}
        actions={isHr && <Button renderRoot={(props) => <Link {...props} to="/task-templates" />}>{t('templates')}</Button>}
      />
      <DataTable
        exported={exportTasks}
        name="tasks"
        label={t('tasks')}
        columns={columns}
        searchLabel={t('searchIn')}
        empty={
          <EmptyState kind="empty" title={t('noTasks')}>
            {t(isHr ? 'noTasksHr' : 'noTasksText')}
          </EmptyState>
        }
        search={shown}
        standard={nextFirst}
        {...{ onSearch, result }}
      />
      {question}
    </>
  )
}
