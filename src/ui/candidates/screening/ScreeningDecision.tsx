import { Button } from '@mantine/core'
import type { Candidate } from '../../../machines/flows/applicationStatus.ts'
import { t as move } from '../../i18n/applicationMoves.ts'
import { t } from '../../i18n/screening.ts'
import { isStart, labelIn, whyOf } from '../moveWords.ts'
import { MAIN_KEY } from './KeysDialog.tsx'
import css from './screening.module.css'

export type Transition = Candidate['transitions'][number]
/** What screening decides, the first that the lifecycle allows before the others; each with its key. */
const ways = { s: ['shortlist', 'resume', 'reopen', 'screen'], h: ['hold'], r: ['reject'] } as const
export type DecisionKey = keyof typeof ways

/** What each key decides now. */
export function decisionsOf({ transitions }: Candidate): Partial<Record<DecisionKey, Transition>> {
  const of = (key: DecisionKey) => {
    const allowed = ways[key].flatMap((event) => transitions.filter((one) => one.event === event && one.allowed))
    return allowed[0] ? { [key]: allowed[0] } : {}
  }
  return { ...of('s'), ...of('h'), ...of('r') }
}

type Props = { candidate: Candidate; next: string | null; busy: boolean; onDecide: (transition: Transition) => void }

/** The one main decision, which says who comes next, and the ways beside it. */
export function ScreeningDecision({ candidate, next, busy, onDecide }: Props) {
  const { s: main, ...aside } = decisionsOf(candidate)
  const label = (one: Transition) => (isStart(one.event) ? move(`start_${one.event}`) : labelIn(candidate.application.status)(one))
  const asides = Object.entries(aside)
  const locked = candidate.transitions.find(({ allowed, why }) => !allowed && why)
  return (
    <section className={css.decision} aria-labelledby="screening-decision" aria-busy={busy}>
      <h2 id="screening-decision">{t('decision')}</h2>
      {main && (
        <Button
          size="md"
          fullWidth
          variant="filled"
          justify="space-between"
          aria-disabled={busy || undefined}
          rightSection={<kbd aria-hidden>{MAIN_KEY}</kbd>}
          onClick={() => onDecide(main)}
        >
          {next ? t('andNext', { move: label(main), name: next }) : label(main)}
        </Button>
      )}
      {asides.length > 0 && (
        <div className={css.asides}>
          {asides.map(([key, one]) => (
            <Button
              key={key}
              size="md"
              justify="space-between"
              aria-disabled={busy || undefined}
              rightSection={<kbd aria-hidden>{key.toUpperCase()}</kbd>}
              onClick={() => onDecide(one)}
            >
              {label(one)}
            </Button>
          ))}
        </div>
      )}
      {!main && asides.length === 0 && <p className="meta">{t('locked', { why: whyOf(locked?.why ?? 'NOT_FROM_HERE') })}</p>}
    </section>
  )
}
