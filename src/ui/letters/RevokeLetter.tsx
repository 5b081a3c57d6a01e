import { useState } from 'react'
import type { LetterStep } from '../../machines/records/letter.ts'
import { type Ask, ReasonDialog } from '../components/form/ReasonDialog.tsx'

type Props = {
  ask: Pick<Ask, 'title' | 'text' | 'confirm'>
  busy: boolean
  /** What refused the last step of the letter. */
  problem: unknown
  onAct: (what: LetterStep) => void
  onCancel: () => void
}

/** Asks why a letter is taken back; it stays open until that is done, with what was typed. */
export function RevokeLetter({ ask, busy, problem, onAct, onCancel }: Props) {
  const [tried, setTried] = useState(false)
  return (
    <ReasonDialog
      ask={{ ...ask, danger: true, reason: 'text' }}
      busy={tried && busy}
      problem={tried ? problem : null}
      situation="letter"
      onCancel={onCancel}
      onConfirm={(reason = '') => {
        setTried(true)
        onAct({ step: 'revoke', reason })
      }}
    />
  )
}
