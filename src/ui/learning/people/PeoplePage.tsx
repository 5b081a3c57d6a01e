import { Button, MultiSelect, SegmentedControl } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { hrQueries } from '../../../api/queries.ts'
import { exportLearning } from '../../../machines/commands/learning.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { SearchBox } from '../../components/form/SearchBox.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import type { TableSearch } from '../../data/table/address.ts'
import { ExportMenu } from '../../data/table/ExportMenu.tsx'
import { Foot } from '../../data/table/Foot.tsx'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/learning.ts'
import { ReferenceSelect } from '../../requisitions/sections/ReferenceSelect.tsx'
import { LearningTabs, useLearningReader } from '../LearningTabs.tsx'
import { CellPanel } from './CellPanel.tsx'
import { ChosenPeople } from './ChosenPeople.tsx'
import { Compliance } from './Compliance.tsx'
import { type Cell, Matrix, type Person } from './Matrix.tsx'
import css from './people.module.css'
import { conditionsOf, type PeopleSearch, readPeopleSearch } from './peopleSearch.ts'

const AssignDialog = lazy(() => import('./AssignDialog.tsx').then((kit) => ({ default: kit.AssignDialog })))

const columns = ['person', 'jobTitle', 'department', 'course', 'state', 'dueOn', 'completedOn', 'validUntil', 'score'] as const
const states = ['DONE', 'EXPIRES', 'OVERDUE', 'DUE', 'STARTED', 'FAILED', 'BOOKED', 'HANDED_IN'] as const
const shownInFile = () =>
  columns.map((column) => ({
    column,
    heading: t(`export_${column}`),
    ...(column === 'state' ? { words: states.map((value) => ({ value, label: t(`state_${value}`) })) } : {}),
  }))

type Props = { search: TableSearch; onSearch: (search: TableSearch) => void }

/** People and their courses as of a day: HR sees everybody, a manager the own team. */
export function PeoplePage(props: Props) {
  const { own, error, refetch, seesPeople } = useLearningReader()
  if (seesPeople) return <People {...props} />
  return (
    <>
      <PageHeader title={t('learning')} documentTitle={t('tab_people')} />
      {error && !own && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !own && <Pending />}
      {own && (
        <EmptyState kind="forbidden" title={t('forbidden')}>
          {t('forbiddenText')}
        </EmptyState>
      )}
    </>
  )
}

