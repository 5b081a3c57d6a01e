import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { hrQueries } from '../../../api/queries.ts'
import { exportCourses } from '../../../machines/commands/learning.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { TableSearch } from '../../data/table/address.ts'
import { criteriaOf } from '../../data/table/criteria.ts'
import { DataTable } from '../../data/table/DataTable.tsx'
import { t } from '../../i18n/learning.ts'
import { LearningTabs } from '../LearningTabs.tsx'
import { courseColumns } from './courseColumns.tsx'

const TERMS = ['courseRule', 'inDate'] as const

const CourseDialog = lazy(() => import('./CourseDialog.tsx').then((kit) => ({ default: kit.CourseDialog })))
/** By name, until somebody wants it otherwise. */
const standard = { sort: 'name' }

/** The courses that HR keeps: drafts, those that people learn from, and what is retired. */
export function CoursesPage({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const shown = { ...search, sort: search.sort ?? standard.sort }
  const body = criteriaOf(shown, courseColumns)
  const result = hrQueries.useQuery('post', '/learning/course/criteria', { body }, { placeholderData: keepPreviousData })
  const [adding, setAdding] = useState(false)
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setAdding(true)}>
      {t('addCourse')}
    </Button>
  )
  const isEmpty = result.data?.paging.totalElements === 0 && !result.data.paging.unfiltered
  return (
    <>
      <PageHeader title={t('learning')} terms={TERMS} documentTitle={t('tab_courses')} actions={!isEmpty && add} />
      <LearningTabs tab="courses" />
      <DataTable
        exported={exportCourses}
        name="courses"
        label={t('tab_courses')}
        columns={courseColumns}
        searchLabel={t('searchCourses')}
        empty={
          <EmptyState kind="empty" title={t('noCourses')} actions={add}>
            {t('noCoursesText')}
          </EmptyState>
        }
        {...{ onSearch, result, standard }}
        search={shown}
      />
      <LazyBoundary>{adding && <CourseDialog course={null} onClose={() => setAdding(false)} />}</LazyBoundary>
    </>
  )
}
