import { asRefusal } from '../../../api/refusal.ts'
import { Note } from '../Note.tsx'
import { problemText, type Situation } from './problems.ts'

type Props = {
  problem: unknown
  situation?: Situation
  /** The fields themselves say what is wrong with them. */
  fieldsTell?: boolean
  onRetry?: () => void
  retryLabel?: string
  onDiscard?: () => void
  discardLabel?: string
}

/** A refusal that stays in the page until it is resolved. */
export function ProblemAlert({ problem, situation = 'other', fieldsTell = false, onRetry, retryLabel, onDiscard, discardLabel }: Props) {
  if (!problem) return null
  const refusal = asRefusal(problem)
  const { text, reason } = problemText(refusal, situation)
  return (
    <Note tone="red" role="alert">
      <b>{text}</b>
      {reason && ` ${reason}`}
      {!fieldsTell && refusal.errors.length > 0 && (
        <ul className="note-list">
          {refusal.errors.map((error) => (
            <li key={`${error.field} ${error.message}`}>{error.message}</li>
          ))}
        </ul>
      )}
      {onRetry && (
        <button type="button" className="note-do" onClick={onRetry}>
          {retryLabel}
        </button>
      )}
      {onDiscard && (
        <button type="button" className="note-do" onClick={onDiscard}>
          {discardLabel}
        </button>
      )}
    </Note>
  )
}
