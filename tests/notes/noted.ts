import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { outbox } from '../../server/tables/outbox.ts'
import { clients, type TestApp } from '../app.ts'
import { accountId, apply, type Clients, dayFromNow, must, openPosition, plan, schedule } from '../applications/candidates.ts'

const at = (id: number) => ({ params: { path: { id } } })
export const write = (who: Clients, id: number, text: string, mentions: number[] = [], key: string = randomUUID()) =>
  who.recruitment.POST('/application/notes/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body: { text, mentions } })
export const written = async (...all: Parameters<typeof write>) => must(await write(...all)).responseData.id
export const change = (who: Clients, id: number, body: { text: string; mentions: number[]; version: number }) =>
  who.recruitment.PUT('/application-note/{id}', { ...at(id), body })
export const remove = (who: Clients, id: number, version: number) =>
  who.recruitment.DELETE('/application-note/{id}', { params: { path: { id }, query: { version } } })

type Query = { page?: number; size?: 10 | 25; note?: number }
export const notesOf = async (who: Clients, id: number, query: Query = {}) =>
  must(await who.recruitment.GET('/application/notes/{id}', { params: { path: { id }, query } }))
export const textsOf = async (who: Clients, id: number) => (await notesOf(who, id)).responseDataList.map(({ text }) => text)
export const timeline = async (who: Clients, id: number, kind?: 'NOTE') =>
  must(await who.recruitment.GET('/application/timeline/{id}', { params: { path: { id }, query: { size: 100, ...(kind ? { kind } : {}) } } }))

/** Mails about mentions in notes on this application, in their order. */
export const mailsAbout = (t: TestApp, id: number) =>
  t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.applicationId, id), eq(outbox.event, 'NOTE_MENTION')))
    .orderBy(outbox.id)

/** An open position, everybody who works on it with their accounts, and two more colleagues. */
export async function colleagues(t: TestApp) {
  const p = await openPosition(t)
  const [officerId, managerId, employeeId] = [
    await accountId(t, 'officer@threshold.test'),
    await accountId(t, 'manager@threshold.test'),
    await accountId(t, 'employee@threshold.test'),
  ]
  const other = await t.person('ottilie@sample.example', ['Recruitment Officer'], 'Ottilie Öberg')
  const stranger = await t.person('stranger@sample.example', ['Employee'], 'Stan Ranger')
  const as = async (email: string) => clients(t.address, await t.tokenOf(email))
  let day = 3
  /** An application whose interview the employee holds. */
  async function interviewed() {
    const id = await apply(p.officer, p.requisitionId)
    const planned = await plan(p.officer, id, [employeeId], { day: dayFromNow(day++) })
    return { id, interviewId: must(await schedule(p.officer, id, planned)).responseData.id }
  }
  return { ...p, officerId, managerId, employeeId, other, stranger, as, interviewed }
}
