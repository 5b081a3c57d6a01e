import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { changeCourse } from '../../../machines/commands/learning.ts'
import { courseStates } from '../../../machines/lifecycles/course.ts'
import { isStatusOf, isTagged } from '../../../machines/lifecycles/tags.ts'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Status } from '../../components/status/Status.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { DownloadButton } from '../../data/DownloadButton.tsx'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/learning.ts'
import { SettingsHistory } from '../../reference/SettingsHistory.tsx'
import css from '../learning.module.css'
import { CourseSessions } from './CourseSessions.tsx'

const CourseDialog = lazy(() => import('./CourseDialog.tsx').then((kit) => ({ default: kit.CourseDialog })))

export type Course = components['schemas']['Course']
type Move = Course['transitions'][number]

/** One course as HR keeps it: what it consists of, its versions, its sessions, and its next step. */
export function CoursePage({ id }: { id: number }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/learning/course/{id}', { params: { path: { id } } })
  const [editing, setEditing] = useState(false)
  const [retiring, setRetiring] = useState<Move | null>(null)
  const [state, send] = useCommandActor(changeCourse, {
    done({ message }) {
      setRetiring(null)
      notifySuccess(message ?? t('saved'))
    },
    refused(problem) {
      setRetiring(null)
      notifyProblem(problem)
    },
  })
  const busy = state.hasTag('busy')
  if (error && !data) return <LoadFailed as="page" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageHeader title={t('course')} />
  const course = data.data
  const move = ({ status }: Move) => {
    if (!busy && isStatusOf(courseStates, status)) send({ type: 'do', what: { id, version: course.version, status } })
  }
  const isKept = isTagged(courseStates, course.status, 'draft') || isTagged(courseStates, course.status, 'offered')
  return (
    <>
      <PageHeader
        title={course.name}
        documentTitle={t('courseTitle', { name: course.name })}
        state={<Status of="course" is={course.status} pill />}
        facts={[
          t(`kind_${course.kind}`),
          ...(course.minutes === null ? [] : [t('minutes', { n: course.minutes })]),
          course.validMonths === null ? t('once') : t('months', { n: course.validMonths }),
        ]}
        crumbs={
          <Link to="/learning/courses" activeOptions={{ exact: true }}>
            {t('tab_courses')}
          </Link>
        }
        actions={
          <>
            {isKept && <Button onClick={() => setEditing(true)}>{t('change')}</Button>}
            {course.transitions.map((next) => (
              <Button
                key={next.event}
                variant={next.event === 'publish' ? 'filled' : 'default'}
                data-event={next.event}
                aria-disabled={!next.allowed || busy || undefined}
                aria-describedby={next.allowed ? undefined : 'course-locked'}
                onClick={() => next.allowed && !busy && (next.event === 'retire' ? setRetiring(next) : move(next))}
              >
                {t(next.event as 'publish' | 'retire')}
              </Button>
            ))}
          </>
        }
      />
      <div className={`${css.page} ${css.narrow}`} data-record={id}>
        {course.transitions.some(({ why }) => why === 'contentIsThere') && <p id="course-locked">{t('contentIsThere')}</p>}
        {course.description && <p>{course.description}</p>}
        <section className={css.part} aria-labelledby="course-versions">
          <h2 id="course-versions">{t('versions')}</h2>
          <ol className={`${css.rows} ${css.wide}`}>
            {course.versions.map((version) => (
              <li key={version.number}>
                <div className={css.what}>
                  <span className="b">{t('versionN', { n: version.number })}</span>
                  <span className="meta">
                    {[
                      day(version.at),
                      version.by,
                      t('nQuestions', { n: version.questions }),
                      version.passMark !== null && t('questionsHelp', { mark: version.passMark }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {version.link && <span className="meta">{version.link}</span>}
                </div>
                {version.file && (
                  <DownloadButton file={version.file} label={t('openDocument', { file: version.file.originalName })}>
                    {version.file.originalName}
                  </DownloadButton>
                )}
              </li>
            ))}
          </ol>
        </section>
        {course.kind === 'SESSION' && <CourseSessions course={course} />}
        <SettingsHistory kind="course" of={course.id} />
      </div>
      {retiring && (
        <ConfirmDialog
          opened
          danger
          title={t('retireTitle', { name: course.name })}
          confirm={t('retire')}
          busy={busy}
          onConfirm={() => move(retiring)}
          onCancel={() => setRetiring(null)}
        >
          {t('retireText')}
        </ConfirmDialog>
      )}
      <LazyBoundary>{editing && <CourseDialog course={course} onClose={() => setEditing(false)} />}</LazyBoundary>
    </>
  )
}
