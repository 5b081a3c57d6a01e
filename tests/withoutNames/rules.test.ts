import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { tellOverLimit } from '../../server/applications/tellOverLimit.ts'
import { linesPdf } from '../../server/sample/sampleCvs.ts'
import { applications } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { testApp } from '../app.ts'
import { type Clients, candidate, moveTo, must, openPosition, read } from '../applications/candidates.ts'
import { upload } from '../files/posted.ts'

const t = await testApp()
let p: Awaited<ReturnType<typeof openPosition>>
let q: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  p = await openPosition(t)
  q = await openPosition(t)
})

const choose = (who: Clients, on: boolean, id = p.requisitionId) =>
  who.recruitment.POST('/selection_process/without-names/{id}', { params: { path: { id } }, body: { on } })
const choice = async (who: Clients, id = p.requisitionId) =>
  must(await who.recruitment.GET('/selection_process/without-names/{id}', { params: { path: { id } } })).data
let number = 0
/** Entered by a manager, with a CV where lines of one are given. */
async function entered(requisitionId: number, given: Partial<ReturnType<typeof candidate>> = {}, lines?: string[]) {
  const token = await t.tokenOf('manager@threshold.test')
  const bytes = lines && (await linesPdf('CV', lines))
  const resume = bytes && (await upload(t, '/file/upload', { name: `Vex${number} CV.pdf`, bytes }, token)).body.data.id
  const body = { ...candidate(requisitionId), firstName: `Vexilla${++number}`, surName: 'Orbrandt', ...given, ...(resume ? { resumeFileId: resume } : {}) }
  return { ...body, resume, id: must(await p.manager.recruitment.POST('/application', { body })).responseData.id }
}
const nameOf = async (who: Clients, id: number) => {
  const { applicant, candidateNumber } = await read(who, id)
  return candidateNumber === null ? `${applicant.firstName} ${applicant.surName}` : applicant.firstName
}
const found = async (who: Clients, body: object) => must(await who.recruitment.POST('/application/criteria', { body })).responseDataList
const inCvs = (words: string) => ({ columns: ['cv'], operators: ['STR_CONTAIN' as const], values: [words] })

describe('the switch', () => {
  test('is its owner’s and the managers’, is written down, and is ended by a manager alone while names are withheld', async () => {
    const before = await entered(p.requisitionId)
    const shortlisted = await entered(p.requisitionId)
    must(await moveTo(p.officer, shortlisted.id, 'shortlisted'))
    must(await moveTo(p.officer, shortlisted.id, 'screening'))
    expect([(await choose(p.officer, true)).response.status, await choice(p.officer)]).toEqual([
      403,
      { on: false, withheld: 0, changeable: false, endable: true },
    ])
    must(await choose(p.employee, true))
    must(await choose(p.employee, true))
    expect(await choice(p.employee)).toEqual({ on: true, withheld: 1, changeable: true, endable: false })
    // Who was shortlisted before is known.
    expect([await nameOf(p.officer, before.id), await nameOf(p.officer, shortlisted.id)]).toEqual(['Candidate 1', `${shortlisted.firstName} Orbrandt`])
    const later = await entered(p.requisitionId)
    expect(await nameOf(p.officer, later.id)).toBe('Candidate 2')

    const early = await choose(p.employee, false)
    expect([early.response.status, early.error?.code, early.error?.message]).toEqual([
      409,
      'NAMES_WITHHELD',
      expect.stringMatching(/^The names of 2 candidates are withheld/),
    ])
    must(await choose(p.manager, false))
    expect(await nameOf(p.officer, before.id)).toBe(`${before.firstName} Orbrandt`)
    must(await choose(p.manager, true))
    expect([await nameOf(p.officer, before.id), await nameOf(p.officer, later.id)]).toEqual(['Candidate 1', 'Candidate 2'])
    const rows = await t.db
      .select({ by: auditLog.actorName, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.requisitionId, p.requisitionId), eq(auditLog.action, 'setWithoutNames')))
      .orderBy(auditLog.id)
    expect(rows.map(({ after }) => after)).toEqual([{ withoutNames: true }, { withoutNames: false }, { withoutNames: true }])
  })
})

