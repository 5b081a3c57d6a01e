import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { TimeLimit } from '../../machines/commands/timeLimit.ts'
import { type ApplicationStatus, applicationStates } from '../../machines/lifecycles/application.ts'
import { tagged } from '../../machines/lifecycles/tags.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf } from '../components/status/states.ts'
import { t } from '../i18n/timeLimits.ts'
import { LimitDialog } from './LimitDialog.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'
import css from './TimeLimits.module.css'

type Props = { departmentId: number | undefined; onDepartment: (id: number | undefined) => void }

const inWords = (limit: TimeLimit | undefined) => (limit ? t('limit', { n: limit.workingDays }) : t('none'))

/** How long an application may stay in each status: everywhere, or in one department. */
export function TimeLimits({ departmentId, onDepartment }: Props) {
  const departments = recruitmentQueries.useQuery('get', '/ref/departments', {}, { staleTime: 300_000 })
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/time_limits')
  const [changing, setChanging] = useState<ApplicationStatus | null>(null)
  const list = departments.data?.responseDataList ?? []
  const department = list.find(({ id }) => id === departmentId)
  const limitOf = (status: ApplicationStatus, of: number | null) => data?.responseDataList.find((one) => one.status === status && one.departmentId === of)
  const own = department?.id ?? null
  return (
    <section className={css.limits} aria-label={t('limits')}>
      <p className="dim">{t('limitsHelp')}</p>
      <Select
        searchable
        label={t('department')}
        data={[{ value: '', label: t('everywhere') }, ...list.map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={department ? String(department.id) : ''}
        allowDeselect={false}
        onChange={(value) => onDepartment(value ? Number(value) : undefined)}
      />
      {error && !data ? <LoadFailed error={error} onRetry={() => void refetch()} /> : !data && <Pending />}
      {data && (
        <ul className={css.list} aria-label={t('limits')}>
          {tagged(applicationStates, 'open').map((status) => {
            const limit = limitOf(status, own)
            return (
              <li key={status}>
                <Status of="application" is={status} />
                <span className={limit || own === null ? 'num' : 'dim num'}>
                  {limit || own === null ? inWords(limit) : t('asEverywhere', { limit: inWords(limitOf(status, null)) })}
                </span>
                <Button
                  size="xs"
                  aria-haspopup="dialog"
                  aria-label={t('changeOf', { status: labelOf('application', status) })}
                  onClick={() => setChanging(status)}
                >
                  {t('change')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <SettingsHistory kind="timeLimit" />
      {changing && (
        <LimitDialog
          status={changing}
          department={department}
          limit={limitOf(changing, own)}
          onClose={() => {
            setChanging(null)
            void refetch()
          }}
        />
      )}
    </section>
  )
}
