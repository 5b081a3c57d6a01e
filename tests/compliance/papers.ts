import { and, asc, eq } from 'drizzle-orm'
import { outbox } from '../../server/tables/outbox.ts'
import type { TestApp } from '../app.ts'
import { type Clients, must } from '../applications/candidates.ts'
import { pdf } from '../employees/onTheWay.ts'
import { received } from '../secrets.ts'

/** What a candidate was written about documents, as they read it. */
export async function lettersTo(t: TestApp, applicationId: number, event: string) {
  const rows = await t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.applicationId, applicationId), eq(outbox.event, event)))
    .orderBy(asc(outbox.id))
  // A link is gone with the one that replaced it.
  const read = (row: (typeof rows)[number]) => received(t, row).catch(() => ({ text: row.body }))
  return Promise.all(rows.map(async (row) => ({ subject: row.subject, to: row.toEmail, text: (await read(row)).text })))
}

export const keyIn = (text: string) => /\/my-application#([\w-]{43})/.exec(text)?.[1] ?? ''

export const ask = async (who: Clients, id: number, name: string, also: string[] = []) =>
  must(await who.recruitment.POST('/compliance-application/{id}', { params: { path: { id } }, body: { name, also, source: 'Application', mandatory: true } }))
    .responseData.id

export const papersOf = async (who: Clients, id: number) =>
  must(await who.recruitment.GET('/compliance-application/{id}', { params: { path: { id } } })).responseDataList

type Status = 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'WAIVED' | 'SUBMITTED'
/** HR's answer to a document as it stands now. */
export async function answer(who: Clients, applicationId: number, id: number, status: Status, more: { reason?: string; expiresOn?: string } = {}) {
  const item = (await papersOf(who, applicationId)).find((one) => one.id === id)!
  return who.hr.POST('/compliance-application/change-status', { body: { id, status, version: item.version, ...more } })
}

/** A file sent with the key of a link, as the own page does it. */
export async function sendOwn(t: TestApp, key: string, file?: File) {
  const form = new FormData()
  form.append('key', key)
  const sent = file ?? (await pdf('police check'))
  form.append('file', sent, sent.name)
  const response = await fetch(`${t.address}/api/v1/own-application/upload-document`, { method: 'POST', body: form })
  const body = (await response.json()) as { data: { id: number; token: string }; code?: string; message?: string }
  return { status: response.status, body }
}

export async function handInOwn(t: TestApp, key: string, documentId: number, file?: File) {
  const { body } = await sendOwn(t, key, file)
  const { id, token } = body.data
  return t.visitor.recruitment.POST('/own-application/hand-in', { body: { key, documentId, file: { id, token } } })
}
