import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { shownName } from '../../candidates/nameOf.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { moment, momentIn } from '../../i18n/format.ts'
import { t } from '../../i18n/scorecard.ts'
import css from './scorecard.module.css'

const TERMS = ['scorecard', 'panel'] as const

type Due = components['schemas']['OwnScorecards']['due'][number]

/** The interviewer's own page: which scorecards are due and overdue, and how many were in time. */
export function OwnScorecards() {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/scorecard')
  if (error && !data) return <LoadFailed as="page" title={t('myScorecards')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending />
  const { due, inTime, counted } = data.data
  const groups = [
    { title: t('overdueTitle'), list: due.filter(({ overdue }) => overdue) },
    { title: t('dueTitle'), list: due.filter(({ overdue }) => !overdue) },
  ]
  return (
    <>
      <PageHeader title={t('myScorecards')} terms={TERMS} facts={counted > 0 ? [t('share', { n: inTime, of: counted }), t('shareHelp')] : [t('shareHelp')]} />
      <div className={css.own}>
        {due.length === 0 && (
          <EmptyState kind="empty" title={t('nothingDue')}>
            {t('nothingDueText')}
          </EmptyState>
        )}
        {groups.map(({ title, list }) => list.length > 0 && <Group key={title} title={title} list={list} />)}
      </div>
    </>
  )
}

const Group = ({ title, list }: { title: string; list: readonly Due[] }) => (
  <section aria-label={title}>
    <h2>
      {title} <span className="num">{list.length}</span>
    </h2>
    <ul>
      {list.map(({ interviewId, applicantName, positionTitle, title, startsAt, zone, dueAt, overdue, begun }) => (
        <li key={interviewId}>
          <span className="grow">
            <b>{shownName(applicantName)}</b>
            <span className="meta">{[positionTitle, title, momentIn(startsAt, zone)].join(' · ')}</span>
          </span>
          <span className={`num ${overdue ? 't-red tone' : 'meta'}`}>{t(overdue ? 'overdue' : 'due', { moment: moment(dueAt) })}</span>
          <Button
            size="xs"
            aria-label={`${t(begun ? 'goOn' : 'write')}: ${shownName(applicantName)}`}
            renderRoot={(props) => <Link {...props} to="/scorecard" search={{ interviewId }} />}
          >
            {t(begun ? 'goOn' : 'write')}
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
