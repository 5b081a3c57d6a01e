import type { components } from '../../api/common.gen.ts'
import { Status } from '../components/status/Status.tsx'
import { t } from '../i18n/letters.ts'
import css from './LetterStatus.module.css'

type Schemas = components['schemas']
/** Messages that will not arrive by themselves. */
export const isUndelivered: Record<Schemas['OutboxMessageStatus'], boolean> = {
  queued: false,
  sending: false,
  sent: false,
  failed: true,
  paused: true,
  stopped: true,
}
type Props = { mail: Schemas['OutboxMessageStatus'] | null } & (
  | { lifecycle: 'offerLetter'; status: Schemas['OfferLetterStatus'] | null }
  | { lifecycle: 'contractLetter'; status: Schemas['ContractLetterStatus'] | null }
)

/** How far a letter is, and beside it that its e-mail will not arrive. */
export function LetterStatus(props: Props) {
  const { mail } = props
  if (props.status === null) return <span className="dim">{t('notBegun')}</span>
  const letter = props.lifecycle === 'offerLetter' ? <Status of="offerLetter" is={props.status} /> : <Status of="contractLetter" is={props.status} />
  if (!mail || !isUndelivered[mail]) return letter
  return (
    <span className={css.both}>
      {letter}
      <span className="vh">{t('itsMail')} </span>
      <Status of="outboxMessage" is={mail} />
    </span>
  )
}
