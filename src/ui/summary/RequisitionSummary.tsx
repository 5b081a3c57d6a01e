import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import { mayOpen } from '../../machines/pages.ts'
import { PageHeader } from '../components/PageHeader.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Pending } from '../components/Pending.tsx'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { Status } from '../components/status/Status.tsx'
import { ListState } from '../data/table/ListState.tsx'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/reqsum.ts'
import { t as sayRequisition } from '../i18n/requisitions.ts'
import { LifecycleButton } from '../lifecycle/LifecycleButton.tsx'
import { useClaims } from '../shell/session.ts'
import { PositionSheet } from './PositionSheet.tsx'
import { ProgressSheet } from './ProgressSheet.tsx'
import css from './RequisitionSummary.module.css'

const TERMS = ['criterion', 'weight', 'mandatory', 'opening'] as const

/** One requisition on a sheet: what the position is, and how far filling it is. */
export function RequisitionSummary({ id }: { id: number }) {
  const path = { params: { path: { id } } }
  const summary = recruitmentQueries.useQuery('get', '/job-requisition-summary/{id}', path)
  const position = recruitmentQueries.useQuery('get', '/job-requisition-summary/position/{id}', path)
  const progress = recruitmentQueries.useQuery('get', '/job-requisition-summary/progress-summary/{id}', path)
  const tracks = mayOpen('selreq', useClaims())
  const error = summary.error ?? position.error ?? progress.error
  const record = summary.data?.data
  if (error && !(record && position.data && progress.data))
    return (
      <>
        <PageTitle title={t('missingTitle')} />
        <h1 className="vh">{t('missingTitle')}</h1>
        <ListState kind="failed" error={error} onRetry={summary.refetch} />
      </>
    )
  if (!record) return <Pending />
  const { positionTitle, status, openings, endDate } = record.position
  return (
    <>
      <PageHeader
        title={positionTitle}
        terms={TERMS}
        documentTitle={t('of', { title: positionTitle })}
        state={<Status of="requisition" is={status} pill />}
        crumbs={
          <>
            <Link to="/reqsum" activeOptions={{ exact: true }}>
              {t('title')}
            </Link>
            <span aria-hidden="true">›</span>
            <span>{record.position.positionId ?? id}</span>
          </>
        }
        facts={[
          ...(record.department ? [record.department] : []),
          sayRequisition('openings', { n: openings }),
          ...(endDate ? [sayRequisition(record.expired ? 'expired' : 'ends', { day: day(endDate) })] : []),
          sayRequisition('ownedBy', { name: record.owner }),
        ]}
        actions={
          <>
            <LifecycleButton lifecycle="requisition" id={id} name={positionTitle} />
            {tracks && <Button renderRoot={(props) => <Link {...props} to="/selreq" search={{ requisitionId: id }} />}>{t('candidates')}</Button>}
            <Button renderRoot={(props) => <Link {...props} to="/jobreq/$id" params={{ id }} />}>{t('open')}</Button>
          </>
        }
      />
      <ScrollBox label={positionTitle} className={css.sumSheets}>
        {progress.data ? <ProgressSheet progress={progress.data.data} /> : <Pending />}
        {position.data ? <PositionSheet record={record} position={position.data.data} /> : <Pending />}
      </ScrollBox>
    </>
  )
}
