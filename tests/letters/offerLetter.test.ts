import { createHash } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '../../server/tables/applications.ts'
import { letters, letterVersions } from '../../server/tables/letters.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { lapseLetters } from '../../server/workflows/letters/lapseLetters.ts'
import type { components } from '../../src/api/hr.gen.ts'
import { testApp } from '../app.ts'
import { received } from '../secrets.ts'
import { filled, selectedApplication } from './case.ts'

const t = await testApp()
type Content = components['schemas']['LetterContent']
let officer: Awaited<ReturnType<typeof t.as>>
let manager: typeof officer
beforeAll(async () => {
  officer = await t.as('officer')
  manager = await t.as('manager')
})

const desk = async (applicationId: number) =>
  (await officer.hr.GET('/offer-letter/application-details/{applicationId}', { params: { path: { applicationId } } })).data!.data
const save = (applicationId: number, content: Content, version?: number, who = officer) =>
  who.hr.POST('/offer-letter/save', { body: { applicationId, content, ...(version === undefined ? {} : { version }) } })
const send = (id: number, version: number, who = officer) => who.hr.POST('/offer-letter/send/{id}', { params: { path: { id } }, body: { version } })
const mailsOf = (applicationId: number) => t.db.select().from(outbox).where(eq(outbox.applicationId, applicationId)).orderBy(outbox.id)

async function saved(change: Partial<Content> = {}) {
  const about = await selectedApplication(t)
  const { draft } = await desk(about.application.id)
  const { data } = await save(about.application.id, filled(draft, change))
  const { id, version } = data!.responseData
  return { ...about, draft: filled(draft, change), id, version: version! }
}

describe('writing', () => {
  test('begins with what requisition and application say', async () => {
    const { application } = await selectedApplication(t)
    const { draft, letter, fields, approvedPay, moves } = await desk(application.id)
    expect(letter).toBeNull()
    expect(draft).toMatchObject({ jobTitle: 'Registered nurse', managerName: 'Nadia Brandt', currency: 'AUD', startDate: null })
    expect(fields.find(({ field }) => field === 'firstName')).toMatchObject({ value: 'Leila' })
    expect(fields.find(({ field }) => field === 'startDate')).toMatchObject({ value: null, place: 'details' })
    expect(approvedPay).toMatchObject({ fromMinor: 9_000_000, toMinor: 10_000_000 })
    expect(moves).toEqual([])
  })

  test('every change is a version; saving the same again is none', async () => {
    const { application, id, draft } = await saved()
    const again = await save(application.id, draft, 1)
    expect(again.data!.responseData).toEqual({ id, version: 1 })
    const changed = await save(application.id, { ...draft, jobTitle: 'Registered nurse', salaryMinor: 9_500_000 }, 1)
    expect(changed.data!.responseData).toEqual({ id, version: 2 })
    const { data } = await officer.hr.GET('/offer-letter/versions/{id}', { params: { path: { id } } })
    expect(data!.responseDataList.map(({ number, content }) => [number, content.salaryMinor])).toEqual([
      [2, 9_500_000],
      [1, 9_400_000],
    ])
  })

  test('from an older copy is refused, and so is a second first letter', async () => {
    const { application, draft, version } = await saved()
    await save(application.id, { ...draft, city: 'Ballarat' }, version)
    expect((await save(application.id, { ...draft, city: 'Bendigo' }, version)).error).toMatchObject({ code: 'STALE_VERSION' })
    expect((await save(application.id, { ...draft, city: 'Bendigo' })).error).toMatchObject({ code: 'STALE_VERSION' })
  })

  test('keeps nothing that could act, and no field that letters lack', async () => {
    const { application } = await selectedApplication(t)
    const { draft } = await desk(application.id)
    await save(application.id, filled(draft, { body: '<p onclick="x()">Dear <span data-field="firstName"></span><script>alert(1)</script></p>' }))
    expect((await desk(application.id)).draft.body).toBe('<p>Dear <span data-field="firstName"></span></p>')
    const other = await selectedApplication(t)
    const { error } = await save(other.application.id, filled(draft, { body: '<p><span data-field="code"></span></p>' }))
    expect(error).toMatchObject({ errors: [{ field: 'content.body' }] })
  })

  test('is for selected candidates', async () => {
    const { application } = await selectedApplication(t, 'shortlisted')
    const { draft } = await desk(application.id)
    expect((await save(application.id, filled(draft))).error).toMatchObject({
      code: 'TRANSITION_NOT_ALLOWED',
      message: expect.stringContaining('selected candidate'),
    })
  })
})

