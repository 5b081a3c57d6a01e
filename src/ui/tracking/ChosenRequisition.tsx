import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { mayOpen } from '../../machines/pages.ts'
import { CandidateTable } from '../candidates/CandidateTable.tsx'
import { shownName } from '../candidates/nameOf.ts'
import { AddressLink } from '../components/AddressLink.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Status } from '../components/status/Status.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { ListState } from '../data/table/ListState.tsx'
import { momentIn } from '../i18n/format.ts'
import { t as sayPeople } from '../i18n/people.ts'
import { t as sayOf } from '../i18n/reqsum.ts'
import { t as sayScreening } from '../i18n/screening.ts'
import { t } from '../i18n/tracking.ts'
import { WhichPeople } from '../people/WhichPeople.tsx'
import { useClaims } from '../shell/session.ts'
import css from './ChosenRequisition.module.css'
import { Messages } from './Messages.tsx'

const TERMS = ['shortlist', 'profileScore', 'reviewScore', 'onHold'] as const

type Props = {
  id: number
  search: TableSearch
  onSearch: (search: TableSearch) => void
  /** The people we know, where they are shown instead of the candidates. */
  known: ReactNode
  onKnown: (known: boolean) => void
}

/** One requisition's candidates, best first, its interviews and what was written to people; or the people we know for it. */
export function ChosenRequisition({ id, search, onSearch, known, onKnown }: Props) {
  const summary = recruitmentQueries.useQuery('get', '/job-requisition-summary/{id}', { params: { path: { id } } })
  const interviews = recruitmentQueries.useQuery('get', '/interview/requisition/{reqId}', { params: { path: { reqId: id } } })
  const requisition = summary.data?.data
  const claims = useClaims()
  const screens = mayOpen('appsrn', claims)
  const title = requisition?.position.positionTitle ?? t('candidates')
  if (summary.error && !requisition)
    return (
      <>
        <PageTitle title={t('missingTitle')} />
        <h1 className="vh">{t('missingTitle')}</h1>
        <ListState kind="failed" error={summary.error} onRetry={summary.refetch} />
      </>
    )
  return (
    <>
      <PageHeader
        title={title}
        terms={TERMS}
        documentTitle={known ? `${sayPeople('known')} – ${title}` : title}
        state={requisition && <Status of="requisition" is={requisition.position.status} pill />}
        crumbs={<Link to="/reqsch">{t('back')}</Link>}
        facts={requisition ? [String(id), requisition.department, t('raisedBy', { name: requisition.owner })].filter(Boolean) : []}
        actions={
          <>
            {screens && (
              <Button renderRoot={(props) => <Link {...props} to="/appsrn" search={{ requisitionId: id }} />} size="md">
                {sayScreening('start')}
              </Button>
            )}
            <Button renderRoot={(props) => <Link {...props} to="/reqsum" search={{ requisitionId: id }} />} size="md">
              {sayOf('summary')}
            </Button>
            <Button component={Link} to={`/jobreq/${id}`} size="md">
              {t('openRequisition')}
            </Button>
          </>
        }
      />
      <div className={`${css.chosen} ${known ? css.alone : ''}`}>
        <div className={css.chosenPeople}>
          <WhichPeople known={Boolean(known)} onKnown={onKnown} />
          {known ?? <CandidateTable requisitionId={id} search={search} onSearch={onSearch} />}
        </div>
        {!known && (
          <aside className={css.chosenSide} aria-label={t('beside')}>
            <h2 className="moves-h">{t('interviews')}</h2>
            {interviews.error && !interviews.data && <LoadFailed as="line" error={interviews.error} onRetry={() => void interviews.refetch()} />}
            {interviews.data?.responseDataList.length === 0 && <p className="meta">{t('noInterviews')}</p>}
            {interviews.data?.responseDataList.map((one) => (
              <AddressLink key={one.id} className={css.ev} url={`/canprf?applicationId=${one.applicationId}&tab=interviews`}>
                <b>{shownName(one.applicantName)}</b>
                <span className="meta num">{momentIn(one.startsAt, one.zone)}</span>
                <Status of="interview" is={one.status} />
              </AddressLink>
            ))}
            <p>
              <Link className="link" to="/interviews" search={{ requisitionId: id }}>
                {t('toCalendar')}
              </Link>
            </p>
            {mayOpen('notifications', claims) && <Messages id={id} />}
          </aside>
        )}
      </div>
    </>
  )
}
