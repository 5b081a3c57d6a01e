import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { nameOf } from '../../machines/flows/conversion.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Pending } from '../components/Pending.tsx'
import { t as words } from '../i18n/employees.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/orgChart.ts'
import css from './EmployeePage.module.css'

const PositionDialog = lazy(() => import('./PositionDialog.tsx').then((kit) => ({ default: kit.PositionDialog })))

/** What somebody works as, where and under whom, and what it was before. */
export function PositionSection({ employee, isHr }: { employee: components['schemas']['EmployeeRecord']; isHr: boolean }) {
  const [isChanging, setIsChanging] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { jobTitle, department, jobPositionType, city, managerId, managerName, fromDay } = employee.position
  const nothing = <span className="dim">{words('notGiven')}</span>
  const manager =
    managerId !== null && isHr ? (
      <Link className="link" to="/employee/$employeeId" params={{ employeeId: managerId }}>
        {managerName}
      </Link>
    ) : (
      managerName
    )
  return (
    <section className={css.profileSection} aria-labelledby="section-position">
      <div className={css.sectionHead}>
        <h2 id="section-position">{t('position')}</h2>
        {employee.mayPlace && (
          <Button size="xs" variant="subtle" aria-label={t('changePosition')} onClick={() => setIsChanging(true)}>
            {words('sectionEdit')}
          </Button>
        )}
      </div>
      <dl>
        <div>
          <dt>{t('jobTitle')}</dt>
          <dd>{jobTitle || nothing}</dd>
        </div>
        <div>
          <dt>{t('departmentId')}</dt>
          <dd>{department ?? nothing}</dd>
        </div>
        <div>
          <dt>{t('jobPositionTypeId')}</dt>
          <dd>{jobPositionType ?? nothing}</dd>
        </div>
        <div>
          <dt>{t('cityId')}</dt>
          <dd>{city ?? nothing}</dd>
        </div>
        <div>
          <dt>{t('managerId')}</dt>
          <dd>{manager ?? nothing}</dd>
        </div>
        <div>
          <dt>{t('fromDay')}</dt>
          <dd>{fromDay ? day(fromDay) : nothing}</dd>
        </div>
      </dl>
      <Button size="xs" variant="subtle" ml={-8} mt={4} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('history')}
      </Button>
      {isOpen && <History employeeId={employee.id} />}
      {isChanging && (
        <LazyBoundary>
          <PositionDialog employee={employee} name={nameOf(employee)} onClose={() => setIsChanging(false)} />
        </LazyBoundary>
      )}
    </section>
  )
}

function History({ employeeId }: { employeeId: number }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/employee/positions/{employeeId}', { params: { path: { employeeId } } })
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending />
  if (data.responseDataList.length === 0) return <p className="meta">{t('noHistory')}</p>
  return (
    <ol className={css.history} aria-label={t('history')}>
      {data.responseDataList.map(({ id, fromDay, jobTitle, department, jobPositionType, city, managerName, by, createdAt }) => (
        <li key={id}>
          <b>{t('from', { day: day(fromDay) })}</b>{' '}
          {[jobTitle, jobPositionType, department, city, managerName && t('reportsTo', { name: managerName })].filter(Boolean).join(' · ')}{' '}
          <span className="meta">{by ? t('writtenBy', { name: by, day: day(createdAt) }) : t('written', { day: day(createdAt) })}</span>
        </li>
      ))}
    </ol>
  )
}
