import { Button } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { nameOf } from '../../machines/flows/conversion.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Pending } from '../components/Pending.tsx'
import { Status } from '../components/status/Status.tsx'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/tasks.ts'
import css from './tasks.module.css'
import { useTaskMoves } from './useTaskMoves.tsx'

const TaskDialog = lazy(() => import('./TaskDialog.tsx').then((kit) => ({ default: kit.TaskDialog })))
const StartDayDialog = lazy(() => import('./StartDayDialog.tsx').then((kit) => ({ default: kit.StartDayDialog })))

type Task = components['schemas']['Task']
type Props = { employee: components['schemas']['EmployeeRecord']; isHr: boolean }

/** What is to be done for one employee. HR sees all of it; the person sees and ticks off what is theirs. */
export function EmployeeTasks({ employee, isHr }: Props) {
  const path = { params: { path: { employeeId: employee.id } } }
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/task/of-employee/{employeeId}', path)
  const [shown, setShown] = useState<{ what: 'task'; id: number | null } | { what: 'startDay' } | null>(null)
  const moves = useTaskMoves()
  const list = data?.responseDataList ?? []
  const chosen = shown?.what === 'task' ? (list.find(({ id }) => id === shown.id) ?? null) : null
  const close = () => setShown(null)
  return (
    <section className={css.section} aria-labelledby="section-tasks" data-own={employee.mayEdit || undefined}>
      <div className={css.head}>
        <h2 id="section-tasks">{t(isHr ? 'tasks' : 'yourTasks')}</h2>
        {isHr && (
          <div className={css.acts}>
            {employee.mayPlace && (
              <Button size="xs" variant="subtle" onClick={() => setShown({ what: 'startDay' })}>
                {t('changeStartDay')}
              </Button>
            )}
            <Button size="xs" variant="subtle" onClick={() => setShown({ what: 'task', id: null })}>
              {t('add')}
            </Button>
          </div>
        )}
      </div>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && list.length === 0 && <p className="meta">{t(isHr ? 'none' : 'noneOfYours')}</p>}
      {list.length > 0 && (
        <ul className={css.list}>
          {list.map((task) => (
            <li key={task.id} data-task={task.id}>
              <TaskRow task={task} isHr={isHr} moves={moves} onEdit={() => setShown({ what: 'task', id: task.id })} />
            </li>
          ))}
        </ul>
      )}
      {moves.question}
      <LazyBoundary>
        {shown?.what === 'startDay' && <StartDayDialog employee={employee} name={nameOf(employee)} onClose={close} />}
        {shown?.what === 'task' && (shown.id === null || chosen) && <TaskDialog employeeId={employee.id} task={chosen} onClose={close} />}
      </LazyBoundary>
    </section>
  )
}

type RowProps = { task: Task; isHr: boolean; moves: ReturnType<typeof useTaskMoves>; onEdit: () => void }
function TaskRow({ task, isHr, moves, onEdit }: RowProps) {
  const { name, description, ownerName, dueOn, overdue, status, reason, doneAt, doneBy } = task
  return (
    <>
      <div className={css.what}>
        <span className="b">{name}</span>
        {description && <span className="meta">{description}</span>}
        <span className="meta">
          {isHr && `${ownerName ?? t('nobody')} · `}
          {dueOn ? <span className={overdue ? 'tone t-red' : undefined}>{t(overdue ? 'overdueSince' : 'dueBy', { day: day(dueOn) })}</span> : t('noDay')}
          {doneAt && doneBy && ` · ${t('doneBy', { name: doneBy, day: day(doneAt) })}`}
        </span>
        {reason && <span className="meta">“{reason}”</span>}
      </div>
      <Status of="task" is={status} />
      <div className={css.acts}>
        {task.transitions
          .filter(({ event, allowed }) => allowed && event !== 'change')
          .map((transition) => (
            <Button
              key={transition.event}
              size={isHr ? 'xs' : 'md'}
              data-event={transition.event}
              aria-label={t('moveName', { move: t(transition.event as 'complete'), name })}
              aria-disabled={moves.busy || undefined}
              onClick={() => moves.press(task, transition)}
            >
              {t(transition.event as 'complete')}
            </Button>
          ))}
        {task.transitions.some(({ event, allowed }) => event === 'change' && allowed) && (
          <Button size="xs" variant="subtle" data-event="change" aria-label={t('editName', { name })} onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </div>
    </>
  )
}
