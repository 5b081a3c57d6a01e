import { time } from '../words/format.ts'
import { say } from '../words/requisitions.ts'

type Props = { state: { context: { savedAt: string | null }; hasTag: (tag: 'saving') => boolean } }

/** "Saved 10:42", announced politely. */
export function SectionState({ state }: Props) {
  const { savedAt } = state.context
  return (
    <span className="meta" role="status">
      {state.hasTag('saving') ? say('saving') : savedAt ? say('saved', { time: time(savedAt) }) : ''}
    </span>
  )
}