describe('the preview', () => {
  test('is what is sent, byte for byte, and names what is missing', async () => {
    const { application, draft, id, version } = await saved()
    const preview = async (content: Content) =>
      (await officer.hr.POST('/offer-letter/preview', { body: { applicationId: application.id, content } })).data!.data
    const empty = await preview({ ...draft, startDate: null })
    expect(empty.missing).toEqual([{ field: 'startDate', label: 'Start date', place: 'details' }])
    expect(empty.letterHtml).toContain('Start date is missing')
    const typed = await preview({ ...draft, body: '<p>You earn {{salary}} a year.</p>' })
    expect(typed.missing).toEqual([{ field: 'body', label: '{{salary}}', place: 'typed' }])
    const shown = await preview(draft)
    expect(shown.missing).toEqual([])
    expect(shown.letterHtml).toContain('AUD\u00a094,000 a year')
    await send(id, version)
    const [sent] = await t.db.select().from(letterVersions).where(eq(letterVersions.letterId, id))
    expect(sent!.renderedHtml).toBe(shown.letterHtml)
    expect(sent!.sha256).toBe(createHash('sha256').update(shown.letterHtml).digest('hex'))
    expect((await preview({ ...draft, city: 'Elsewhere' })).letterHtml).toBe(shown.letterHtml)
  })
})

