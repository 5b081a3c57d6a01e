import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { applications, complianceItems } from '../../server/tables/applications.ts'
import { employees, onboardingDocuments } from '../../server/tables/employees.ts'
import { letters } from '../../server/tables/letters.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { clients, testApp } from '../app.ts'
import { accepted, contracted, contractOf, handInIdentity, offerOf, pdf, registered, signed, upload } from './onTheWay.ts'

const t = await testApp()
const answer = (
  me: Awaited<ReturnType<typeof t.as>>,
  body: { id: number; version: number; response: 'accepted' | 'declined'; consent?: boolean; reason?: string },
) => me.hr.POST('/offer-letter/change-response', { body })
const applicationOf = async (id: number) => (await t.db.select().from(applications).where(eq(applications.id, id)))[0]!

describe('an offer letter', () => {
  test('is found by the own e-mail, read as it was sent, and its opening noted once', async () => {
    const { me, offerId, applicant } = await registered(t)
    const found = await me.hr.GET('/offer-letter/id', { params: { query: { email: applicant.email } } })
    expect(found.data?.data).toMatchObject({ id: offerId, offerStatus: 'sent', contractId: null, applicationStatus: 'offer sent' })
    const opened = async () => (await me.hr.POST('/offer-letter/viewed', { body: { id: offerId } })).data
    const first = await opened()
    const offer = await offerOf(me, offerId)
    expect(first).toEqual({ data: offer, message: 'Success' })
    expect(await opened()).toEqual(first)
    expect(offer).toMatchObject({ status: 'viewed', jobTitle: 'Registered nurse', applicantName: 'Leila Haddad', salaryMinor: 9_400_000 })
    expect(offer.offerLetter).toContain('Leila')
    expect(offer.moves.find(({ event }) => event === 'accept')).toEqual({ event: 'accept', status: 'accepted', allowed: false, why: 'documentsAreUploaded' })
  })

  test('is not accepted while a mandatory document is missing, in the words of the specification', async () => {
    const { me, offerId } = await registered(t)
    await me.hr.POST('/offer-letter/viewed', { body: { id: offerId } })
    const { version } = await offerOf(me, offerId)
    expect((await answer(me, { id: offerId, version, response: 'accepted', consent: true })).error).toMatchObject({
      code: 'TRANSITION_NOT_ALLOWED',
      message: 'Required documents are not uploaded',
    })
  })

  test('is accepted once: letter, application and requisition move together', async () => {
    const about = await registered(t)
    const { me, offerId, applicationId, requisition } = about
    await me.hr.POST('/offer-letter/viewed', { body: { id: offerId } })
    await handInIdentity(t, about)
    const { version } = await offerOf(me, offerId)
    expect((await answer(me, { id: offerId, version, response: 'accepted' })).error?.errors?.[0]?.field).toBe('consent')
    expect((await answer(me, { id: offerId, version: version - 1, response: 'accepted', consent: true })).error?.code).toBe('STALE_VERSION')
    const all = await Promise.all(Array.from({ length: 6 }, () => answer(me, { id: offerId, version, response: 'accepted', consent: true })))
    expect(all.filter(({ response }) => response.status === 200)).toHaveLength(1)
    expect(all.every(({ response }) => [200, 409].includes(response.status))).toBe(true)
    expect((await applicationOf(applicationId)).status).toBe('offer accepted')
    expect((await t.db.select().from(requisitions).where(eq(requisitions.id, requisition.id)))[0]!.status).toBe('CA')
    const told = await t.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.applicationId, applicationId), eq(outbox.event, 'LETTER_ANSWERED')))
    expect(told.map(({ toEmail, body }) => [toEmail, body.includes('accepted')])).toEqual([['officer@threshold.test', true]])
  })

  test('is declined with a reason; the candidate is selected again', async () => {
    const { me, offerId, applicationId } = await registered(t)
    await me.hr.POST('/offer-letter/viewed', { body: { id: offerId } })
    const { version } = await offerOf(me, offerId)
    expect((await answer(me, { id: offerId, version, response: 'declined', reason: 'I am moving away.' })).response.status).toBe(200)
    expect((await applicationOf(applicationId)).status).toBe('selected')
    expect((await t.db.select().from(letters).where(eq(letters.id, offerId)))[0]).toMatchObject({ status: 'declined', reason: 'I am moving away.' })
    expect((await offerOf(me, offerId)).moves).toEqual([])
  })

  test('of somebody else answers like one that is missing, whatever is asked of it', async () => {
    const other = await registered(t)
    const { me, token } = await registered(t)
    const fileId = await upload(t, token, await pdf('mine'))
    const calls = (id: number) => [
      me.hr.GET('/offer-letter/{id}', { params: { path: { id } } }),
      me.hr.GET('/offer-letter/compliance/{id}', { params: { path: { id } } }),
      me.hr.POST('/offer-letter/viewed', { body: { id } }),
      answer(me, { id, version: 1, response: 'accepted', consent: true }),
      answer(me, { id, version: 1, response: 'declined' }),
      me.hr.POST('/offer-letter/upload-compliance', { body: { id, docs: [{ id: other.itemId, applicantFile: { id: fileId } }] } }),
    ]
    const [theirs, missing] = [await Promise.all(calls(other.offerId)), await Promise.all(calls(2_000_000))]
    for (const [at, one] of theirs.entries()) {
      expect(one.response.status).toBe(404)
      expect(one.error).toEqual(missing[at]!.error)
    }
    const byMail = (email: string) => me.hr.POST('/offer-letter/by-email', { body: { email } })
    expect((await byMail(other.applicant.email)).error).toEqual((await byMail('nobody@sample.example')).error)
    expect((await t.visitor.hr.GET('/offer-letter/{id}', { params: { path: { id: other.offerId } } })).response.status).toBe(401)
  })

  test('comes whole with where it stands to the person it was sent to, and to nobody else', async () => {
    const { me, offerId, applicant } = await registered(t)
    const path = { id: offerId }
    const found = (await me.hr.POST('/offer-letter/by-email', { body: { email: applicant.email } })).data!
    expect(found.data).toMatchObject({ id: offerId, offerStatus: 'sent' })
    expect(found.letter).toEqual((await me.hr.GET('/offer-letter/{id}', { params: { path } })).data!.data)
    expect(found.letter!.moves.map(({ event, allowed }) => [event, allowed])).toEqual([['view', true]])
    expect(found.documents).toEqual((await me.hr.GET('/offer-letter/compliance/{id}', { params: { path } })).data!.responseDataList)
    const forHr = (await (await t.as('officer')).hr.POST('/offer-letter/by-email', { body: { email: applicant.email } })).data!
    expect(forHr).toEqual({ data: found.data, letter: null, documents: [] })
  })
})

