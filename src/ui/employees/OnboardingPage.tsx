import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { employeeLifecycle } from '../../machines/lifecycles/employee.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Status } from '../components/status/Status.tsx'
import { Void } from '../components/EmptyState.tsx'
import { say } from '../i18n/employees.ts'
import { day } from '../i18n/format.ts'
import { type Conversion, ConversionDialog, useConversion } from './ConversionDialog.tsx'
import './employees.css'

type Progress = components['schemas']['OnboardingProgress']

/** Everybody with a contract on the way: what is in, what is missing, who can be converted. */
export function OnboardingPage() {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/employee-onboarding/progress')
  const conversion = useConversion()
  const people = data?.responseDataList
  return (
    <>
      <PageHeader title={say('onboardingTitle')} facts={people?.length ? [say('counts', { total: people.length })] : []} />
      {error && !people && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {people?.length === 0 && (
        <Void kind="empty" title={say('onboardingEmpty')}>
          {say('onboardingEmptyText')}
        </Void>
      )}
      {people && people.length > 0 && (
        <ul className="onb" aria-label={say('onboardingTitle')}>
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
  const record = !employeeId ? say('recordLater') : one.recordCompletedAt ? say('recordDone') : say('recordOpen')
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
        <span className="lab ell">{[one.jobTitle, day(one.startDate)].filter(Boolean).join(' · ')}</span>
      </div>
      <div>
        <span className="lab">{say('contractState')}</span>
        <Status of="contractLetter" is={one.contractStatus} />
      </div>
      <div>
        <span className="lab">{[say('documents'), say('documentsOf', { done: one.documentsIn, all: one.documentsAsked })].join(' ')}</span>
        {one.missing.length ? say('missing', { names: one.missing.join(', ') }) : say('allIn')}
      </div>
      <div>
        <span className="lab">{say('pack')}</span>
        {say('documentsOf', { done: one.packRead, all: one.packAsked })}
      </div>
      <div>
        <span className="lab">{say('record')}</span>
        {record}
      </div>
      <div className="acts">
        {employeeId && status && isTagged(employeeLifecycle, status, 'onboarding') && (
          <Button size="xs" aria-label={say('convertWhom', { name: applicantName })} onClick={() => conversion.send({ type: 'open', employeeId })}>
            {say('convert')}
          </Button>
        )}
      </div>
    </li>
  )
}