function People({ search, onSearch }: Props) {
  const { q: words, page, size } = search
  const narrowed = readPeopleSearch(search)
  const { asOf, departmentId, only, courseIds } = narrowed
  const asked = { ...(asOf && { asOf }), ...(departmentId && { departmentId }) }
  const body = {
    ...asked,
    ...(words && { search: words }),
    ...(only && { only }),
    ...(courseIds && { courseIds }),
    ...(page && { page }),
    ...(size && { size }),
  }
  const { data, error, refetch, isFetching } = hrQueries.useQuery('post', '/learning/matrix', { body }, { placeholderData: keepPreviousData })
  const figures = hrQueries.useQuery('post', '/learning/compliance', { body: asOf ? { asOf } : {} }, { placeholderData: keepPreviousData })
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const [opened, setOpened] = useState<{ person: Person; cell: Cell } | null>(null)
  const [assigning, setAssigning] = useState(false)
  const change = (part: PeopleSearch) => onSearch({ ...search, page: undefined, where: conditionsOf({ ...narrowed, ...part }) })
  const counted = figures.data?.data
  const total = (key: 'overdue' | 'expiring') => counted?.departments.reduce((sum, one) => sum + one[key], 0) ?? 0
  const tick = (person: Person) => {
    const next = new Map(chosen)
    if (!next.delete(person.employeeId)) next.set(person.employeeId, person.name)
    setChosen(next)
  }
  const isEmpty = data && data.responseDataList.length === 0
  return (
    <>
      <PageHeader
        title={t('learning')}
        documentTitle={t('tab_people')}
        facts={
          counted
            ? [
                t('nPeople', { n: counted.people }),
                t('nCourses', { n: counted.courses }),
                t('nOverdue', { n: total('overdue') }),
                t('nExpiring', { n: total('expiring') }),
              ]
            : []
        }
        actions={
          <>
            <ExportMenu name={t('exportFile', { day: day(counted?.asOf ?? asOf) })} fetchFile={exportLearning({ ...asked, show: shownInFile() })} />
            <Button variant="filled" leftSection={<IconUserPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setAssigning(true)}>
              {t('assign')}
            </Button>
          </>
        }
      />
      <LearningTabs tab="people" />
      <div className={css.tools}>
        <SearchBox label={t('searchPeople')} value={words ?? ''} onSearch={(text) => onSearch({ ...search, page: undefined, q: text || undefined })} />
        <ReferenceSelect
          list="/ref/departments"
          aria-label={t('department')}
          placeholder={t('everyDepartment')}
          clearable
          value={departmentId ?? null}
          onChange={(id) => change({ departmentId: id ?? undefined })}
        />
        <SegmentedControl
          aria-label={t('show')}
          value={only ?? 'ALL'}
          data={[
            { value: 'ALL', label: t('everybody') },
            { value: 'NOT_IN_DATE', label: t('notInDate') },
          ]}
          onChange={(value) => change({ only: value === 'NOT_IN_DATE' ? value : undefined })}
        />
        <MultiSelect
          searchable
          clearable
          hidePickedOptions
          aria-label={t('coursesShown')}
          placeholder={courseIds ? '' : t('allCourses')}
          nothingFoundMessage={t('nothingFound')}
          data={(data?.courses ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={(courseIds ?? []).map(String)}
          onChange={(ids) => change({ courseIds: ids.map(Number) })}
        />
        <span className="grow" />
        <span className={css.asOf}>
          <span id="learning-as-of">{t('asOf')}</span>
          <DateField aria-labelledby="learning-as-of" value={asOf ?? counted?.asOf ?? null} onChange={(next) => change({ asOf: next ?? undefined })} />
        </span>
      </div>
      <div className={css.both}>
        <div className={css.main} aria-busy={isFetching}>
          {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
          {!error && !data && <Pending />}
          {isEmpty && (
            <EmptyState kind="noMatch" title={t('noPeople')} actions={<Button onClick={() => onSearch({})}>{t('showAll')}</Button>}>
              {t('noPeopleText')}
            </EmptyState>
          )}
          {data && !isEmpty && (
            <Matrix
              people={data.responseDataList}
              courses={data.courses.filter(({ id }) => !courseIds || courseIds.includes(id))}
              total={data.paging.totalElements}
              chosen={chosen}
              opened={opened?.cell.assignmentId ?? null}
              onTick={tick}
              onOpen={(person, cell) => setOpened({ person, cell })}
            />
          )}
        </div>
        <aside className={css.side}>
          <Compliance figures={figures} departmentId={departmentId ?? null} onDepartment={(id) => change({ departmentId: id ?? undefined })} />
          {opened && <CellPanel key={opened.cell.assignmentId} {...opened} courses={data?.courses ?? []} onClose={() => setOpened(null)} />}
          <p className={`meta ${css.keys}`}>{t('matrixHelp')}</p>
        </aside>
      </div>
      {chosen.size > 0 && <ChosenPeople people={chosen} courseIds={courseIds ?? []} onAssign={() => setAssigning(true)} onClear={() => setChosen(new Map())} />}
      {data && !isEmpty && (
        <Foot paging={data.paging} onSearch={({ page: next, size: rows }) => onSearch({ ...search, page: next, ...(rows ? { size: rows } : {}) })} />
      )}
      <LazyBoundary>
        {assigning && (
          <AssignDialog
            people={chosen}
            onClose={() => setAssigning(false)}
            onDone={() => {
              setChosen(new Map())
              setAssigning(false)
            }}
          />
        )}
      </LazyBoundary>
    </>
  )
}
