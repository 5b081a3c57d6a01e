import type { Candidate } from '../../../machines/flows/applicationStatus.ts'
import { StatusTrack } from '../../components/status/StatusTrack.tsx'
import { labelOf } from '../../components/status/states.ts'
import { t as move } from '../../i18n/applicationMoves.ts'
import { t as sayApplication } from '../../i18n/applications.ts'
import { t } from '../../i18n/candidate.ts'
import { day } from '../../i18n/format.ts'
import { isStatus, labelIn, leadsOn, stations, whyOf } from '../moveWords.ts'
import css from './CandidateWay.module.css'

/** Where the application is on its way and what comes next, in one line; opened, every station. */
export function CandidateWay({ candidate: { application, transitions, history } }: { candidate: Candidate }) {
  const { status, heldFrom, statusSince } = application
  const held = heldFrom && isStatus(heldFrom) ? heldFrom : null
  const left = held ?? history.track.findLast((step) => stations.includes(step.status))?.status ?? null
  const at = stations.indexOf(stations.includes(status) ? status : (left ?? status))
  const next = transitions.find((transition) => leadsOn(status, transition))
  const facts = [
    t('wayStep', { step: at + 1, of: stations.length }),
    t('waySince', { status: labelOf('application', status), day: day(statusSince) }),
    ...(next?.allowed ? [t('wayNext', { move: labelIn(status)(next) })] : []),
    ...(next && !next.allowed ? [t('wayLocked', { move: labelIn(status)(next), why: whyOf(next.why ?? '') })] : []),
  ]
  return (
    <details className={`ph ${css.way}`}>
      <summary>
        <span className="vh">{sayApplication('way')}: </span>
        {facts.join(' · ')}
      </summary>
      <StatusTrack
        name={sayApplication('way')}
        stations={stations}
        now={status}
        from={left}
        dates={Object.fromEntries(history.track.map((step) => [step.status, step.at]))}
        transitions={transitions}
        label={(station) => move(`short ${station}`)}
        why={whyOf}
      />
    </details>
  )
}
