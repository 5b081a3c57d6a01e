import type { components } from '../../api/common.gen.ts'
import { Status } from '../kit/Status.tsx'
import { say } from '../words/letters.ts'

type Schemas = components['schemas']
type Props = { mail: Schemas['OutboxStatus'] | null } & (
  | { law: 'offerLetter'; status: Schemas['OfferLetterStatus'] | null }
  | { law: 'contractLetter'; status: Schemas['ContractLetterStatus'] | null }
)

/** How far a letter is; that its e-mail failed matters more than that it was sent. */
export function LetterStatus(props: Props) {
  if (props.status === null) return <span className="dim">{say('notBegun')}</span>
  if (props.status === 'sent' && props.mail === 'failed') return <Status of="outbox" is="failed" />
  return props.law === 'offerLetter' ? <Status of="offerLetter" is={props.status} /> : <Status of="contractLetter" is={props.status} />
}
