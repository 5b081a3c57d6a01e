import type { components } from '../../api/recruitment.gen.ts'
import { StatusIcon } from '../components/status/StatusIcon.tsx'
import { lookOf, states } from '../components/status/states.ts'
import { number } from '../i18n/format.ts'
import css from './Pipeline.module.css'

export type Counts = components['schemas']['Pipeline']['counts']

const order = Object.keys(states.application)
/** How many candidates stand where, in the order of their way: the glyph of each state with its count. */
export function Pipeline({ counts }: { counts: Counts }) {
  if (counts.length === 0) return '–'
  const list = counts.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  return (
    <span className={css.pipeline}>
      {list.map(({ status, total }) => {
        const { tone, kind, fill, label } = lookOf('application', status)
        return (
          <span key={status} className={`st t-${tone}`} title={label}>
            <StatusIcon kind={kind} fill={fill} />
            <span className="num">{number(total)}</span>
            <span className="vh">{label}</span>
          </span>
        )
      })}
    </span>
  )
}