describe('sending', () => {
  test('sends letter, application and e-mail together, with link and code', async () => {
    const { application, id, version, applicant } = await saved()
    expect((await send(id, version)).data).toEqual({ message: 'Offer letter has been sent.' })
    expect((await desk(application.id)).letter).toMatchObject({ status: 'sent', sentVersion: 1, mailings: [{ toEmail: applicant.email, status: 'queued' }] })
    const [row] = await t.db.select().from(applications).where(eq(applications.id, application.id))
    expect(row!.status).toBe('offer sent')
    const mails = await mailsOf(application.id)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ event: 'OFFER_LETTER', toEmail: applicant.email, subject: 'Your offer: Registered nurse at Saltmarsh Health' })
    expect((await received(t, mails[0]!)).link).toMatch(/\/offer-letter\?code=/)
    expect(mails[0]!.body).not.toContain('94,000')
    const story = await t.db.select().from(auditLog).where(eq(auditLog.applicationId, application.id)).orderBy(auditLog.id)
    expect(story.map(({ entity, action }) => `${entity}.${action}`)).toEqual(
      expect.arrayContaining(['offerLetter.save', 'offerLetter.send', 'application.sendOffer']),
    )
  })

  test('twenty clicks at once send one e-mail', async () => {
    const { application, id, version } = await saved()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id, version)))
    expect(answers.map(({ data }) => data?.message).sort()).toEqual(['Offer letter has been sent.', ...Array(19).fill('Sending...')])
    expect(await mailsOf(application.id)).toHaveLength(1)
  })

  test('is held back while a value is missing', async () => {
    const { application, id, version } = await saved({ startDate: null })
    expect((await send(id, version)).error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED', errors: [{ field: 'send', message: 'everyFieldIsFilled' }] })
    expect(await mailsOf(application.id)).toEqual([])
    const moves = (await desk(application.id)).moves
    expect(moves.find(({ event }) => event === 'send')).toMatchObject({ allowed: false, why: 'everyFieldIsFilled' })
  })

  test('is held back while a field is typed instead of chosen', async () => {
    const { id, version } = await saved({ body: '<p>You earn {{salary}} a year.</p>' })
    expect((await send(id, version)).error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED', errors: [{ field: 'send', message: 'everyFieldIsFilled' }] })
  })

  test('from an older copy is refused', async () => {
    const { application, id, draft, version } = await saved()
    await save(application.id, { ...draft, city: 'Ballarat' }, version)
    expect((await send(id, version)).error).toMatchObject({ code: 'STALE_VERSION' })
  })

  test('freezes the letter: neither a person nor SQL changes it any more', async () => {
    const { application, id, draft, version } = await saved()
    await send(id, version)
    const { letter } = await desk(application.id)
    expect((await save(application.id, { ...draft, city: 'Ballarat' }, letter!.version)).error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })
    await expect(t.db.update(letterVersions).set({ body: 'x' }).where(eq(letterVersions.letterId, id))).rejects.toThrow()
  })

  test('with unusual pay waits for a manager who did not write it', async () => {
    const { application, id, version } = await saved({ salaryMinor: 12_000_000 })
    expect((await send(id, version)).error).toMatchObject({ errors: [{ message: 'payIsReleased' }] })
    const release = (who: typeof officer, v = version) => who.hr.POST('/offer-letter/release/{id}', { params: { path: { id } }, body: { version: v } })
    expect((await release(officer)).response.status).toBe(403)
    expect((await release(manager)).data).toEqual({ message: 'Success' })
    expect((await desk(application.id)).letter).toMatchObject({ needsRelease: false, releasedBy: 'Mara Ellison' })
    expect((await send(id, version + 1)).data).toEqual({ message: 'Offer letter has been sent.' })
  })

  test('a manager cannot release the own letter, and a change voids a release', async () => {
    const { application } = await selectedApplication(t)
    const { draft } = await desk(application.id)
    const own = (await save(application.id, filled(draft, { jobTitle: 'Head nurse' }), undefined, manager)).data!.responseData
    const release = (who: typeof officer, version: number) => who.hr.POST('/offer-letter/release/{id}', { params: { path: { id: own.id } }, body: { version } })
    expect((await release(manager, own.version!)).error).toMatchObject({ errors: [{ message: 'someoneElseWroteIt' }] })
    const changed = (await save(application.id, filled(draft, { jobTitle: 'Head nurse', city: 'Ballarat' }), own.version, officer)).data!.responseData
    expect((await release(manager, changed.version!)).data).toEqual({ message: 'Success' })
    await save(application.id, filled(draft, { jobTitle: 'Chief nurse' }), changed.version! + 1, officer)
    expect((await desk(application.id)).letter).toMatchObject({ needsRelease: true, releasedBy: null })
  })
})

describe('the GET that sends', () => {
  const get = async (id: number, headers: Record<string, string>, method = 'GET') =>
    fetch(`${t.address}/api/hr/v1/offer-letter/send/${id}`, {
      method,
      headers: { authorization: `Bearer ${await t.tokenOf('officer@threshold.test')}`, ...headers },
    })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a link', { 'sec-fetch-mode': 'navigate' }],
    ['prefetching', { 'sec-purpose': 'prefetch' }],
    ['prerendering', { purpose: 'prefetch' }],
  ])('refuses %s', async (_name, headers) => {
    const { id, application } = await saved()
    // fetch of Node sets its own Sec-Fetch headers, so the call is made by hand.
    const answer = await t.server.inject({
      method: 'GET',
      url: `/api/hr/v1/offer-letter/send/${id}`,
      headers: { authorization: `Bearer ${await t.tokenOf('officer@threshold.test')}`, ...headers },
    })
    expect(answer.statusCode).toBe(409)
    expect(await mailsOf(application.id)).toEqual([])
  })

  test('refuses HEAD, and sends when a script asks', async () => {
    const { id, application } = await saved()
    expect((await get(id, {}, 'HEAD')).status).toBe(404)
    const asked = () =>
      t
        .tokenOf('officer@threshold.test')
        .then((token) => t.server.inject({ method: 'GET', url: `/api/hr/v1/offer-letter/send/${id}`, headers: { authorization: `Bearer ${token}` } }))
    expect((await asked()).json()).toEqual({ message: 'Offer letter has been sent.' })
    expect((await asked()).json()).toEqual({ message: 'Sending...' })
    expect(await mailsOf(application.id)).toHaveLength(1)
  })
})

