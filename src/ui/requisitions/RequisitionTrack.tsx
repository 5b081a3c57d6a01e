import { type RequisitionStatus, requisitionStates } from '../../machines/lifecycles/requisition.ts'
import { initialOf, tagged } from '../../machines/lifecycles/tags.ts'
import { Moves, type Transition } from '../components/status/Moves.tsx'
import { StatusTrack } from '../components/status/StatusTrack.tsx'
import { labelOf } from '../components/status/states.ts'
import { t as tClosing } from '../i18n/approvals.ts'
import { t as tKit } from '../i18n/components.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/requisitions.ts'
import type { Step, Summary } from './RequisitionHeader.tsx'
import css from './RequisitionTrack.module.css'
import recordCss from './record.module.css'
import { askBefore, moveWord } from './requisitionMoves.tsx'

const stations = tagged(requisitionStates, 'stage')

type Props = {
  summary: Summary
  busy: boolean
  /** What refused the last step, null while nothing has; undefined while something else has to be settled first. */
  problem: unknown
  onMove: (step: Step) => void
}

/** Where it is on its way, and what can happen next, in one line; opened, the whole way and the steps. Both from the lifecycle. */
export function RequisitionTrack({ summary, busy, problem, onMove }: Props) {
  const { position, history, transitions } = summary
  const dates = Object.fromEntries(history.map(({ status, at }) => [status, at]))
  const left = history.findLast(({ status }) => (stations as readonly string[]).includes(status))
  const why = (code: string, transition: Transition) => whyOf(code, transition, summary)
  const shown = transitions.filter(({ event }) => event !== 'submit' || !transitions.some((one) => one.event === 'submit' && one.allowed))
  const since = dates[position.status]
  const here = [labelOf('requisition', position.status), ...(since ? [tKit('since', { day: day(since) })] : [])].join(' ')
  const next = shown
    .filter(({ allowed, why }) => allowed || why !== 'NOT_YOURS')
    .map((one) => nextWord(moveWord(one), one.allowed ? null : why(one.why ?? '', one)))
  return (
    <details className={`ph ${css.way}`}>
      <summary>
        <span className="vh">{t('track')}: </span>
        <b>{here}</b>
        {next.length > 0 && <span> · {tClosing('next', { moves: next.join(' · ') })}</span>}
      </summary>
      <div className={recordCss.lane}>
        <StatusTrack
          name={t('track')}
          stations={stations}
          now={position.status}
          from={left?.status ?? initialOf(requisitionStates)}
          dates={dates}
          transitions={transitions}
          label={(status) => labelOf('requisition', status)}
          why={() => t('whenReady')}
        />
        <div className={css.next}>
          <Moves
            transitions={shown}
            label={moveWord}
            why={why}
            onMove={({ status }, reason) => onMove({ status: status as RequisitionStatus, ...(reason ? { reason } : {}) })}
            ask={(transition) => askBefore(transition, position)}
            asides={['cancel', 'archive']}
            busy={busy}
            problem={problem}
            situation="requisition"
          />
        </div>
      </div>
    </details>
  )
}

/** A step, and beside a locked one what it waits for. */
const nextWord = (move: string, why: string | null) => (why ? tClosing('nextLocked', { move, why }) : move)

function whyOf(code: string, { event }: Transition, { progress }: Summary): string {
  if (code === 'everySectionIsComplete') {
    const missing = progress.sections.filter((one) => one.required && one.status !== 'COMPLETED')
    return t('why_everySectionIsComplete', { sections: missing.map(({ section }) => t(section)).join(', ') })
  }
  for (const key of [`why_${code}_${event}`, `why_${code}`]) if (t.has(key)) return t(key)
  return t('why_NOT_FROM_HERE')
}
