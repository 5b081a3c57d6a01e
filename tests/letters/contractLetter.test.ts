import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '../../server/tables/applications.ts'
import { letters } from '../../server/tables/letters.ts'
import { outbox } from '../../server/tables/outbox.ts'
import type { components } from '../../src/api/hr.gen.ts'
import { testApp } from '../app.ts'
import { filled, selectedApplication } from './case.ts'

const t = await testApp()
type Content = components['schemas']['LetterContent']
let officer: Awaited<ReturnType<typeof t.as>>
beforeAll(async () => {
  officer = await t.as('officer')
})

const desk = async (applicationId: number) =>
  (await officer.hr.GET('/contract-letter/application-details/{applicationId}', { params: { path: { applicationId } } })).data!.data
const save = (applicationId: number, content: Content, version?: number) =>
  officer.hr.POST('/contract-letter/save', { body: { applicationId, content, ...(version === undefined ? {} : { version }) } })
const send = (id: number, version: number) => officer.hr.POST('/contract-letter/send/{id}', { params: { path: { id } }, body: { version } })

/** An application whose offer was sent and accepted. */
async function accepted() {
  const about = await selectedApplication(t)
  const { application } = about
  const { data } = await officer.hr.GET('/offer-letter/application-details/{applicationId}', { params: { path: { applicationId: application.id } } })
  const offer = await officer.hr.POST('/offer-letter/save', { body: { applicationId: application.id, content: filled(data!.data.draft) } })
  const { id, version } = offer.data!.responseData
  await officer.hr.POST('/offer-letter/send/{id}', { params: { path: { id } }, body: { version: version! } })
  // How applicants answer is shown elsewhere; here the answer is simply there.
  await t.db.update(letters).set({ status: 'accepted' }).where(eq(letters.id, id))
  await t.db.update(applications).set({ status: 'offer accepted' }).where(eq(applications.id, application.id))
  return about
}

describe('a contract letter', () => {
  test('waits for the accepted offer, and begins with what it said', async () => {
    const early = await selectedApplication(t)
    expect(await desk(early.application.id)).toMatchObject({ letter: null, mayBegin: false })
    expect((await save(early.application.id, filled((await desk(early.application.id)).draft))).error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })
    const { application } = await accepted()
    const { draft, mayBegin, approvedPay } = await desk(application.id)
    expect(mayBegin).toBe(true)
    expect(draft).toMatchObject({ salaryMinor: 9_400_000, startDate: '2099-01-11', department: 'Emergency' })
    expect(approvedPay).toMatchObject({ fromMinor: 9_400_000, toMinor: 9_400_000 })
  })

  test('is sent once, twenty times at once, by POST and by GET alike, and moves the application', async () => {
    const { application } = await accepted()
    const { id, version } = (await save(application.id, filled((await desk(application.id)).draft))).data!.responseData
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id, version!)))
    expect(answers.map(({ data }) => data?.message).sort()).toEqual(['Contract letter has been sent.', ...Array(19).fill('Sending...')])
    const get = await t.server.inject({
      method: 'GET',
      url: `/api/hr/v1/contract-letter/send/${id}`,
      headers: { authorization: `Bearer ${await t.tokenOf('officer@threshold.test')}` },
    })
    expect(get.json()).toEqual({ message: 'Sending...' })
    const [row] = await t.db.select().from(applications).where(eq(applications.id, application.id))
    expect(row!.status).toBe('contract sent')
    const mails = await t.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.applicationId, application.id), eq(outbox.event, 'CONTRACT_LETTER')))
    expect(mails).toHaveLength(1)
  })

  test('with other pay than the accepted offer waits for a release', async () => {
    const { application } = await accepted()
    const { id, version } = (await save(application.id, filled((await desk(application.id)).draft, { salaryMinor: 9_500_000 }))).data!.responseData
    expect((await send(id, version!)).error).toMatchObject({ errors: [{ message: 'payIsReleased' }] })
  })

  test('taken back, it returns the application to the accepted offer', async () => {
    const { application } = await accepted()
    const { id, version } = (await save(application.id, filled((await desk(application.id)).draft))).data!.responseData
    await send(id, version!)
    await officer.hr.POST('/contract-letter/revoke/{id}', { params: { path: { id } }, body: { version: version! + 1, reason: 'Wrong date' } })
    const [row] = await t.db.select().from(applications).where(eq(applications.id, application.id))
    expect(row!.status).toBe('offer accepted')
    expect(await desk(application.id)).toMatchObject({ mayBegin: true, letter: { status: 'revoked' } })
  })

  test('stands in the HR module list with what can be done', async () => {
    const { application } = await accepted()
    const list = async () => {
      const { data } = await officer.recruitment.POST('/application/selected/criteria', {
        body: { columns: ['id'], operators: ['NUM_EQUAL'], values: [`${application.id}`] },
      })
      return data!.responseDataList[0]!
    }
    expect(await list()).toMatchObject({ jobOffer: 'accepted', action: 'done', contractOffer: null, contractAction: 'write', canConvert: false })
    const { id, version } = (await save(application.id, filled((await desk(application.id)).draft))).data!.responseData
    expect(await list()).toMatchObject({ contractOffer: 'saved', contractAction: 'send' })
    await send(id, version!)
    expect(await list()).toMatchObject({ contractOffer: 'sent', contractAction: 'wait', contractOfferMail: 'queued' })
    const { data } = await officer.recruitment.GET('/application/selected')
    expect(data!.responseDataList.map((row) => row.id)).toContain(application.id)
  })
})
