import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_TEMPLATES } from '../../server/mail/defaultTemplates.ts'
import { EVENT_FIELDS, isLetterEvent } from '../../server/mail/mergeFields.ts'
import { renderMail } from '../../server/mail/renderMail.ts'
import { cleanBody, cleanSubject, fieldsIn } from '../../server/mail/richText.ts'
import { sendMail } from '../../server/mail/sendMail.ts'
import { templates } from '../../server/tables/letters.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { selectedApplication } from './case.ts'

const t = await testApp()
let manager: Awaited<ReturnType<typeof t.as>>
let officer: typeof manager
beforeAll(async () => {
  manager = await t.as('manager')
  officer = await t.as('officer')
})
const received = () => ({ firstName: 'Leila <b>', positionTitle: 'Nurse & carer', organisation: 'Saltmarsh Health', link: null })

describe('the default templates', () => {
  test('exist for every event and use only its fields, in clean HTML', () => {
    // One of each; only of what HR writes in its own words there are two to begin with.
    expect(DEFAULT_TEMPLATES.map(({ event }) => event).sort()).toEqual([...Object.keys(EVENT_FIELDS), 'CANDIDATE_MESSAGE'].sort())
    for (const { event, subject, body } of DEFAULT_TEMPLATES) {
      expect(cleanBody(body), event).toBe(body)
      expect(cleanSubject(subject), event).toBe(subject)
      expect(EVENT_FIELDS[event], event).toEqual(expect.arrayContaining(fieldsIn(subject + body)))
    }
  })
})

describe('a template', () => {
  const all = async () => (await manager.recruitment.GET('/email-template')).data!.responseDataList

  test('is changed by a manager; the next e-mail says so, and an older copy is refused', async () => {
    const known = (await all()).find(({ event }) => event === 'APPLICATION_RECEIVED')!
    const body = `<p>Ahoy <span data-field="firstName"></span>!</p><script>alert(1)</script>`
    const save = (version: number) =>
      manager.recruitment.POST('/email-template', { body: { id: known.id, version, event: known.event, name: known.name, subject: known.subject, body } })
    expect((await save(known.version)).data).toMatchObject({ message: 'Successfully updated!' })
    expect((await save(known.version)).error).toMatchObject({ code: 'STALE_VERSION' })
    const mail = await t.db.transaction((tx) => renderMail(tx, 'APPLICATION_RECEIVED', received()))
    expect(mail.subject).toBe('We have your application: Nurse & carer')
    expect(mail.text).toBe('Ahoy Leila <b>!')
    expect(mail.html).toContain('Ahoy Leila &lt;b&gt;!')
    expect(mail.html).not.toContain('script')
  })

  test('takes in only what its event knows', async () => {
    const known = (await all()).find(({ event }) => event === 'WELCOME')!
    const saved = (body: string) =>
      manager.recruitment.POST('/email-template', { body: { id: known.id, version: known.version, event: 'WELCOME', name: known.name, subject: 'Hi', body } })
    expect((await saved('<p><span data-field="salary"></span></p>')).error).toMatchObject({ errors: [{ field: 'body' }] })
    // What is typed as a field would reach people as it stands.
    const { error } = await saved('<p>Dear {{firstName}}</p>')
    expect(error).toMatchObject({ errors: [{ field: 'body', message: expect.stringContaining('"{{firstName}}" is typed') }] })
  })

  test('of a letter can be added; an event has one e-mail', async () => {
    const add = (event: 'OFFER_LETTER_TEXT' | 'WELCOME', name: string) =>
      manager.recruitment.POST('/email-template', { body: { event, name, subject: 'Your offer', body: '<p>Short</p>' } })
    expect((await add('OFFER_LETTER_TEXT', 'Short offer')).data).toMatchObject({ message: 'Successfully created!' })
    expect((await add('OFFER_LETTER_TEXT', 'short OFFER')).error).toMatchObject({ errors: [{ field: 'name' }] })
    expect((await add('WELCOME', 'Another')).error).toMatchObject({ errors: [{ field: 'event' }] })
    const { application } = await selectedApplication(t)
    const { data } = await officer.hr.GET('/offer-letter/application-details/{applicationId}', { params: { path: { applicationId: application.id } } })
    expect(data!.data.templates.map(({ name }) => name)).toEqual(['Offer letter', 'Short offer'])
  })

  test('is previewed with a real record', async () => {
    const { application } = await selectedApplication(t)
    for (const { event, subject, body } of await t.db.select().from(templates).where(eq(templates.event, 'INTERVIEW_SCHEDULED'))) {
      const { data } = await manager.recruitment.POST('/email-template/preview', { body: { event, subject, body, applicationId: application.id } })
      expect(data!.data).toMatchObject({ about: 'Leila Haddad' })
      expect(data!.data.text).toContain('Dear Leila')
      expect(isLetterEvent(event)).toBe(false)
    }
    await t.db.execute(
      sql`update requisitions set department_id = (select id from departments where name <> 'Emergency' limit 1) where id = ${application.requisitionId}`,
    )
    const { data: desk } = await officer.hr.GET('/offer-letter/application-details/{applicationId}', {
      params: { path: { applicationId: application.id } },
    })
    const department = desk!.data.fields.find(({ field }) => field === 'department')?.value
    const body = '<p>Your department: <span data-field="department"></span></p>'
    const letter = await manager.recruitment.POST('/email-template/preview', {
      body: { event: 'OFFER_LETTER_TEXT', subject: 'Offer', body, applicationId: application.id },
    })
    expect(department).toBeTruthy()
    expect(letter.data!.data.text).toBe(`Your department: ${department}`)
  })

  test('is sent to oneself as a test, with a real record or with sample values alone, and to nobody else', async () => {
    const { application } = await selectedApplication(t)
    const known = (await all()).find(({ event }) => event === 'INTERVIEW_SCHEDULED')!
    const draft = { event: known.event, subject: known.subject, body: `${known.body}<script>alert(1)</script>` }
    const sent = async (more: { applicationId?: number; sample?: boolean }) => {
      expect((await manager.recruitment.POST('/email-template/test', { body: { ...draft, ...more } })).data?.message).toContain('test')
      const [row] = await t.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
      return row!
    }
    const real = await sent({ applicationId: application.id })
    expect(real).toMatchObject({ isTest: true, toEmail: 'manager@threshold.test', event: known.event, applicationId: null })
    expect(real.subject).toMatch(/^\[Test\] Your interview: /)
    expect(real.html).not.toContain('script')
    expect((await sent({ sample: true })).body).toContain('Registered nurse')
    const preview = await manager.recruitment.POST('/email-template/preview', { body: { ...draft, sample: true } })
    expect(preview.data!.data.about).toBe(null)
    expect((await officer.recruitment.POST('/email-template/test', { body: draft })).response.status).toBe(403)
  })

  test('keeps every text it had, its fields by name', async () => {
    const known = (await all()).find(({ event }) => event === 'LETTER_REVOKED')!
    const save = {
      id: known.id,
      version: known.version,
      event: known.event,
      name: known.name,
      subject: 'Gone',
      body: '<p>Ahoy <span data-field="firstName"></span></p>',
    }
    expect((await manager.recruitment.POST('/email-template', { body: save })).response.status).toBe(200)
    const { data } = await manager.recruitment.GET('/email-template/versions/{id}', { params: { path: { id: known.id } } })
    expect(data!.responseDataList.map(({ version }) => version)).toEqual([known.version + 1, known.version])
    expect(data!.responseDataList[0]).toMatchObject({ text: 'Gone\nAhoy [First name]', savedBy: expect.any(String), body: save.body })
    expect(data!.responseDataList[1]).toMatchObject({ subject: known.subject, body: known.body })
  })

  test('is the manager’s', async () => {
    expect((await officer.recruitment.GET('/email-template')).response.status).toBe(403)
    expect((await officer.recruitment.GET('/email-template/fields', { params: { query: { event: 'WELCOME' } } })).response.status).toBe(403)
  })
})

