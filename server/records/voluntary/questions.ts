import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { words } from '../../tables/contract.gen.ts'
import { voluntaryQuestions, voluntarySettings } from '../../tables/questions.ts'

type Schemas = components['schemas']
export type Kind = Schemas['VoluntaryKind']

/** What can always be chosen, and counts for whoever chooses nothing. */
export const NOT_SAID = 'NOT_SAID'
/** What can be chosen where the organisation names nothing of its own. What people call their background differs from place to place. */
export const ownChoices: Record<Kind, readonly string[]> = {
  GENDER: ['WOMAN', 'MAN', 'NON_BINARY'],
  AGE: ['UNDER_25', 'FROM_25', 'FROM_35', 'FROM_45', 'FROM_55'],
  DISABILITY: ['YES', 'NO'],
  ETHNIC_BACKGROUND: [],
}

const keyFrom = (secret: string, what: string) => Buffer.from(hkdfSync('sha256', secret, '', `threshold voluntary ${what}`, 32))
const signed = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** Turns the numbers of applications into what their answers are kept under. The key comes from APP_SECRET: the database alone cannot do this. */
export function proofsBy(secret: string): (applicationId: number) => string {
  const key = keyFrom(secret, 'answers')
  return (applicationId) => signed(key, `application:${applicationId}`)
}

/** What whoever has just applied answers with: the proof, and that we gave it. */
export function voluntaryToken(secret: string, applicationId: number): string {
  const proof = proofsBy(secret)(applicationId)
  return `${proof}.${signed(keyFrom(secret, 'token'), proof)}`
}

/** The proof within a token that we gave; null for any other text. */
export function proofIn(secret: string, token: string): string | null {
  const [proof = '', signature = ''] = token.split('.')
  const [made, given] = [Buffer.from(`${proof}.${signed(keyFrom(secret, 'token'), proof)}`), Buffer.from(token)]
  return signature !== '' && made.length === given.length && timingSafeEqual(made, given) ? proof : null
}

/** The setting as it stands, each kind of question in the order of the contract. */
export async function readVoluntarySettings(db: Database | Tx): Promise<Schemas['VoluntarySettings']> {
  const [settings] = await db.select().from(voluntarySettings)
  const questions = await db.select().from(voluntaryQuestions).orderBy(asc(voluntaryQuestions.kind))
  const { asks, introduction, version } = settings!
  return { asks, introduction, version, questions: words.VoluntaryKind.flatMap((kind) => questions.filter((one) => one.kind === kind)) }
}

/** The questions that are asked now, each with what can be chosen. */
export async function askedVoluntarily(db: Database | Tx): Promise<Schemas['VoluntaryQuestions']> {
  const { asks, introduction, questions } = await readVoluntarySettings(db)
  if (!asks) return { introduction: '', questions: [] }
  return {
    introduction,
    questions: questions.filter(({ asked }) => asked).map(({ kind, wording, choices }) => ({ kind, wording, choices: choicesOf(kind, choices) })),
  }
}
const choicesOf = (kind: Kind, choices: readonly string[]) => [...(choices.length > 0 ? choices : ownChoices[kind])]

/** The token for an application that has just arrived, where anything is asked. */
export async function tokenWhereAsked(db: Database, secret: string, applicationId: number): Promise<string | undefined> {
  const [settings] = await db.select({ asks: voluntarySettings.asks }).from(voluntarySettings).where(eq(voluntarySettings.asks, true))
  return settings && voluntaryToken(secret, applicationId)
}
