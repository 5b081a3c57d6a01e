import { Button } from '@mantine/core'
import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { callOffSession } from '../../../machines/commands/learning.ts'
import { courseStates } from '../../../machines/lifecycles/course.ts'
import { isTagged } from '../../../machines/lifecycles/tags.ts'
import { ReasonDialog } from '../../components/form/ReasonDialog.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/learning.ts'
import css from '../learning.module.css'
import { sessionInWords } from '../own/Sessions.tsx'
import type { Course } from './CoursePage.tsx'

const SessionDialog = lazy(() => import('./SessionDialog.tsx').then((kit) => ({ default: kit.SessionDialog })))
const AttendanceDialog = lazy(() => import('./AttendanceDialog.tsx').then((kit) => ({ default: kit.AttendanceDialog })))

export type CourseSession = components['schemas']['CourseSession']
type Shown = { what: 'session'; session: CourseSession | null } | { what: 'attendance' | 'callOff'; session: CourseSession } | null

/** The sessions of a course with those who come: added, moved, called off, and who was there. */
export function CourseSessions({ course }: { course: Course }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/learning/session/of-course/{id}', { params: { path: { id: course.id } } })
  const [shown, setShown] = useState<Shown>(null)
  const close = () => setShown(null)
  const [state, send] = useCommandActor(callOffSession, {
    done({ message }) {
      close()
      notifySuccess(message)
    },
  })
  const list = data?.responseDataList ?? []
  const has = (session: CourseSession, ...states: string[]) => session.people.filter((one) => states.includes(one.state)).length
  return (
    <section className={css.part} aria-labelledby="course-sessions">
      <h2 id="course-sessions">{t('sessions')}</h2>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && list.length === 0 && <p>{t('noSessions')}</p>}
      <ul className={`${css.rows} ${css.wide}`}>
        {list.map((session) => {
          const words = sessionInWords(session)
          return (
            <li key={session.id} data-session={session.id}>
              <div className={css.what}>
                <span className="b">{words}</span>
                <span className="meta">{session.people.map(({ employeeName, state: place }) => `${employeeName} (${t(`place_${place}`)})`).join(', ')}</span>
                {session.calledOff && <span className="tone t-red">{t('calledOff', { reason: session.calledOff })}</span>}
              </div>
              <span className="meta">
                {t('nTaken', { taken: has(session, 'PLACE', 'PRESENT', 'ABSENT'), seats: session.seats })}
                {has(session, 'WAITING') > 0 && ` · ${t('nWaiting', { n: has(session, 'WAITING') })}`}
              </span>
              {session.calledOff === null && (
                <div className={css.acts}>
                  {has(session, 'PLACE') > 0 && (
                    <Button size="xs" aria-label={t('attendanceName', { session: words })} onClick={() => setShown({ what: 'attendance', session })}>
                      {t('attendance')}
                    </Button>
                  )}
                  <Button size="xs" aria-label={t('changeName', { name: words })} onClick={() => setShown({ what: 'session', session })}>
                    {t('change')}
                  </Button>
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-label={t('callOffName', { session: words })}
                    onClick={() => {
                      send({ type: 'forget' })
                      setShown({ what: 'callOff', session })
                    }}
                  >
                    {t('callOff')}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {isTagged(courseStates, course.status, 'offered') && <Button onClick={() => setShown({ what: 'session', session: null })}>{t('addSession')}</Button>}
      {shown?.what === 'callOff' && (
        <ReasonDialog
          ask={{ title: t('callOffTitle', { day: day(shown.session.day) }), text: t('callOffText'), confirm: t('callOff'), danger: true, reason: 'text' }}
          busy={state.hasTag('busy')}
          problem={state.context.problem}
          onCancel={close}
          onConfirm={(reason) =>
            !state.hasTag('busy') && send({ type: 'do', what: { id: shown.session.id, version: shown.session.version, calledOff: reason ?? '' } })
          }
        />
      )}
      <LazyBoundary>
        {shown?.what === 'session' && <SessionDialog courseId={course.id} session={shown.session} onClose={close} />}
        {shown?.what === 'attendance' && <AttendanceDialog session={shown.session} onClose={close} />}
      </LazyBoundary>
    </section>
  )
}
