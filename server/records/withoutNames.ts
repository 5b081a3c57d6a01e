import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { BAR, type Hidden, strikeOut } from '../files/cv/strikeOut.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { isManager } from '../platform/http/permissions.ts'
import { Problem } from '../platform/http/problem.ts'
import { nameOf } from '../platform/lifecycle/audit.ts'
import { applicants, applications } from '../tables/applications.ts'
import { struckCvs } from '../tables/withheld.ts'

/*
 * Screening without names (product.md §9): who an application is of, until it is shortlisted, is read by managers alone. Every query and
 * every answer takes a person's name and contacts from here, so that none of them can forget to ask.
 */

/** Who reads; of a saved search its owner. */
export type Reader = Pick<Caller, 'roles'>

export const readsNames = (reader: Reader) => isManager(reader)
/** Where names are known for good. */
export const namedStatuses = tagged(applicationStates, 'named')

/** Which rows tell this person who they are of; nothing where all of them do. */
export const namedTo = (reader: Reader): SQL | undefined => (readsNames(reader) ? undefined : not(sql`${applications.withheld}`))

/** By what tells who somebody is, only those are found who may be known; the others come after them, by their numbers. */
export const personal = (reader: Reader) => ({ readable: namedTo(reader), unread: sql`${applications.requisitionId}, ${applications.candidateNumber}` })

/** Persons (of a query of applicants) whom somebody may know: by an application that tells who they are of, or by none. */
export const personNamedTo = (reader: Reader): SQL | undefined =>
  readsNames(reader)
    ? undefined
    : sql`(not exists (select from ${applications} a where a.applicant_id = ${applicants.id}) or exists (select from ${applications} a where a.applicant_id = ${applicants.id} and not a.withheld))`

const numbered = (number: number | null) => `Candidate ${number ?? ''}`.trim()
const numberedSql = sql`'Candidate ' || ${applications.candidateNumber}`

/** The name of somebody whom the reader knows by another application. */
export const applicantName = sql<string>`concat_ws(' ', ${applicants.firstName}, ${applicants.middleName}, ${applicants.surName})`

/** What a query of applications and applicants shows of a person. */
const whole = {
  id: sql<number | null>`${applicants.id}`,
  name: applicantName,
  shortName: sql<string>`concat_ws(' ', ${applicants.firstName}, ${applicants.surName})`,
  email: sql<string | null>`${applicants.email}`,
  mobile: sql<string | null>`${applicants.mobile}`,
  resumeId: sql<number | null>`${applications.resumeFileId}`,
  number: sql<number | null>`null::int`,
}
type PersonColumns = typeof whole

const unless = <Value>(shown: SQL<Value>, instead: SQL = sql`null`) => sql<Value>`case when ${applications.withheld} then ${instead} else ${shown} end`
const withheldColumns: PersonColumns = {
  id: unless(whole.id),
  name: unless(whole.name, numberedSql),
  shortName: unless(whole.shortName, numberedSql),
  email: unless(whole.email),
  mobile: unless(whole.mobile),
  resumeId: unless(whole.resumeId),
  number: sql<number | null>`case when ${applications.withheld} then ${applications.candidateNumber} end`,
}

/** What a query shows to its reader: built once for those who read names and once for those who do not, so that both stay prepared. */
export function shownTo<Shown>(build: (person: PersonColumns) => Shown): (reader: Reader) => Shown {
  const [forManagers, forOthers] = [build(whole), build(withheldColumns)]
  return (reader) => (readsNames(reader) ? forManagers : forOthers)
}
export const personTo = shownTo((person) => person)

/** What is known of a person whose application is looked at; of a query that joins both tables, null where there is no application. */
export const veilColumns = {
  withheld: applications.withheld,
  number: applications.candidateNumber,
  accountId: applicants.accountId,
  firstName: applicants.firstName,
  middleName: applicants.middleName,
  surName: applicants.surName,
  email: applicants.email,
  mobile: applicants.mobile,
  phone: applicants.phone,
}
export type Veiled = { [Key in keyof typeof veilColumns]: (typeof veilColumns)[Key]['_']['data'] | null }

type Said = { actorId: number | null; actorName: string }
type Values = Record<string, unknown>
/** What comes between a candidate and a reader: nothing, or bars in place of all that tells who it is. */
export type Veil = {
  /** What the person is called; null where that is no secret. */
  name: string | null
  number: number | null
  text: <Text extends string | null | undefined>(text: Text) => Text
  /** To whom a message goes: the candidate, or somebody who has a name. */
  addressee: (name: string) => string
  actor: (said: Said) => string
  values: (values: Values | null) => Values | null
}

export const noVeil: Veil = {
  name: null,
  number: null,
  text: (text) => text,
  addressee: (to) => to,
  actor: ({ actorName }) => actorName,
  values: (values) => values,
}

/** Fields of the log that say who somebody is, or what their file is called. */
const PERSONAL = ['title', 'firstName', 'middleName', 'surName', 'email', 'mobile', 'phone', 'resume', 'applicantId', 'resumeFileId']

export function veilOver(reader: Reader, person: Veiled | null): Veil {
  if (!person?.withheld || readsNames(reader)) return noVeil
  const hidden = hiddenOf(person)
  const name = numbered(person.number)
  const text: Veil['text'] = (said) => (said ? (strikeOut(said, hidden) as typeof said) : said)
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(inside)
    return typeof value === 'object' && value !== null ? open(value as Values) : value
  }
  const open = (values: Values): Values => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, PERSONAL.includes(key) ? BAR : inside(value)]))
  return {
    name,
    number: person.number,
    text,
    addressee: (to) => (text(to) === to ? to : name),
    actor: ({ actorId, actorName }) =>
      (actorId === null && actorName !== nameOf('system')) || (actorId !== null && actorId === person.accountId) ? name : text(actorName),
    values: (values) => values && open(values),
  }
}

/** What is struck out of anything that is said of a person. */
export const hiddenOf = ({ firstName, middleName, surName, email, mobile, phone }: Omit<Veiled, 'withheld' | 'number' | 'accountId'>): Hidden => ({
  names: [firstName, middleName, surName].flatMap((part) => part ?? []),
  email: email ?? '',
  numbers: [mobile, phone].flatMap((one) => one ?? []),
})

type Looked = { id: number; withheld: boolean }
/** The veil over an application that was read already; nothing is asked for where there is none. */
export async function veilOf(db: Database | Tx, reader: Reader, row: Looked): Promise<Veil> {
  if (!isVeiled(reader, row)) return noVeil
  const [person] = await db
    .select(veilColumns)
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(eq(applications.id, row.id))
  return veilOver(reader, person ?? null)
}

/** Whether somebody may not know who this is. */
export const isVeiled = (reader: Reader, row: { withheld: boolean }) => row.withheld && !readsNames(reader)

/** The text of a CV without names; none where it has no text. What was struck out of an earlier file is not shown for another one. */
export async function readStruckCv(db: Database | Tx, { id, resumeFileId }: { id: number; resumeFileId: number | null }): Promise<string> {
  if (resumeFileId === null) return ''
  const [found] = await db
    .select({ text: struckCvs.text })
    .from(struckCvs)
    .where(and(eq(struckCvs.applicationId, id), eq(struckCvs.fileId, resumeFileId)))
  return found?.text ?? ''
}

const why = 'Names are withheld until this candidate is shortlisted. A Recruitment Manager can do this.'

/** What cannot be done without telling who somebody is. */
export function refuseWithheld(reader: Reader, row: { withheld: boolean }): void {
  if (isVeiled(reader, row)) throw new Problem(409, 'NAMES_WITHHELD', why)
}
