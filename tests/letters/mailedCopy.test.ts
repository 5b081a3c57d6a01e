import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { letterToAttach } from '../../server/letters/pdf/letterPdf.ts'
import { deliverMessage, type MakePdf } from '../../server/mail/deliverMail.ts'
import { openTransport } from '../../server/mail/openTransport.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { signed } from '../employees/onTheWay.ts'
import { mailServer } from '../server/smtp.ts'

const t = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
const { url, received } = await mailServer()
const transport = openTransport({ settings: { ...t.app.settings, smtpUrl: url } })!
const makePdf = letterToAttach(t.app)
const deliver = (id: number, make: MakePdf, now = new Date()) => deliverMessage(t.app, transport, id, now, make)
const minutes = (n: number) => new Date(Date.now() + n * 60_000)
afterEach(() => {
  vi.useRealTimers()
  received.length = 0
})

/** The copy of a contract that was signed just now, due to be sent. */
async function copyOf(applicationId: number) {
  const [copy] = await t.db
    .update(outbox)
    .set({ dueAt: new Date() })
    .where(and(eq(outbox.applicationId, applicationId), eq(outbox.event, 'CONTRACT_SIGNED')))
    .returning()
  return copy!
}
const rowOf = async (id: number) => (await t.db.select().from(outbox).where(eq(outbox.id, id)))[0]!
const attached = (mail: string) => {
  const [, headers = '', body = ''] = /(Content-Type: application\/pdf[\s\S]*?)\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail) ?? []
  return { headers, bytes: Buffer.from(body, 'base64') }
}

test('whoever signs gets the sealed PDF with the copy, and the public page knows it as genuine', async () => {
  const { applicationId, contractId } = await signed(t)
  const copy = await copyOf(applicationId)
  expect(copy).toMatchObject({ letterId: contractId, html: expect.stringContaining('The PDF of the signed contract is attached') })
  const manager = await t.as('manager')
  const read = (id: number) => manager.recruitment.GET('/outbox/{id}', { params: { path: { id } } })
  expect(must(await read(copy.id)).data).toMatchObject({ withLetter: true })
  const [other] = await t.db.select().from(outbox).where(eq(outbox.event, 'OFFER_LETTER')).limit(1)
  expect(must(await read(other!.id)).data).toMatchObject({ withLetter: false })

  expect(await deliver(copy.id, makePdf)).toBe('done')
  const { headers, bytes } = attached(received[0]!)
  expect(headers).toContain(`Contract ${applicationId} - Leila Haddad.pdf`)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeLessThan(1_000_000)
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'copy.pdf', { type: 'application/pdf' }))
  const checked = await fetch(`${t.address}/api/hr/v1/letter/check-seal`, { method: 'POST', body: form })
  expect((await checked.json()).data).toMatchObject({ result: 'genuine', kind: 'contract' })
})

test('a message whose PDF cannot be made waits and is tried again; it never goes without', async () => {
  const { applicationId } = await signed(t)
  const { id } = await copyOf(applicationId)
  expect(await deliver(id, () => Promise.reject(new Error('no memory')))).toBe('putOff')
  expect(received).toEqual([])
  expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1, reason: 'The PDF that goes with the message could not be made.' })
  expect(await deliver(id, makePdf, minutes(2))).toBe('done')
  expect(received.map((mail) => attached(mail).bytes.length > 0)).toEqual([true])
  expect(await deliver(id, makePdf, minutes(3))).toBe('notMine')
})

test('a PDF that takes so long that another process may have claimed the message is not sent', async () => {
  const { applicationId } = await signed(t)
  const { id } = await copyOf(applicationId)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  const slow: MakePdf = async (letterId) => {
    const file = await makePdf(letterId)
    vi.setSystemTime(Date.now() + 31_000)
    return file
  }
  expect(await deliver(id, slow)).toBe('putOff')
  expect(received).toEqual([])
})
