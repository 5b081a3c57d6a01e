import { StatusIcon } from './StatusIcon.tsx'
import { lookOf, type StateKind, type StateOf } from './states.ts'

/** A state: glyph and word. As a pill beside a title or on a card, plain in table rows. */
export function Status<K extends StateKind>({ of, is, pill }: { of: K; is: StateOf<K>; pill?: boolean }) {
  const { tone, label, kind, fill } = lookOf(of, is)
  return (
    <span className={`st t-${tone}${pill ? ' pill' : ''}`}>
      <StatusIcon kind={kind} fill={fill} />
      <span>{label}</span>
    </span>
  )
}
