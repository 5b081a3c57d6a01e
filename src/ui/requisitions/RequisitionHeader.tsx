import { Button } from '@mantine/core'
import { IconClockX, IconCloudCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import { jobPostLifecycle, jobPostStates } from '../../machines/lifecycles/jobPost.ts'
import { isOpenToApplicants } from '../../machines/lifecycles/requisition.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import type { Position } from '../../machines/records/requisition.ts'
import { PageHeader } from '../components/PageHeader.tsx'
import { Meter } from '../components/status/Meter.tsx'
import { Status } from '../components/status/Status.tsx'
import { t as sayOfClosing } from '../i18n/approvals.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/requisitions.ts'
import { LifecycleButton } from '../lifecycle/LifecycleButton.tsx'
import { RequisitionMenu } from './RequisitionMenu.tsx'
import { RequisitionTrack } from './RequisitionTrack.tsx'
import css from './record.module.css'
import { type SavingRecord, savingInWords } from './sections/RecordProblems.tsx'
import type { Tab } from './tabs.ts'

const TERMS = ['requisition', 'opening', 'criterion', 'weight', 'mandatory', 'approvalChain'] as const

export type Summary = components['schemas']['RequisitionSummary']
export type Step = Pick<components['schemas']['RequisitionStatusChange'], 'status' | 'reason'>
type Props = Pick<Parameters<typeof RequisitionTrack>[0], 'summary' | 'busy' | 'problem' | 'onMove'> & { record: SavingRecord<Position>; tab: Tab }

export function RequisitionHeader({ summary, record, busy, problem, tab, onMove }: Props) {
  const { position, progress, transitions, expired } = summary
  const required = progress.sections.filter((one) => one.required)
  const done = required.filter((one) => one.status === 'COMPLETED').length
  const words = t('sectionsDone', { done, all: required.length })
  const submit = transitions.find((one) => one.event === 'submit')
  const facts = [
    ...(summary.department ? [summary.department] : []),
    t('openings', { n: position.openings }),
    ...(position.endDate ? [<EndDate key="end" day={position.endDate} expired={expired} />] : []),
    t('ownedBy', { name: summary.owner }),
  ]
  return (
    <>
      <PageHeader
        title={position.positionTitle}
        terms={TERMS}
        documentTitle={`${t(tab)} – ${position.positionTitle} (${position.id})`}
        error={record.state.matches('held')}
        state={
          <>
            <Status of="requisition" is={position.status} pill />
            <span className="row meta">
              <Meter value={progress.percent} width={64} label={words} />
              <span aria-hidden="true">{words}</span>
            </span>
          </>
        }
        facts={facts}
        crumbs={
          <>
            <Link to="/jobreq" activeOptions={{ exact: true }}>
              {t('requisitions')}
            </Link>
            <span aria-hidden="true">›</span>
            <span>{position.positionId ?? position.id}</span>
          </>
        }
        actions={
          <>
            {/* The other sections save row by row and say so themselves. */}
            {tab === 'position' && <Saved words={savingInWords(record)} />}
            <LifecycleButton lifecycle="requisition" id={position.id} name={position.positionTitle} />
            {expired && (
              <Button
                leftSection={<IconClockX size={16} stroke={1.7} aria-hidden />}
                renderRoot={(props) => <Link {...props} to="/jobreq/$id" params={{ id: position.id }} search={(before) => ({ ...before, changeDate: true })} />}
              >
                {t('extend')}
              </Button>
            )}
            {submit && submit.why !== 'NOT_YOURS' && tab !== 'check' && (
              <Button
                variant="filled"
                {...(submit.allowed && { 'data-event': 'submit' })}
                renderRoot={(props) => <Link {...props} to="/jobreq/$id" params={{ id: position.id }} search={{ tab: 'check' }} />}
              >
                {t('submit')}
              </Button>
            )}
            <PostButton summary={summary} tab={tab} />
            <RequisitionMenu id={position.id} />
          </>
        }
      />
      <RequisitionTrack summary={summary} busy={busy} problem={problem} onMove={onMove} />
    </>
  )
}

/** Once it is approved the job post is what comes next; on its own tab the post says so itself. */
function PostButton({ summary: { position, jobPost, actors }, tab }: Pick<Props, 'summary' | 'tab'>) {
  const mayWrite = jobPostLifecycle.permissions.publish.some((who) => actors.includes(who))
  if (!mayWrite || tab === 'post' || !isOpenToApplicants(position.status)) return null
  const isPublic = jobPost !== null && isTagged(jobPostStates, jobPost, 'public')
  return (
    <Button
      variant={isPublic ? 'default' : 'filled'}
      renderRoot={(props) => <Link {...props} to="/jobreq/$id" params={{ id: position.id }} search={{ tab: 'post' }} />}
    >
      {sayOfClosing(isPublic ? 'seePost' : jobPost ? 'goOnWithPost' : 'writePost')}
    </Button>
  )
}

function EndDate({ day: iso, expired }: { day: string; expired: boolean }) {
  if (!expired) return t('ends', { day: day(iso) })
  return (
    <span className={`st t-red tone ${css.end}`}>
      <IconClockX size={14} stroke={2} aria-hidden />
      {t('expired', { day: day(iso) })}
    </span>
  )
}

/** When the form was last saved; announced politely. */
function Saved({ words }: { words: string }) {
  return (
    <span className="meta row" role="status">
      {words && <IconCloudCheck size={15} stroke={1.7} aria-hidden />}
      {words}
    </span>
  )
}