describe('somebody screened without names', () => {
  beforeAll(async () => void must(await choose(p.manager, true)))

  test('is known once shortlisted, and stays unknown when rejected before', async () => {
    const [one, other] = [await entered(p.requisitionId), await entered(p.requisitionId)]
    must(await moveTo(p.officer, one.id, 'rejected', 'Not enough experience'))
    must(await moveTo(p.officer, other.id, 'shortlisted'))
    expect([await nameOf(p.officer, one.id), await nameOf(p.officer, other.id)]).toEqual([
      expect.stringMatching(/^Candidate \d+$/),
      `${other.firstName} Orbrandt`,
    ])
    must(await moveTo(p.officer, other.id, 'new application'))
    expect(await nameOf(p.officer, other.id)).toBe(`${other.firstName} Orbrandt`)
  })

  test('who applied elsewhere too is known there, and nothing leads from one to the other', async () => {
    const here = await entered(p.requisitionId)
    const there = await entered(q.requisitionId, { firstName: here.firstName, email: here.email })
    const [row, ...others] = await found(p.officer, { search: here.firstName })
    expect([row?.id, row?.candidateNumber, others]).toEqual([there.id, null, []])
    expect((await found(p.officer, { columns: ['applicantId'], operators: ['NUM_EQUAL'], values: [String(row!.applicantId)] })).map(({ id }) => id)).toEqual([
      there.id,
    ])
    const { data } = must(await p.officer.recruitment.GET('/applicant/{id}', { params: { path: { id: row!.applicantId! } } }))
    expect(data.applications.map(({ id }) => id)).toEqual([there.id])
    expect((await read(p.officer, here.id)).applicant).toMatchObject({ id: null, email: null, mobile: null })
    // Another record of the same name, which could be merged.
    const twin = await entered(q.requisitionId, { firstName: here.firstName })
    const twinOf = (await read(p.officer, twin.id)).applicant.id!
    const { data: duplicates } = must(await p.officer.recruitment.GET('/applicant/duplicates/{id}', { params: { path: { id: twinOf } } }))
    expect(duplicates.duplicates.map(({ applications: total, newestId }) => [total, newestId])).toEqual([[1, there.id]])
    const preview = must(
      await p.officer.recruitment.GET('/applicant/merge-preview/{id}/{goneId}', { params: { path: { id: row!.applicantId!, goneId: twinOf } } }),
    ).data
    expect([...preview.stays, ...preview.moves].map(({ id }) => id)).toEqual([there.id, twin.id])
    const whole = must(
      await p.manager.recruitment.GET('/applicant/merge-preview/{id}/{goneId}', { params: { path: { id: row!.applicantId!, goneId: twinOf } } }),
    ).data
    expect(whole.stays.map(({ id }) => id)).toEqual([here.id, there.id])
  })

  test('is not taken where the name would be read', async () => {
    const { id } = await entered(p.requisitionId)
    const { version } = await read(p.officer, id)
    const move = (who: Clients) =>
      who.recruitment.POST('/application/update/{applicationId}', {
        params: { path: { applicationId: id } },
        body: { version, requisitionId: q.requisitionId },
      })
    expect((await move(p.officer)).error?.code).toBe('NAMES_WITHHELD')
    must(await move(p.manager))
    expect(await nameOf(p.officer, id)).toMatch(/Orbrandt$/)
  })

  test('is found by what is left of the CV, with the lines around it; a corrected name is struck out too', async () => {
    const lines = [
      'Vexilla Orbrandt',
      '12 Long Street, Geelong',
      '',
      'Profile',
      'Taught falconry to Vexilla and Quornby in Iceland.',
      'Experience',
      '2019 to now: falconer',
    ]
    const one = await entered(p.requisitionId, {}, lines)
    const [hit] = await found(p.officer, inCvs('falconry'))
    expect([hit?.id, hit?.resume]).toEqual([one.id, null])
    expect(hit!.hits!.flatMap(({ text, marks }) => marks.map(({ from, to }) => text.slice(from, to)))).toEqual(['falconry'])
    expect(hit!.hits![0]!.text).not.toContain('Vexilla')
    expect(await found(p.officer, inCvs('Quornby'))).toHaveLength(1)
    expect(await found(p.officer, inCvs('"Long Street"'))).toEqual([])
    const { version } = await read(p.manager, one.id)
    must(
      await p.manager.recruitment.POST('/application/update/{applicationId}', {
        params: { path: { applicationId: one.id } },
        body: { version, middleName: 'Quornby' },
      }),
    )
    expect(await found(p.officer, inCvs('Quornby'))).toEqual([])
    expect(await found(p.manager, inCvs('Quornby'))).toHaveLength(1)
    const report = must(await p.officer.recruitment.GET('/resume-report', { params: { query: { applicationId: one.id } } })).data
    expect([report.resume, report.state, report.text.includes('Quornby'), report.text.includes('falconer')]).toEqual([null, 'extracted', false, true])
    const profile = must(await p.officer.recruitment.POST('/resume-report/create-profile/{id}', { params: { path: { id: one.id } } })).data
    expect(profile.contact).toEqual([])
  })

  test('has a number in the mail that tells of time limits', async () => {
    const { id } = await entered(p.requisitionId)
    await t.db.execute(sql`alter table applications disable trigger user`)
    await t.db
      .update(applications)
      .set({ statusSince: new Date('2026-01-05') })
      .where(eq(applications.id, id))
    await t.db.execute(sql`alter table applications enable trigger user`)
    await tellOverLimit(t.app, new Date('2026-11-25T02:00:00Z'))
    const mails = await t.db.select().from(outbox).where(eq(outbox.event, 'OVER_LIMIT'))
    const { candidateNumber } = await read(p.officer, id)
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails)
      if (mail.toEmail !== 'manager@threshold.test')
        expect([mail.body.includes(`Candidate ${candidateNumber} (`), mail.body.includes('Vexilla')]).toEqual([true, false])
  })
})

