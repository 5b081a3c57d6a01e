import type { Values } from '../../machines/records/edits.ts'
import { type Position, positionOf } from '../../machines/records/requisition.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Pending } from '../components/Pending.tsx'
import type { TableSearch } from '../data/table/address.ts'
import type { useRecord } from '../data/useRecord.ts'
import type { Step, Summary } from './RequisitionHeader.tsx'
import recordCss from './record.module.css'
import { SideTabs } from './SideTabs.tsx'
import { CriteriaSection } from './sections/CriteriaSection.tsx'
import { FrameNote } from './sections/FrameNote.tsx'
import { PositionSection } from './sections/PositionSection.tsx'
import { refusedOf } from './sections/RecordProblems.tsx'
import { SectionBar } from './sections/SectionBar.tsx'
import css from './TabContent.module.css'
import { isSection, type Tab } from './tabs.ts'

const ExperienceSection = lazy(() => import('./sections/ExperienceSection.tsx').then((m) => ({ default: m.ExperienceSection })))
const FinancialSection = lazy(() => import('./sections/FinancialSection.tsx').then((m) => ({ default: m.FinancialSection })))
const LocationSection = lazy(() => import('./sections/LocationSection.tsx').then((m) => ({ default: m.LocationSection })))
const PositionSummary = lazy(() => import('./PositionSummary.tsx').then((m) => ({ default: m.PositionSummary })))
const Approvals = lazy(() => import('./approvals/Approvals.tsx').then((m) => ({ default: m.Approvals })))
const SubmitCheck = lazy(() => import('./approvals/SubmitCheck.tsx').then((m) => ({ default: m.SubmitCheck })))
const AuditLog = lazy(() => import('./AuditLog.tsx').then((m) => ({ default: m.AuditLog })))
const TryWeights = lazy(() => import('./sections/TryWeights.tsx').then((m) => ({ default: m.TryWeights })))
const JobPostPanel = lazy(() => import('./jobPost/JobPostPanel.tsx').then((m) => ({ default: m.JobPostPanel })))
const SelectionProcess = lazy(() => import('./selection/SelectionProcess.tsx').then((m) => ({ default: m.SelectionProcess })))
const InterviewList = lazy(() => import('../interviews/InterviewList.tsx').then((m) => ({ default: m.InterviewList })))
const PastRanking = lazy(() => import('./ranking/PastRanking.tsx').then((m) => ({ default: m.PastRanking })))
const Candidates = lazy(() => import('./Candidates.tsx').then((m) => ({ default: m.Candidates })))

type Props = {
  id: number
  tab: Tab
  summary: Summary
  record: ReturnType<typeof useRecord<Position>>
  list: Listing
  busy: boolean
  onMove: (step: Step) => void
}
/** How the list of a tab is shown, as the address has it; a ranking is that of a day, and may be looked at for one application. */
export type ListingSearch = TableSearch & { day?: string | undefined; of?: number | undefined }
export type Listing = { search: ListingSearch; onSearch: (search: ListingSearch) => void }

/** The part that the address names, beside the list of its neighbours. Keyed by the tab, so that each begins at its top. */
export function TabContent({ id, tab, summary, record, list, busy, onMove }: Props) {
  const [item] = record.items
  const position = { ...positionOf(summary), ...item?.values }
  const edit = (values: Partial<Values<Position>>) => record.send({ type: 'edit', key: String(id), values })
  return (
    <div className={`${css.fgrid} ${css.two}`}>
      <SideTabs id={id} tab={tab} summary={summary} />
      <div className={recordCss.fmid} id="part">
        {isSection(tab) && <FrameNote summary={summary} />}
        <LazyBoundary fallback={<Pending />}>
          {tab === 'position' && (
            <PositionSection
              position={position}
              editable={summary.editable}
              errors={refusedOf(record.state.context)}
              onEdit={edit}
              onLeave={() => record.send({ type: 'save' })}
            />
          )}
          {tab === 'location' && <LocationSection id={id} editable={summary.editable && !summary.weightsFrozen} />}
          {tab === 'financial' && <FinancialSection id={id} editable={summary.editable && !summary.weightsFrozen} />}
          {tab === 'experience' && <ExperienceSection id={id} editable={summary.editable && !summary.weightsFrozen} />}
          {isSection(tab) && tab !== 'position' && tab !== 'location' && tab !== 'financial' && tab !== 'experience' && (
            <CriteriaSection
              id={id}
              section={tab}
              editable={summary.editable && !summary.weightsFrozen}
              noneNeeded={position.noneNeeded}
              onNoneNeeded={(noneNeeded) => edit({ noneNeeded })}
            />
          )}
          {tab === 'summary' && <PositionSummary summary={summary} />}
          {tab === 'approvals' && <Approvals id={id} summary={summary} />}
          {tab === 'check' && <SubmitCheck summary={summary} busy={busy} onMove={onMove} />}
          {tab === 'weights' && <TryWeights id={id} summary={summary} />}
          {tab === 'audit' && <AuditLog id={id} />}
          {tab === 'post' && <JobPostPanel id={id} />}
          {tab === 'selection' && <SelectionProcess id={id} />}
          {tab === 'interviews' && <InterviewList id={id} {...list} />}
          {tab === 'ranking' && <PastRanking id={id} {...list} />}
          {tab === 'candidates' && <Candidates id={id} summary={summary} {...list} />}
        </LazyBoundary>
        {isSection(tab) && <SectionBar id={id} section={tab} />}
      </div>
    </div>
  )
}
