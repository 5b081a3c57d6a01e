import type { components } from '../../api/common.gen.ts'
import { Status } from '../components/status/Status.tsx'
import { t } from '../i18n/letters.ts'

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

/** How far a letter is; that its e-mail failed matters more than that it was sent. */
export function LetterStatus(props: Props) {
  if (props.status === null) return <span className="dim">{t('notBegun')}</span>
  if (props.mail && isUndelivered[props.mail]) return <Status of="outboxMessage" is={props.mail} />
  return props.lifecycle === 'offerLetter' ? <Status of="offerLetter" is={props.status} /> : <Status of="contractLetter" is={props.status} />
}
