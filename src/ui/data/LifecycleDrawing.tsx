import { useId } from 'react'
import type { Arrow } from '../../machines/lifecycles/arrows.ts'
import css from './LifecycleDrawing.module.css'
import { layoutOf } from './lifecycleLayout.ts'

type Step = { from: string | null; to: string }
type Props = {
  /** What the drawing says as a whole to those who do not see it; the same stands beside it as a list. */
  label: string
  states: readonly string[]
  arrows: readonly Arrow[]
  now: string
  /** The way the record came. */
  came: readonly Step[]
  /** Where it can go next. */
  next: readonly { status: string; allowed: boolean }[]
  nameOf: (state: string) => string
  /** An arrow in words, shown when it is pointed at. */
  tell: (arrow: Arrow) => string
}

/** A lifecycle drawn from itself: every state and every step, the way taken, where it is, and where it can go. */
export function LifecycleDrawing({ label, states, arrows, now, came, next, nameOf, tell }: Props) {
  const { places, lines, width, height } = layoutOf(states, arrows)
  const marks = useId()
  const taken = (from: string, to: string) => came.some((step) => step.from === from && step.to === to)
  const kindOf = ({ from, to }: Arrow) => {
    if (from === now && next.some((move) => move.status === to)) return next.some((move) => move.status === to && move.allowed) ? 'can' : 'when'
    return taken(from, to) ? 'came' : 'other'
  }
  const order = ['other', 'came', 'when', 'can']
  const drawn = lines.map((line) => ({ ...line, kind: kindOf(line.arrow) })).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const stateKind = (state: string) =>
    state === now
      ? 'now'
      : next.some(({ status, allowed }) => status === state && allowed)
        ? 'can'
        : came.some(({ from, to }) => from === state || to === state)
          ? 'came'
          : 'other'
  return (
    <svg className={css.lifecycle} role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        {order.map((kind) => (
          <marker
            key={kind}
            id={`${marks}${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={css.lcHead} data-kind={kind} d="M0 0.5L8 4L0 7.5z" />
          </marker>
        ))}
      </defs>
      {drawn.map(({ arrow, path, kind }) => (
        <path key={`${arrow.from} ${arrow.to}`} className={css.lcLine} data-kind={kind} d={path} markerEnd={`url(#${marks}${kind})`}>
          <title>{tell(arrow)}</title>
        </path>
      ))}
      {places.map(({ state, x, y, width: wide, height: high }) => (
        <g key={state} className={css.lcState} data-kind={stateKind(state)}>
          <rect x={x} y={y} width={wide} height={high} rx="6" />
          <text x={x + wide / 2} y={y + high / 2} dominantBaseline="central" textAnchor="middle">
            {nameOf(state)}
          </text>
        </g>
      ))}
    </svg>
  )
}
