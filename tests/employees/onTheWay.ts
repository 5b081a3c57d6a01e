import { desc, eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { complianceItems } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { clients, type TestApp } from '../app.ts'
import { filled, selectedApplication } from '../letters/case.ts'
import { received } from '../secrets.ts'

export type Clients = ReturnType<typeof clients>
export const PASSWORD = 'a calm grey harbour'

const ok = <T>({ data, error }: { data?: T; error?: unknown }): T => {
  if (!data) throw new Error(`refused: ${JSON.stringify(error)}`)
  return data
}

/** A PDF with a few words on its one page. */
export async function pdf(words: string): Promise<File> {
  const document = await PDFDocument.create()
  document.addPage().drawText(words)
  return new File([new Uint8Array(await document.save())], `${words}.pdf`, { type: 'application/pdf' })
}

/** Uploads a file as a person does; answers its id. */
export async function upload(t: TestApp, token: string, file: File): Promise<number> {
  const form = new FormData()
  form.append('file', file, file.name)
  const answer = await fetch(`${t.address}/api/v1/file/upload`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
  const body = await answer.json()
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(body)}`)
  return body.data.id
}

/** A candidate with a sent offer letter, and the code that stands in its message. */
export async function offered(t: TestApp) {
  const officer = await t.as('officer')
  const about = await selectedApplication(t)
  const applicationId = about.application.id
  const [item] = await t.db.insert(complianceItems).values({ applicationId, name: 'Proof of identity', source: 'Offer', mandatory: true }).returning()
  const { draft } = ok(await officer.hr.GET('/offer-letter/application-details/{applicationId}', { params: { path: { applicationId } } })).data
  const saved = ok(await officer.hr.POST('/offer-letter/save', { body: { applicationId, content: filled(draft) } })).responseData
  ok(await officer.hr.POST('/offer-letter/send/{id}', { params: { path: { id: saved.id } }, body: { version: saved.version! } }))
  const [mail] = await t.db.select().from(outbox).where(eq(outbox.toEmail, about.applicant.email)).orderBy(desc(outbox.id)).limit(1)
  const { code, link } = await received(t, mail!)
  return { ...about, applicationId, itemId: item!.id, offerId: saved.id, code, link, mail: mail! }
}

/** What happens to the message before its recipient follows it. */
type Before = (about: Awaited<ReturnType<typeof offered>>) => Promise<unknown>

/** The same, with the password set and the person signed in. */
export async function registered(t: TestApp, before?: Before) {
  const about = await offered(t)
  await before?.(about)
  ok(await t.visitor.hr.POST('/user/reset-password', { body: { code: about.code, password: PASSWORD } }))
  const token = await t.signIn(about.applicant.email, PASSWORD)
  return { ...about, token, me: clients(t.address, token) }
}

type Registered = Awaited<ReturnType<typeof registered>>
export const offerOf = async (me: Clients, id: number) => ok(await me.hr.GET('/offer-letter/{id}', { params: { path: { id } } })).data
export const contractOf = async (me: Clients, id: number) => ok(await me.hr.GET('/contract-letter/{id}', { params: { path: { id } } })).data

export async function handInIdentity(t: TestApp, { me, token, offerId, itemId }: Pick<Registered, 'me' | 'token' | 'offerId' | 'itemId'>) {
  const fileId = await upload(t, token, await pdf('passport'))
  ok(
    await me.hr.POST('/offer-letter/upload-compliance', {
      body: { id: offerId, docs: [{ id: itemId, applicantFile: { id: fileId, originalName: 'passport.pdf' } }] },
    }),
  )
  return fileId
}

/** The offer accepted, the document in. */
export async function accepted(t: TestApp, before?: Before) {
  const about = await registered(t, before)
  ok(await about.me.hr.POST('/offer-letter/viewed', { body: { id: about.offerId } }))
  await handInIdentity(t, about)
  const { version } = await offerOf(about.me, about.offerId)
  ok(await about.me.hr.POST('/offer-letter/change-response', { body: { id: about.offerId, version, response: 'accepted', consent: true } }))
  return about
}

/** A contract letter sent and opened. */
export async function contracted(t: TestApp, before?: Before) {
  const about = await accepted(t, before)
  const officer = await t.as('officer')
  const path = { params: { path: { applicationId: about.applicationId } } }
  const { draft } = ok(await officer.hr.GET('/contract-letter/application-details/{applicationId}', path)).data
  const saved = ok(await officer.hr.POST('/contract-letter/save', { body: { applicationId: about.applicationId, content: filled(draft) } })).responseData
  ok(await officer.hr.POST('/contract-letter/send/{id}', { params: { path: { id: saved.id } }, body: { version: saved.version! } }))
  ok(await about.me.hr.POST('/contract-letter/viewed', { body: { id: saved.id } }))
  return { ...about, contractId: saved.id }
}

/** Signed: an employee in onboarding. */
export async function signed(t: TestApp, before?: Before) {
  const about = await contracted(t, before)
  const { version } = await contractOf(about.me, about.contractId)
  const { responseData } = ok(
    await about.me.hr.POST('/contract-letter/sign', { body: { id: about.contractId, version, typedName: 'Leila Haddad', consent: true } }),
  )
  return { ...about, employeeId: responseData.id }
}