describe('a document', () => {
  test("is handed in from an own upload, never from somebody else's", async () => {
    const other = await registered(t)
    const theirs = await upload(t, other.token, await pdf('theirs'))
    const about = await registered(t)
    const handIn = (fileId: number, id = about.itemId) =>
      about.me.hr.POST('/offer-letter/upload-compliance', { body: { id: about.offerId, docs: [{ id, applicantFile: { id: fileId } }] } })
    expect((await handIn(theirs)).error?.errors?.[0]?.field).toBe('docs.0.applicantFile.id')
    expect((await handIn(await upload(t, about.token, await pdf('own')), other.itemId)).error?.errors?.[0]?.field).toBe('docs.0.id')
    const fileId = await handInIdentity(t, about)
    const { data } = await about.me.hr.GET('/offer-letter/compliance/{id}', { params: { path: { id: about.offerId } } })
    expect(data!.responseDataList).toEqual([
      expect.objectContaining({
        name: 'Proof of identity',
        mandatory: true,
        status: 'SUBMITTED',
        applicantFile: expect.objectContaining({ id: fileId, originalName: 'passport.pdf' }),
      }),
    ])
    const download = (token: string) => fetch(`${t.address}/api/v1/file/${fileId}`, { headers: { authorization: `Bearer ${token}` } })
    expect((await download(about.token)).headers.get('content-disposition')).toContain('attachment')
    expect((await download(other.token)).status).toBe(404)
    expect((await download(await t.tokenOf('employee@threshold.test'))).status).toBe(404)
    expect((await download(await t.tokenOf('officer@threshold.test'))).status).toBe(200)
  })

  test('that is in can be replaced and taken out until the letter is answered, and no longer', async () => {
    const about = await registered(t)
    const first = await handInIdentity(t, about)
    const docs = async (applicantFile: { id: number } | null) =>
      about.me.hr.POST('/offer-letter/upload-compliance', { body: { id: about.offerId, docs: [{ id: about.itemId, applicantFile }] } })
    const listed = async () => (await about.me.hr.GET('/offer-letter/compliance/{id}', { params: { path: { id: about.offerId } } })).data!.responseDataList[0]
    const second = await handInIdentity(t, about)
    expect(await listed()).toMatchObject({ status: 'SUBMITTED', applicantFile: { id: second } })
    const download = (id: number) => fetch(`${t.address}/api/v1/file/${id}`, { headers: { authorization: `Bearer ${about.token}` } })
    expect((await download(first)).status).toBe(404)
    expect((await docs(null)).response.status).toBe(200)
    expect(await listed()).not.toHaveProperty('applicantFile')
    expect((await docs(null)).response.status).toBe(200)
    expect((await about.me.hr.POST('/offer-letter/viewed', { body: { id: about.offerId } })).response.status).toBe(200)
    const { version } = await offerOf(about.me, about.offerId)
    const accept = () => about.me.hr.POST('/offer-letter/change-response', { body: { id: about.offerId, version, response: 'accepted', consent: true } })
    expect((await accept()).error?.errors?.[0]?.message).toBe('documentsAreUploaded')
    const third = await handInIdentity(t, about)
    expect((await accept()).response.status).toBe(200)
    expect((await docs(null)).error?.code).toBe('LETTER_ANSWERED')
    expect(await listed()).toMatchObject({ applicantFile: { id: third } })
  })

  test('that says to be a PDF and is none is refused before it is stored', async () => {
    const { token } = await registered(t)
    await expect(upload(t, token, new File(['<script>alert(1)</script>'], 'passport.pdf'))).rejects.toThrow(/refused/)
  })

  test('an applicant cannot approve the own one', async () => {
    const { me, itemId } = await registered(t)
    const { response } = await me.hr.POST('/compliance-application/change-status', { body: { id: itemId, status: 'APPROVED', version: 1 } })
    expect(response.status).toBe(403)
  })
})