describe('a message to somebody whose name is withheld', () => {
  const field = (name: string) => `<span data-field="${name}"></span>`
  const text = { subject: `For ${field('fullName')}`, body: `<p>Dear ${field('firstName')},</p><p>please call us.</p>` }
  const one = async (who: Clients, id: number) => must(await who.recruitment.GET('/outbox/{id}', { params: { path: { id } } })).data

  test('calls them by name, and tells its writer a number alone, before and after it is written', async () => {
    const { requisitionId } = await openPosition(t)
    must(await choose(p.employee, true, requisitionId))
    const { id, firstName, surName, email } = await entered(requisitionId)
    const look = async (who: Clients, more = {}) => must(await who.recruitment.POST('/message/preview', { body: { ids: [id], ...text, ...more } })).data
    const seen = await look(p.officer)
    expect(seen).toMatchObject({ recipients: [{ applicationId: id, name: 'Candidate 1' }], left: [], shown: { name: 'Candidate 1' } })
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${firstName}|${surName}|${email}`, 'i'))
    expect(seen.shown?.html).toContain('█')
    // Whatever is typed is shown as it is typed: a bar over it would confirm a guess.
    expect((await look(p.officer, { body: `<p>Dear ${firstName},</p>` })).shown?.html).toContain(`Dear ${firstName},`)
    const left = await look(p.officer, { body: `<p>See you on ${field('interviewDate')}.</p>` })
    expect(left).toMatchObject({ recipients: [], left: [{ applicationId: id, name: 'Candidate 1' }] })
    expect((await look(p.manager)).shown).toMatchObject({ name: `${firstName} ${surName}`, html: expect.stringContaining(firstName) })

    must(await p.officer.recruitment.POST('/message', { body: { ids: [id], ...text, recipients: 1, when: { delayDays: 2 } } }))
    const written = and(eq(outbox.applicationId, id), eq(outbox.event, 'CANDIDATE_MESSAGE'))
    const [row] = await t.db.select().from(outbox).where(written)
    expect(row).toMatchObject({ toName: `${firstName} ${surName}`, toEmail: email, subject: `For ${firstName} ${surName}` })
    expect(row!.body).toContain(`Dear ${firstName},`)

    expect(await one(p.officer, row!.id)).toMatchObject({ toName: 'Candidate 1', body: null, canStop: true })
    expect((await one(p.manager, row!.id)).body).toContain(firstName)
    const change = (who: Clients) =>
      who.recruitment.POST('/outbox/change/{id}', {
        params: { path: { id: row!.id } },
        body: { version: row!.version, subject: 'Hello', body: '<p>Hello</p>' },
      })
    const refused = await change(p.officer)
    expect([refused.response.status, refused.error?.code]).toEqual([409, 'NAMES_WITHHELD'])
    expect((await t.db.select().from(outbox).where(written))[0]).toEqual(row)
    must(await change(p.manager))
    must(await p.officer.recruitment.POST('/outbox/stop/{id}', { params: { path: { id: row!.id } }, body: { version: row!.version + 1 } }))
  })
})