describe('afterwards', () => {
  test('sending again makes one more e-mail with another link', async () => {
    const { application, id, version } = await saved()
    await send(id, version)
    const resend = (v: number) => officer.hr.POST('/offer-letter/resend/{id}', { params: { path: { id } }, body: { version: v } })
    expect((await resend(version + 1)).data).toEqual({ message: 'Message sent' })
    expect((await resend(version + 1)).error).toMatchObject({ code: 'STALE_VERSION' })
    const mails = await mailsOf(application.id)
    expect(mails).toHaveLength(2)
    // The first link is replaced by the second, and forgotten.
    await expect(received(t, mails[0]!)).rejects.toThrow('gone')
    expect((await received(t, mails[1]!)).link).toMatch(/\/offer-letter\?code=/)
    expect((await desk(application.id)).letter!.mailings).toHaveLength(2)
  })

  test('a revoked letter returns the application, tells the person, and leaves room for another', async () => {
    const { application, id, version, draft } = await saved()
    await send(id, version)
    const { data } = await officer.hr.POST('/offer-letter/revoke/{id}', {
      params: { path: { id } },
      body: { version: version + 1, reason: 'The budget was cut' },
    })
    expect(data).toEqual({ message: 'Success' })
    const [row] = await t.db.select().from(applications).where(eq(applications.id, application.id))
    expect(row!.status).toBe('selected')
    expect((await mailsOf(application.id)).map(({ event }) => event)).toEqual(['OFFER_LETTER', 'LETTER_REVOKED'])
    expect((await desk(application.id)).letter).toMatchObject({ status: 'revoked', reason: 'The budget was cut' })
    const next = await save(application.id, { ...draft, city: 'Ballarat' })
    expect(next.data!.responseData.id).not.toBe(id)
  })

  test('a letter lapses the day after its day, once', async () => {
    const { application, id, version } = await saved({ lapsesOn: '2098-05-01' })
    await send(id, version)
    await lapseLetters(t.app, '2098-05-01')
    expect((await desk(application.id)).letter!.status).toBe('sent')
    // The lifecycle asks today's date itself, so the day is set back.
    await t.db.update(letters).set({ lapsesOn: '2020-01-01' }).where(eq(letters.id, id))
    await Promise.all([lapseLetters(t.app), lapseLetters(t.app)])
    expect((await desk(application.id)).letter!.status).toBe('lapsed')
    const [row] = await t.db.select().from(applications).where(eq(applications.id, application.id))
    expect(row!.status).toBe('selected')
    expect(await t.db.select().from(auditLog).where(like(auditLog.action, 'lapse'))).toHaveLength(1)
  })

  test('nobody but those with onboarding work sees letters', async () => {
    const { application, id } = await saved()
    const employee = await t.as('employee')
    expect(
      (await employee.hr.GET('/offer-letter/application-details/{applicationId}', { params: { path: { applicationId: application.id } } })).response.status,
    ).toBe(403)
    expect((await t.visitor.hr.GET('/offer-letter/versions/{id}', { params: { path: { id } } })).response.status).toBe(401)
    expect((await officer.hr.GET('/contract-letter/versions/{id}', { params: { path: { id } } })).response.status).toBe(404)
  })
})
