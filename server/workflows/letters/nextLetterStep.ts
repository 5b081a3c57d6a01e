import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { outboxMessageStates } from '../../../src/machines/lifecycles/outboxMessage.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { standing } from '../../records/letterStanding.ts'
import { applications } from '../../tables/applications.ts'
import { type LetterKind, letters } from '../../tables/letters.ts'
import { outbox } from '../../tables/outbox.ts'

type Schemas = components['schemas']
type Step = Schemas['NextLetterStep']

export const offer = alias(letters, 'offer')
export const contract = alias(letters, 'contract')
const newest = (kind: LetterKind): SQL => sql`(select max(l.id) from ${letters} l where l.application_id = ${applications.id} and l.kind = ${kind})`
/** Where the e-mail with a letter stands. */
export const mailOf = (kind: LetterKind, id: typeof offer.id | typeof contract.id) =>
  sql<
    Schemas['SelectedApplication']['jobOfferMail']
  >`(select o.status from ${outbox} o where o.application_id = ${applications.id} and o.dedupe like ${`${kind}-letter:`} || ${id} || ':%' order by o.id desc limit 1)`

/** The newest letter of each kind, of queries of applications. */
export const letterJoins = {
  offer: { table: offer, on: eq(offer.id, newest('offer')), left: true },
  contract: { table: contract, on: eq(contract.id, newest('contract')), left: true },
} satisfies Joins

const oneOf = (values: readonly string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`
const inTurn = { offer: tagged(applicationStates, 'offering'), contract: tagged(applicationStates, 'contracting') }
export const words = {
  offer: { write: 'writeOffer', send: 'sendOffer', release: 'releaseOffer', wait: 'awaitOffer' },
  contract: { write: 'writeContract', send: 'sendContract', release: 'releaseContract', wait: 'awaitContract' },
} as const satisfies Record<LetterKind, Record<string, Step>>

/** What comes next by the newest letter of a kind. */
function stepsOf(kind: LetterKind, letter: typeof offer | typeof contract, unreleased: ReadonlySet<number>): SQL {
  const isItsTurn = sql`${applications.status} in ${oneOf(inTurn[kind])}`
  const failed = sql`${mailOf(kind, letter.id)} in ${oneOf(tagged(outboxMessageStates, 'failed'))}`
  const toRelease = sql`${letter.id} = any(${sql.param([...unreleased])}::int[])`
  return sql`when ${letter.status} in ${oneOf(standing('out'))} then case when ${failed} then 'mailFailed' else ${words[kind].wait} end
    when ${isItsTurn} and ${letter.status} in ${oneOf(standing('draft'))} then case when ${toRelease} then ${words[kind].release} else ${words[kind].send} end
    when ${isItsTurn} then ${words[kind].write}`
}
/** The one thing to do next, where these letters wait for a release. */
export const nextStepAfter = (unreleased: ReadonlySet<number>) =>
  sql<Step>`case when ${applications.status} in ${oneOf(tagged(applicationStates, 'converting'))} then 'convert' ${stepsOf('contract', contract, unreleased)} ${stepsOf('offer', offer, unreleased)} else 'none' end`