describe('a contract letter', () => {
  test('is signed with the own name: the employee, the role, the copy and the checksum follow', async () => {
    const about = await contracted(t)
    const { me, contractId, applicant, applicationId, token } = about
    const { version } = await contractOf(me, contractId)
    const sign = (typedName: string) => me.hr.POST('/contract-letter/sign', { body: { id: contractId, version, typedName, consent: true } })
    expect((await sign('Somebody Else')).error?.errors).toEqual([{ field: 'typedName', message: expect.stringContaining('Leila Haddad') }])
    const all = await Promise.all(Array.from({ length: 5 }, () => sign('  leila  HADDAD ')))
    const done = all.filter(({ data }) => data)
    expect(done).toHaveLength(1)
    const made = await t.db.select().from(employees).where(eq(employees.contractLetterId, contractId))
    expect(made).toEqual([
      expect.objectContaining({
        id: done[0]!.data!.responseData.id,
        status: 'onboarding',
        approved: false,
        firstName: 'Leila',
        lastName: 'Haddad',
        email: applicant.email,
      }),
    ])
    expect((await applicationOf(applicationId)).status).toBe('contract signed')
    const [signature] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.applicationId, applicationId), eq(auditLog.action, 'signature')))
    expect(signature!.after).toMatchObject({ typedName: 'leila HADDAD', sha256: expect.stringMatching(/^[0-9a-f]{64}$/), signedAt: expect.any(String) })
    const [copy] = await t.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.applicationId, applicationId), eq(outbox.event, 'CONTRACT_SIGNED')))
    expect(copy).toMatchObject({ toEmail: applicant.email, body: expect.stringContaining('leila HADDAD') })
    expect((await t.db.select().from(accounts).where(eq(accounts.email, applicant.email)))[0]!.roles).toEqual(['Applicant', 'Employee'])
    // The session that signed goes on.
    expect((await clients(t.address, token).hr.GET('/contract-letter/{id}', { params: { path: { id: contractId } } })).data?.data).toMatchObject({
      status: 'signed',
      employeeId: made[0]!.id,
    })
  })

  test('without consent, or with a role slipped in, is refused', async () => {
    const { token, contractId } = await contracted(t)
    const post = (body: object) =>
      fetch(`${t.address}/api/hr/v1/contract-letter/sign`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await post({ id: contractId, version: 3, typedName: 'Leila Haddad', consent: false })).status).toBe(400)
    expect((await post({ id: contractId, version: 3, typedName: 'Leila Haddad', consent: true, roles: ['Recruitment Manager'] })).status).toBe(400)
  })

  test('waits for the mandatory documents of the pack', async () => {
    const officerToken = await t.tokenOf('officer@threshold.test')
    const officer = await t.as('officer')
    const { data } = await officer.recruitment.POST('/employee-onboarding', {
      body: { name: 'Code of conduct', mandatory: true, fileId: await upload(t, officerToken, await pdf('conduct')) },
    })
    const { id, version } = data!.responseData
    await officer.recruitment.POST('/employee-onboarding/change-status', { body: { id, status: 'published', version: version! } })
    const { me, contractId } = await contracted(t)
    const contract = await contractOf(me, contractId)
    expect(contract.employeeOnboardingDocuments).toEqual([expect.objectContaining({ id, name: 'Code of conduct', mandatory: true, acknowledgedAt: null })])
    const sign = async () =>
      me.hr.POST('/contract-letter/sign', {
        body: { id: contractId, version: (await contractOf(me, contractId)).version, typedName: 'Leila Haddad', consent: true },
      })
    expect((await sign()).error?.code).toBe('TRANSITION_NOT_ALLOWED')
    expect((await me.recruitment.POST('/employee-onboarding/acknowledge', { body: { contractId, documentIds: [id] } })).response.status).toBe(200)
    expect((await sign()).response.status).toBe(200)
    await t.db.update(onboardingDocuments).set({ status: 'retired' }).where(eq(onboardingDocuments.id, id))
  })

  test('of somebody else answers like one that is missing', async () => {
    const other = await contracted(t)
    const { me } = await accepted(t)
    const calls = (id: number) => [
      me.hr.GET('/contract-letter/{id}', { params: { path: { id } } }),
      me.hr.GET('/contract-letter/compliance/{id}', { params: { path: { id } } }),
      me.hr.POST('/contract-letter/viewed', { body: { id } }),
      me.hr.POST('/contract-letter/sign', { body: { id, version: 1, typedName: 'Leila Haddad', consent: true } }),
      me.hr.POST('/contract-letter/decline', { body: { id, version: 1 } }),
      me.recruitment.POST('/employee-onboarding/acknowledge', { body: { contractId: id, documentIds: [1] } }),
    ]
    const [theirs, missing] = [await Promise.all(calls(other.contractId)), await Promise.all(calls(2_000_000))]
    for (const [at, one] of theirs.entries()) {
      expect(one.response.status).toBe(404)
      expect(one.error).toEqual(missing[at]!.error)
    }
  })

  test('is declined: the offer stays accepted', async () => {
    const { me, contractId, applicationId } = await contracted(t)
    const { version } = await contractOf(me, contractId)
    expect((await me.hr.POST('/contract-letter/decline', { body: { id: contractId, version, reason: 'Another post.' } })).response.status).toBe(200)
    expect((await applicationOf(applicationId)).status).toBe('offer accepted')
  })
})

test('what was sent to one person is counted for nobody else', async () => {
  const { employeeId, me } = await signed(t)
  const items = await t.db.select().from(complianceItems)
  expect(items.length).toBeGreaterThan(0)
  expect((await me.recruitment.GET('/employee/get/{employeeId}', { params: { path: { employeeId } } })).data?.data.mayEdit).toBe(true)
})
