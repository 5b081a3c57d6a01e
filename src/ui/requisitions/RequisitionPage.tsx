import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { waitFor } from 'xstate'
import { recruitmentQueries } from '../../api/queries.ts'
import { moveRequisition } from '../../machines/commands/requisition.ts'
import { isArchived } from '../../machines/lifecycles/requisition.ts'
import { type Position, positionOf, requisitionMachine } from '../../machines/records/requisition.ts'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Note } from '../components/Note.tsx'
import { Pending } from '../components/Pending.tsx'
import { notifyInfo, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { useRecord } from '../data/useRecord.ts'
import { t as sayOfClosing } from '../i18n/approvals.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/requisitions.ts'
import { closedWords } from './closing/closingWords.ts'
import { RequisitionHeader, type Step, type Summary } from './RequisitionHeader.tsx'
import { RequisitionTabs } from './RequisitionTabs.tsx'
import css from './record.module.css'
import { RecordProblems } from './sections/RecordProblems.tsx'
import { type Listing, TabContent } from './TabContent.tsx'
import type { Tab } from './tabs.ts'

const ExtendDialog = lazy(() => import('./ExtendDialog.tsx').then((m) => ({ default: m.ExtendDialog })))

type Props = { id: number; tab: Tab; changeDate: boolean; list: Listing }

/** One requisition: where it stands, what can happen, and the part that the address names. */
export function RequisitionPage(props: Props) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/job-requisition-summary/{id}', { params: { path: { id: props.id } } })
  if (data) return <Requisition key={props.id} {...props} summary={data.data} />
  if (!error) return <Pending />
  return <LoadFailed as="page" title={t('unavailableTitle')} error={error} onRetry={() => void refetch()} back={toList} />
}

const toList = (
  <Button size="md" component={Link} to="/jobreq">
    {t('toList')}
  </Button>
)

/** A reason as a sentence of its own. */
const sentence = (reason: string | null) => (reason ? reason.replace(/[.!?]?$/, '.') : '')

// There is one, so that it needs no name.
const nameOf = () => ''

function Requisition({ id, tab, changeDate, list, summary }: Props & { summary: Summary }) {
  const record = useRecord<Position>({
    name: `requisition.${id}.position`,
    machine: requisitionMachine,
    of: id,
    editable: summary.editable,
    list: useMemo(() => [positionOf(summary)], [summary]),
    onKeptAway: () => notifyInfo(t('keptAway', { section: t('position') }), t('keptAwayText')),
  })
  const navigate = useNavigate()
  const [moving, move] = useCommandActor(moveRequisition, {
    done({ closed }) {
      notifySuccess(t('moved'), closed ? closedWords(closed) : undefined)
      // What was checked is submitted: Back leads to the form, not to the check.
      if (tab === 'check') void navigate({ to: '/jobreq/$id', params: { id }, search: { tab: 'approvals' }, replace: true })
    },
  })
  const movedTo = moving.context.answer?.responseData.version ?? 0
  /** What is typed goes first: it is part of what is submitted. */
  const onMove = async (step: Step) => {
    record.send({ type: 'save' })
    const now = await waitFor(record.actor, (state) => !state.hasTag('busy'))
    const [position] = Object.values(now.context.items)
    if (position && now.matches('clean')) move({ type: 'do', what: { id, version: position.version, ...step } })
  }
  const archived = isArchived(summary.position.status) && summary.history.findLast(({ status }) => isArchived(status))
  const { problem, refused } = record.state.context
  const busy = moving.hasTag('busy') || movedTo > summary.version
  return (
    <div className={css.jobreq}>
      <RequisitionHeader
        {...{ summary, record, busy, tab, onMove }}
        // What is typed and cannot be saved is settled first, so that no question stays open over it.
        problem={record.state.matches('clean') ? moving.context.problem : undefined}
      />
      {archived && (
        <div className={css.jobreqProblem}>
          <Note tone="neutral">{sayOfClosing('archivedNote', { name: archived.by, day: day(archived.at), reason: sentence(archived.reason) })}</Note>
        </div>
      )}
      {(record.state.matches('choosing') || problem || Object.keys(refused).length > 0 || moving.context.problem) && (
        <div className={css.jobreqProblem}>
          <RecordProblems record={record} nameOf={nameOf} />
          <ProblemAlert problem={moving.context.problem} situation="requisition" />
        </div>
      )}
      <RequisitionTabs id={id} tab={tab} summary={summary} />
      <TabContent key={tab} id={id} tab={tab} summary={summary} record={record} list={list} busy={busy} onMove={onMove} />
      <LazyBoundary>
        {changeDate && (
          <ExtendDialog
            requisition={{ id, title: summary.position.positionTitle, endDate: summary.position.endDate, version: summary.version }}
            onClose={() => void navigate({ to: '/jobreq/$id', params: { id }, search: ({ changeDate: _asked, ...rest }: { changeDate?: true }) => rest })}
          />
        )}
      </LazyBoundary>
    </div>
  )
}
