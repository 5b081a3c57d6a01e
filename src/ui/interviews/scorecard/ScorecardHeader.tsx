import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Desk } from '../../../machines/records/scorecard.ts'
import { shownName } from '../../candidates/nameOf.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Status } from '../../components/status/Status.tsx'
import { moment, momentIn } from '../../i18n/format.ts'
import { t } from '../../i18n/scorecard.ts'

/** Whom the card is about, which interview, and until when. */
export function ScorecardHeader({ desk, actions }: { desk: Desk; actions?: ReactNode }) {
  const { applicationId, applicantName, positionTitle, title, startsAt, zone, dueAt, card, mayWrite } = desk
  const isOwed = mayWrite && (card === null || card.revision === 0)
  const isLate = Date.parse(dueAt) < Date.now()
  return (
    <PageHeader
      title={shownName(applicantName)}
      documentTitle={t('documentTitle', { name: shownName(applicantName) })}
      state={card && <Status of="scorecard" is={card.status} pill />}
      facts={[
        positionTitle,
        t('when', { title, moment: momentIn(startsAt, zone) }),
        ...(isOwed
          ? [
              <span key="due" className={isLate ? 't-red tone' : undefined}>
                {t(isLate ? 'overdue' : 'due', { moment: moment(dueAt) })}
              </span>,
            ]
          : []),
      ]}
      crumbs={
        <>
          <Link to="/scorecard">{t('myScorecards')}</Link>
          <span aria-hidden>·</span>
          <Link to="/canprf" search={{ applicationId, tab: 'interviews' }}>
            {t('toInterviews')}
          </Link>
        </>
      }
      actions={actions}
    />
  )
}
