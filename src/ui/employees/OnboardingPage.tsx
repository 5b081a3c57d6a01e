import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { employeeStates } from '../../machines/lifecycles/employee.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Status } from '../components/status/Status.tsx'
import { t } from '../i18n/employees.ts'
import { day } from '../i18n/format.ts'
import { type Conversion, ConversionDialog, useConversion } from './ConversionDialog.tsx'
import css from './employees.module.css'

type Progress = components['schemas']['OnboardingProgress']

/** Everybody with a contract on the way: what is in, what is missing, who can be converted. */
export function OnboardingPage() {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/employee-onboarding/progress')
  const conversion = useConversion()
  const people = data?.responseDataList
  return (
    <>
      <PageHeader title={t('onboardingTitle')} facts={people?.length ? [t('counts', { total: people.length })] : []} />
      {error && !people && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {people?.length === 0 && (
        <EmptyState kind="empty" title={t('onboardingEmpty')}>
          {t('onboardingEmptyText')}
        </EmptyState>
      )}
      {people && people.length > 0 && (
        <ul className={css.onb} aria-label={t('onboardingTitle')}>
          {people.map((one) => (
            <Person key={one.contractId} one={one} conversion={conversion} />
          ))}
        </ul>
      )}
      <ConversionDialog conversion={conversion} />
    </>
  )
}

function Person({ one, conversion }: { one: Progress; conversion: Conversion }) {
  const { employeeId, employeeStatus, applicantName } = one
  const status = employeeStatus as components['schemas']['EmployeeRecord']['status'] | null
  const record = !employeeId ? t('recordLater') : one.recordCompletedAt ? t('recordDone') : t('recordOpen')
  return (
    <li>
      <div className="ell">
        {employeeId ? (
          <Link className="link b" to="/employee/$employeeId" params={{ employeeId }}>
            {applicantName}
          </Link>
        ) : (
          <span className="b">{applicantName}</span>
        )}
        <span className={`${css.lab} ell`}>{[one.jobTitle, day(one.startDate)].filter(Boolean).join(' · ')}</span>
      </div>
      <div>
        <span className={css.lab}>{t('contractState')}</span>
        <Status of="contractLetter" is={one.contractStatus} />
      </div>
      <div>
        <span className={css.lab}>{[t('documents'), t('documentsOf', { done: one.documentsIn, all: one.documentsAsked })].join(' ')}</span>
        {one.missing.length ? t('missing', { names: one.missing.join(', ') }) : t('allIn')}
      </div>
      <div>
        <span className={css.lab}>{t('pack')}</span>
        {t('documentsOf', { done: one.packRead, all: one.packAsked })}
      </div>
      <div>
        <span className={css.lab}>{t('record')}</span>
        {record}
      </div>
      <div className={css.acts}>
        {employeeId && status && isTagged(employeeStates, status, 'onboarding') && (
          <Button size="xs" aria-label={t('convertWhom', { name: applicantName })} onClick={() => conversion.send({ type: 'open', employeeId })}>
            {t('convert')}
          </Button>
        )}
      </div>
    </li>
  )
}
