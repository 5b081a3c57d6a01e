import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Pending } from '../components/Pending.tsx'
import { Status } from '../components/status/Status.tsx'
import { t as words } from '../i18n/employees.ts'
import { t } from '../i18n/orgChart.ts'
import css from './OrgChart.module.css'

/** Who reports to whom: lists within lists, each level read when it is opened. */
export function OrgChart() {
  return (
    <>
      <PageHeader
        title={t('chart')}
        facts={[t('chartHelp')]}
        crumbs={
          <Link to="/employee" activeOptions={{ exact: true }}>
            {words('crumb')}
          </Link>
        }
      />
      <div className={css.chart}>
        <Level label={t('chart')} managerId={null} />
      </div>
    </>
  )
}

const SIZE = 50

/** Everybody who reports to one person, page after page. */
function Level({ label, managerId }: { label: string; managerId: number | null }) {
  const [pages, setPages] = useState(1)
  return (
    <ul className={css.level} aria-label={label}>
      {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
        <LevelPage key={page} page={page} managerId={managerId} onMore={page === pages ? () => setPages(pages + 1) : null} />
      ))}
    </ul>
  )
}

type PageProps = { page: number; managerId: number | null; onMore: (() => void) | null }
function LevelPage({ page, managerId, onMore }: PageProps) {
  const query = { page, size: SIZE, ...(managerId !== null && { managerId }) } as const
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/employee/org-chart', { params: { query } })
  if (error && !data)
    return (
      <li>
        <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
      </li>
    )
  if (!data)
    return (
      <li>
        <Pending />
      </li>
    )
  const { responseDataList, paging } = data
  if (paging.totalElements === 0)
    return (
      <li>
        <EmptyState kind="empty" title={t('chartEmpty')}>
          {t('chartEmptyText')}
        </EmptyState>
      </li>
    )
  return (
    <>
      {responseDataList.map((person) => (
        <Person key={person.id} person={person} />
      ))}
      {onMore && page < paging.totalPages && (
        <li>
          <Button size="xs" variant="subtle" onClick={onMore}>
            {t('more', { n: paging.totalElements - page * SIZE })}
          </Button>
        </li>
      )}
    </>
  )
}

function Person({ person: { id, name, jobTitle, department, status, reports } }: { person: components['schemas']['OrgChartEntry'] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <div className={css.person}>
        {reports > 0 ? (
          <ActionIcon aria-expanded={isOpen} aria-label={t('reportsOf', { name })} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? <IconChevronDown size={16} stroke={1.8} aria-hidden /> : <IconChevronRight size={16} stroke={1.8} aria-hidden />}
          </ActionIcon>
        ) : (
          <span className={css.leaf} aria-hidden="true" />
        )}
        <span className={css.who}>
          <Link className="link" to="/employee/$employeeId" params={{ employeeId: id }}>
            {name}
          </Link>{' '}
          <span className="meta">{[jobTitle, department, reports > 0 && t('reports', { n: reports })].filter(Boolean).join(' · ')}</span>
        </span>
        <Status of="employee" is={status} />
      </div>
      {isOpen && <Level label={t('reportsOf', { name })} managerId={id} />}
    </li>
  )
}
