import { IconArrowRight, IconLock } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { components } from '../../../api/common.gen.ts'
import { t } from '../../i18n/components.ts'
import type { Situation } from '../form/problems.ts'
import type { Ask, When } from '../form/ReasonDialog.tsx'
import { lazy } from '../lazy.tsx'
import css from './Moves.module.css'

const ReasonDialog = lazy(() => import('../form/ReasonDialog.tsx').then((module) => ({ default: module.ReasonDialog })))

export type Transition = components['schemas']['Transition']
type Props = {
  transitions: readonly Transition[]
  /** What a person decides, in words: "Reject…", "Start reference check". */
  label: (transition: Transition) => string
  /** The reason beside the lock, in words. */
  why: (code: string, transition: Transition) => string
  onMove: (transition: Transition, reason?: string, tell?: When | false) => void
  /** What to ask before the move: its reason, a confirmation. Nothing when it is plain. */
  ask?: (transition: Transition) => Ask | null
  /** Events that lead out (hold, reject, withdraw): the last row. */
  asides?: readonly string[]
  busy?: boolean
  /** What refused the last move, null while nothing has: where it is given, a question stays open until its move is done, with all that was typed. */
  problem?: unknown
  situation?: Situation
  title?: string
}

const key = ({ event, status }: Transition) => `${event} ${status}`

/** "What can happen next": allowed first, locked with the reason in words, ways out in the last row. All from the lifecycle. */
export function Moves({ transitions, label, why, onMove, ask, asides = [], busy = false, problem, situation = 'other', title = t('moves') }: Props) {
  const heading = useId()
  const [asking, setAsking] = useState<Transition | null>(null)
  const [confirmed, setConfirmed] = useState(false)
  // What is done, by whomever, is asked no longer.
  if (asking && !transitions.some((one) => one.allowed && key(one) === key(asking))) setAsking(null)
  const isAside = (t: Transition) => asides.includes(t.event)
  const main = [...transitions].filter((t) => !isAside(t)).sort((a, b) => Number(b.allowed) - Number(a.allowed))
  const out = transitions.filter((t) => isAside(t) && t.allowed)
  const lockedOut = transitions.filter((t) => isAside(t) && !t.allowed)
  const press = (t: Transition) => {
    if (!t.allowed || busy) return
    setConfirmed(false)
    if (ask?.(t)) setAsking(t)
    else onMove(t)
  }
  const question = asking && ask?.(asking)
  const row = (t: Transition) => (
    <li key={key(t)}>
      <button type="button" aria-disabled={!t.allowed || busy || undefined} data-event={t.event} onClick={() => press(t)}>
        {t.allowed ? <IconArrowRight size={16} stroke={1.8} aria-hidden /> : <IconLock size={16} stroke={1.8} aria-hidden />}
        <span>
          {label(t)}
          {!t.allowed && <small>{why(t.why ?? 'NOT_FROM_HERE', t)}</small>}
        </span>
      </button>
    </li>
  )
  return (
    <section aria-labelledby={heading} aria-busy={busy}>
      <h2 className="moves-h" id={heading}>
        {title}
      </h2>
      {transitions.length === 0 ? (
        <p className="meta">{t('noMoves')}</p>
      ) : (
        <ul className={css.moves}>
          {main.map(row)}
          {lockedOut.map(row)}
          {out.length > 0 && (
            <li className={css.duo}>
              {out.map((t) => (
                <button key={key(t)} type="button" aria-disabled={busy || undefined} data-event={t.event} onClick={() => press(t)}>
                  {label(t)}
                </button>
              ))}
            </li>
          )}
        </ul>
      )}
      {asking && question && (
        <ReasonDialog
          ask={question}
          busy={confirmed && busy}
          problem={confirmed && problem}
          situation={situation}
          onCancel={() => setAsking(null)}
          onConfirm={(...said) => {
            if (problem === undefined) setAsking(null)
            setConfirmed(true)
            onMove(asking, ...said)
          }}
        />
      )}
    </section>
  )
}
