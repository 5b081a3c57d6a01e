import { Link } from '@tanstack/react-router'
import type { components } from '../../../api/hr.gen.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/learning.ts'
import { dayBeside, dayOf, LearningState } from '../LearningState.tsx'
import { LearningTabs, useLearningReader } from '../LearningTabs.tsx'
import css from '../learning.module.css'

const TERMS = ['inDate'] as const

type Own = components['schemas']['OwnCourse']
const groups = [
  { name: 'toDo', holds: ({ state }: Own) => state !== 'DONE' && state !== 'EXPIRES' },
  { name: 'expiring', holds: ({ state }: Own) => state === 'EXPIRES' },
  { name: 'done', holds: ({ state }: Own) => state === 'DONE' },
] as const

/** What somebody has to learn, what expires and what is done; fit for a phone. */
export function OwnLearning() {
  const { own, error, refetch } = useLearningReader()
  return (
    <>
      <PageHeader title={t('learning')} terms={TERMS} />
      <LearningTabs tab="own" />
      {error && !own && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !own && <Pending />}
      {own && own.courses.length === 0 && (
        <EmptyState kind="empty" title={t(own.employeeId === null ? 'noRecord' : 'nothing')}>
          {t(own.employeeId === null ? 'noRecordText' : 'nothingText')}
        </EmptyState>
      )}
      {own && own.courses.length > 0 && (
        <div className={css.page}>
          {groups.map(({ name, holds }) => {
            const list = own.courses.filter(holds)
            return (
              list.length > 0 && (
                <section key={name} aria-labelledby={`learning-${name}`}>
                  <h2 id={`learning-${name}`}>
                    {t(name)} <span className="meta">{list.length}</span>
                  </h2>
                  <CourseRows list={list} />
                </section>
              )
            )
          })}
        </div>
      )}
    </>
  )
}

/** Courses of one person, each leading to its own page. */
export function CourseRows({ list }: { list: readonly Own[] }) {
  return (
    <ul className={css.rows}>
      {list.map((one) => (
        <li key={one.id} data-assignment={one.id}>
          <div className={css.what}>
            <Link className="link b" to="/learning/assignment/$id" params={{ id: one.id }}>
              {one.courseName}
            </Link>
            <span className="meta">{[t(`kind_${one.kind}`), one.minutes !== null && t('minutes', { n: one.minutes })].filter(Boolean).join(' · ')}</span>
          </div>
          <div className={css.what}>
            <LearningState is={one.state} />
            <span className="meta">{dayBeside(one.state, dayOf(one))}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
