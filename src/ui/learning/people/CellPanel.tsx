import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { courseAssignmentStates } from '../../../machines/lifecycles/courseAssignment.ts'
import { isTagged } from '../../../machines/lifecycles/tags.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { day, listOf } from '../../i18n/format.ts'
import { t } from '../../i18n/learning.ts'
import { dayBeside, LearningState } from '../LearningState.tsx'
import type { Cell, Person } from './Matrix.tsx'
import { PlaceOf } from './PlaceOf.tsx'
import css from './people.module.css'
import { useRemind } from './useRemind.ts'

type Props = { person: Person; cell: Cell; courses: readonly components['schemas']['MatrixCourse'][]; onClose: () => void }

const remindedOn = ({ at, by }: components['schemas']['LearningReminder']) => (by === null ? day(at) : t('remindedByHand', { day: day(at), name: by }))

/** What is known of one person and one course: how it stands, when they were reminded, and every earlier completion with its version. */
export function CellPanel({ person, cell, courses, onClose }: Props) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/learning/evidence/{employeeId}', { params: { path: { employeeId: person.employeeId } } })
  const name = courses.find(({ id }) => id === cell.courseId)?.name ?? t('course')
  const made = data?.data.completions.filter(({ courseId }) => courseId === cell.courseId) ?? []
  const own = data?.data.courses.find(({ id }) => id === cell.assignmentId)
  const isOpen = own !== undefined && isTagged(courseAssignmentStates, own.status, 'toDo')
  const { busy, remind } = useRemind()
  const reminded = data?.data.reminders.filter(({ assignmentId }) => assignmentId === cell.assignmentId) ?? []
  return (
    <section className={css.part} aria-label={t('panel')}>
      <div className={css.partHead}>
        <h2>{name}</h2>
        <LearningState is={cell.state} pill />
      </div>
      <p className="meta">
        {person.name} · {dayBeside(cell.state, cell.date)}
      </p>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && (
        <ol className={css.line}>
          {reminded.length > 0 && <li className="meta">{t('reminded', { days: listOf(reminded.map(remindedOn).toReversed(), 'conjunction') })}</li>}
          {made.map((one) => (
            <li key={one.id}>
              {t('completedOn', { day: day(one.completedOn) })}
              <span className="meta">
                {[
                  t('versionN', { n: one.courseVersion }),
                  one.score !== null && t('scoreOf', { n: one.score }),
                  one.validUntil === null ? t('holdsForEver') : t('validUntil', { day: day(one.validUntil) }),
                  one.confirmedBy && t('confirmedBy', { name: one.confirmedBy }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
          {made.length === 0 && <li className="meta">{t('noHistory')}</li>}
        </ol>
      )}
      {isOpen && own?.kind === 'SESSION' && <PlaceOf assignmentId={cell.assignmentId} />}
      {isOpen && <p className="meta">{t('remindHelp')}</p>}
      <div className={css.acts}>
        {isOpen && (
          <Button
            aria-label={t('remindNowOf', { name: person.name })}
            aria-disabled={busy || undefined}
            onClick={() => remind([person.employeeId], [cell.courseId])}
          >
            {t('remindNow')}
          </Button>
        )}
        <Button
          renderRoot={(props) => <Link {...props} to="/learning/assignment/$id" params={{ id: cell.assignmentId }} />}
          aria-label={t('openCourseOf', { name: person.name })}
        >
          {t('open')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </section>
  )
}
