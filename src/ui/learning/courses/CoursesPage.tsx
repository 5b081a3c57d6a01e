import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { hrQueries } from '../../../api/queries.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { Status } from '../../components/status/Status.tsx'
import { t } from '../../i18n/learning.ts'
import { LearningTabs } from '../LearningTabs.tsx'
import css from '../learning.module.css'

const CourseDialog = lazy(() => import('./CourseDialog.tsx').then((kit) => ({ default: kit.CourseDialog })))

/** The courses that HR keeps: drafts, those that people learn from, and what is retired. */
export function CoursesPage() {
  const { data, error, refetch } = hrQueries.useQuery('get', '/learning/course')
  const [adding, setAdding] = useState(false)
  const list = data?.responseDataList ?? []
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setAdding(true)}>
      {t('addCourse')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('learning')} documentTitle={t('tab_courses')} actions={list.length > 0 && add} />
      <LearningTabs tab="courses" />
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && list.length === 0 && (
        <EmptyState kind="empty" title={t('noCourses')} actions={add}>
          {t('noCoursesText')}
        </EmptyState>
      )}
      {list.length > 0 && (
        <div className={css.page}>
          <ul className={`${css.rows} ${css.wide}`} aria-label={t('tab_courses')}>
            {list.map(({ id, name, kind, status, minutes, validMonths, number, questions, open }) => (
              <li key={id} data-course={id}>
                <div className={css.what}>
                  <Link className="link b" to="/learning/courses/$id" params={{ id }}>
                    {name}
                  </Link>
                  <span className="meta">
                    {[
                      t(`kind_${kind}`),
                      minutes !== null && t('minutes', { n: minutes }),
                      validMonths === null ? t('once') : t('months', { n: validMonths }),
                      t('versionN', { n: number }),
                      questions > 0 && t('nQuestions', { n: questions }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
                <Status of="course" is={status} />
                <span className="meta">{t('nOpen', { n: open })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Suspense>{adding && <CourseDialog course={null} onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}
