import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Candidate } from '../../../machines/flows/applicationStatus.ts'
import type { Screening } from '../../../machines/flows/screeningCalls.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Meter } from '../../components/status/Meter.tsx'
import { Status } from '../../components/status/Status.tsx'
import { t as sayApplications } from '../../i18n/applications.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/screening.ts'
import { nameIn } from './ScreeningQueue.tsx'
import css from './screening.module.css'

const TERMS = ['screening', 'withoutNames', 'mandatory'] as const

type Props = {
  queue: Screening
  id: number | null
  candidate: Candidate | null
  decidedCount: number
  hasPrevious: boolean
  hasNext: boolean
  onStep: (to: 'previous' | 'next') => void
}

/** Who is looked at, how far one has come, and the way out. */
export function ScreeningHeader({ queue, id, candidate, decidedCount, ...steps }: Props) {
  const { requisitionId, positionTitle, applications } = queue
  const at = applications.findIndex((one) => one.id === id)
  const name = nameIn(queue, id) ?? ''
  const place = t('place', { at: at + 1, of: applications.length })
  const decided = t('decidedCount', { n: decidedCount })
  return (
    <PageHeader
      title={name}
      terms={TERMS}
      documentTitle={t('documentTitle', { name, position: positionTitle })}
      state={candidate && <Status of="application" is={candidate.application.status} pill />}
      facts={
        candidate
          ? [
              t('applied', { day: day(candidate.application.applicant.dateReceived) }),
              ...(candidate.application.cityName ? [candidate.application.cityName] : []),
            ]
          : []
      }
      crumbs={<Crumbs requisitionId={requisitionId} positionTitle={positionTitle} />}
      actions={
        <>
          <span className={`${css.place} num`}>
            <b>{place}</b>
            <Meter value={(decidedCount / applications.length) * 100} width={120} label={decided} />
            <span className="meta">{decided}</span>
          </span>
          <Steps requisitionId={requisitionId} {...steps} />
        </>
      }
    />
  )
}

// What stays from one to the next is not drawn anew between a press and its paint.
const Crumbs = memo(function Crumbs({ requisitionId, positionTitle }: Pick<Screening, 'requisitionId' | 'positionTitle'>) {
  return (
    <nav aria-label={t('crumb')} className="row">
      <Link to="/appsch">{sayApplications('title')}</Link>
      <span aria-hidden>›</span>
      <Link to="/selreq" search={{ requisitionId }}>
        {requisitionId} {positionTitle}
      </Link>
      <span aria-hidden>›</span>
      <span>{t('crumb')}</span>
    </nav>
  )
})

const Steps = memo(function Steps({
  requisitionId,
  hasPrevious,
  hasNext,
  onStep,
}: Pick<Props, 'hasPrevious' | 'hasNext' | 'onStep'> & { requisitionId: number }) {
  return (
    <>
      <ActionIcon
        size={36}
        data-direction
        aria-label={t('previous')}
        aria-disabled={!hasPrevious || undefined}
        onClick={hasPrevious ? () => onStep('previous') : undefined}
      >
        <IconChevronUp size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      <ActionIcon size={36} data-direction aria-label={t('next')} aria-disabled={!hasNext || undefined} onClick={hasNext ? () => onStep('next') : undefined}>
        <IconChevronDown size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      <Button size="md" renderRoot={(props) => <Link {...props} to="/selreq" search={{ requisitionId }} />}>
        {t('leave')}
      </Button>
    </>
  )
})