describe('the outbox', () => {
  const put = async (dedupe: string) => {
    const values = { firstName: 'Leila', organisation: 'Saltmarsh Health', link: 'https://x.example/login?returnTo=a&b=1', code: null, hoursValid: null }
    await t.db.transaction(async (tx) => {
      const mail = await renderMail(tx, 'REGISTRATION_CODE', values)
      await sendMail(t.app, tx, { event: 'REGISTRATION_CODE', to: 'leila@sample.example', toName: 'Leila\r\nBcc: x@evil.example', dedupe, ...mail })
    })
    const [row] = await t.db.select().from(outbox).where(eq(outbox.dedupe, dedupe))
    return row!
  }
  const read = async (id: number) => (await officer.recruitment.GET('/outbox/{id}', { params: { path: { id } } })).data!.data

  test('is read here while no mail server is set; what a person typed is no header', async () => {
    const { id } = await put('read')
    const { data } = await officer.recruitment.POST('/outbox/criteria', { body: { search: 'leila@sample', sort: '-id' } })
    expect(data!.responseDataList[0]).toMatchObject({ id, toName: 'Leila Bcc: x@evil.example', status: 'queued' })
    expect(data!.responseDataList[0]).not.toHaveProperty('html')
    const message = await read(id)
    expect(message.masked).toBe(false)
    expect(message.text).toContain('https://x.example/login?returnTo=a&b=1')
    expect(message.html).toContain('href="https://x.example/login?returnTo=a&amp;b=1"')
  })

  test('tries only what failed again, and only with a mail server', async () => {
    const { id, version } = await put('retry')
    const retry = () => officer.recruitment.POST('/outbox/retry/{id}', { params: { path: { id } }, body: { version } })
    expect((await retry()).error).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })
    await t.db.update(outbox).set({ status: 'failed', reason: 'The mail server could not be reached.' }).where(eq(outbox.id, id))
    expect((await read(id)).canRetry).toBe(false)
    expect((await retry()).error).toMatchObject({ message: expect.stringMatching(/^No mail server is set/), errors: [{ message: 'mailServerIsSet' }] })
    t.app.settings.smtpUrl = 'smtp://127.0.0.1:1'
    expect((await read(id)).canRetry).toBe(true)
    expect((await retry()).data).toEqual({ message: 'Sending...' })
    expect((await retry()).error).toMatchObject({ code: 'STALE_VERSION' })
    t.app.settings.smtpUrl = null
  })

  test('is for those with onboarding work', async () => {
    const employee = await t.as('employee')
    expect((await employee.recruitment.POST('/outbox/criteria', { body: {} })).response.status).toBe(403)
  })
})
