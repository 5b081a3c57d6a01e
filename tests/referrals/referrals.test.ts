import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { applications } from '../../server/tables/applications.ts'
import { files } from '../../server/tables/files.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { referrals } from '../../server/tables/referrals.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { ownStages } from '../../src/machines/lifecycles/applicationStage.ts'
import { own as ownInGerman } from '../../src/ui/i18n/de/own.ts'
import { referrals as inGerman } from '../../src/ui/i18n/de/referrals.ts'
import { t as sayOwn } from '../../src/ui/i18n/own.ts'
import { t as say } from '../../src/ui/i18n/referrals.ts'
import { testApp } from '../app.ts'
import { accountId, type Clients, moveTo, must, plan, schedule } from '../applications/candidates.ts'
import { posted, someone, upload, uploadedResume } from '../files/posted.ts'
import { resumePdf } from '../fixtures/resume-files.ts'
import { applied, readOwn } from '../own/own.ts'
import { received } from '../secrets.ts'
import { statementsOf } from '../statements.ts'

type NewReferral = components['schemas']['NewReferral']
type Public = components['schemas']['PublicApplication']

const t = await testApp()
let post: Awaited<ReturnType<typeof posted>>
let employee: Clients
let officer: Clients
let token: string
beforeAll(async () => {
  post = await posted(t)
  ;[employee, officer] = [await t.as('employee'), await t.as('officer')]
  token = await tokenOf(employee)
})

const tokenOf = async (who: Clients) => must(await who.recruitment.GET('/referral/link')).data.token
const applyBy = async (more: Partial<Public> = {}) => {
  const body = { ...someone(await uploadedResume(t)), ...more }
  return must(await t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body })).responseData
}
let friends = 0
const friend = (more: Partial<NewReferral> = {}): NewReferral => ({
  jobPostId: post.id,
  firstName: 'Ines',
  surName: 'Caldera',
  email: `ines.friend.${++friends}@sample.example`,
  why: 'Ines kept our last ward calm in its worst winter.',
  agreed: true,
  ...more,
})
const refer = (who: Clients, body: NewReferral) => who.recruitment.POST('/referral', { params: {}, body })
const mine = async (who: Clients, criteria: object = {}) => must(await who.recruitment.POST('/referral/criteria', { body: { size: 100, ...criteria } }))
const oneOfMine = async (who: Clients, id: number) => (await mine(who)).responseDataList.find((one) => one.id === id)!
const rowOf = async (id: number) => (await t.db.select().from(applications).where(eq(applications.id, id)))[0]!
const referralsOf = (applicationId: number) => t.db.select().from(referrals).where(eq(referrals.applicationId, applicationId)).orderBy(referrals.id)
const record = async (who: Clients, id: number) => must(await who.recruitment.GET('/application/record/{id}', { params: { path: { id } } })).data
const mailsOf = (applicationId: number) =>
  t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.applicationId, applicationId), eq(outbox.event, 'APPLICATION_REFERRED')))
const refusal = ({ response, error }: { response: Response; error?: { code?: string; message?: string; errors?: { field: string }[] } }) => [
  response.status,
  error?.code,
  error?.errors?.[0]?.field,
]
/** Past the moment in which an end can be taken back. */
const letItStand = (id: number) => t.db.execute(sql`update applications set status_since = now() - interval '1 minute' where id = ${id}`)
const referralOf = async (applicationId: number) => (await referralsOf(applicationId))[0]!.id

describe('by link', () => {
  test('whoever applies by it is kept as referred, with the channel; the colleague learns neither name nor application', async () => {
    const { id } = await applyBy({ referral: token, channel: 'linkedin', firstName: 'Quendra', surName: 'Unmentioned' })
    expect(await rowOf(id)).toMatchObject({ source: 'REFERRAL', channel: 'linkedin' })
    expect((await record(officer, id)).referrals).toEqual([{ by: 'Nadia Brandt', way: 'LINK', at: expect.any(String), why: null }])
    const list = await mine(employee, { sort: '-id', size: 10 })
    expect(list.responseDataList[0]).toEqual({
      id: await referralOf(id),
      way: 'LINK',
      name: null,
      positionTitle: expect.any(String),
      at: expect.any(String),
      stage: 'RECEIVED',
    })
    expect(JSON.stringify(list)).not.toMatch(/Quendra|Unmentioned|sample\.example/)
    // Neither search nor filter confirms a name that was not typed by the colleague.
    expect((await mine(employee, { search: 'Quendra' })).paging.totalElements).toBe(0)
    const [log] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.applicationId, id), eq(auditLog.action, 'apply')))
    expect(log!.after).toMatchObject({ source: 'REFERRAL', referredBy: 'Nadia Brandt' })
  })

  test('is one and the same for its owner, and another one for everybody else', async () => {
    expect(await tokenOf(employee)).toBe(token)
    expect(await tokenOf(officer)).not.toBe(token)
  })

  test('a token that was made up, changed, or of somebody who works here no more counts as none: the person may apply all the same', async () => {
    const gone = await t.person('gone@sample.example', ['Employee'], 'Gone Colleague')
    const theirs = await tokenOf(await t.as('gone@sample.example'))
    await t.db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, gone.id))
    const [number, proof] = token.split('-')
    const other = await accountId(t, 'officer@threshold.test')
    const changed = `${number}-${proof!.startsWith('a') ? 'b' : 'a'}${proof!.slice(1)}`
    for (const referral of ['x', changed, `${other}-${proof}`, `${number}-`, '0'.repeat(40), theirs]) {
      const { id } = await applyBy({ referral, channel: 'seek' })
      expect([referral, (await rowOf(id)).source, await referralsOf(id)]).toEqual([referral, 'JOB_POST', []])
    }
  })

  test('by the own link one applies as anybody does', async () => {
    await t.person('climber@sample.example', ['Employee'], 'Cleo Climber')
    const climber = await t.as('climber@sample.example')
    const { id } = await applyBy({ referral: await tokenOf(climber), email: 'Climber@Sample.example' })
    expect([(await rowOf(id)).source, await referralsOf(id)]).toEqual(['JOB_POST', []])
  })
})

describe('by entering a person', () => {
  test('an application comes of it; the person is told by whom, with a link by which to withdraw', async () => {
    const file = (await upload(t, '/file/upload', { name: 'Ines CV.pdf', bytes: await resumePdf('new-grad') }, await t.tokenOf('employee@threshold.test'))).body
    const body = friend({ resumeFileId: file.data.id, mobile: '+61 412 345 678' })
    const { id } = must(await refer(employee, body)).responseData
    const [kept] = await t.db.select().from(referrals).where(eq(referrals.id, id))
    const applicationId = kept!.applicationId
    expect(await rowOf(applicationId)).toMatchObject({ source: 'REFERRAL', resumeFileId: file.data.id, status: 'new application' })
    expect(await oneOfMine(employee, id)).toMatchObject({ way: 'ENTERED', name: 'Ines Caldera', stage: 'RECEIVED' })
    expect((await record(officer, applicationId)).referrals).toMatchObject([{ by: 'Nadia Brandt', way: 'ENTERED', why: body.why }])
    const [mail, ...more] = await mailsOf(applicationId)
    expect(more).toEqual([])
    const { text } = await received(t, mail!)
    expect([mail!.toEmail, text]).toEqual([body.email, expect.stringMatching(/Nadia Brandt, who works with us, has put you forward/)])
    // What the colleague wrote is HR's to read.
    expect(text).not.toContain('worst winter')
    const key = /\/my-application#([\w-]{43})/.exec(text)![1]!
    expect(await readOwn(t, key)).toMatchObject({ stage: 'RECEIVED', mayWithdraw: true })
    must(await t.visitor.recruitment.POST('/own-application/withdraw', { params: {}, body: { key } }))
    expect(await oneOfMine(employee, id)).toMatchObject({ stage: 'CLOSED' })
    const [log] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.applicationId, applicationId), eq(auditLog.action, 'apply')))
    expect([log!.actorName, log!.after]).toEqual(['Nadia Brandt', expect.objectContaining({ referredBy: 'Nadia Brandt' })])
  })

  test('the stage is the one of the own page: a hold and an end that nobody has told yet change nothing', async () => {
    const { id } = must(await refer(employee, friend())).responseData
    const [kept] = await t.db.select().from(referrals).where(eq(referrals.id, id))
    const stage = async () => (await oneOfMine(employee, id)).stage
    must(await moveTo(officer, kept!.applicationId, 'shortlisted'))
    expect(await stage()).toBe('IN_REVIEW')
    must(await moveTo(officer, kept!.applicationId, 'on hold'))
    expect(await stage()).toBe('IN_REVIEW')
    must(await moveTo(officer, kept!.applicationId, 'rejected', 'UNSAID'))
    expect(await stage()).toBe('IN_REVIEW')
    await letItStand(kept!.applicationId)
    expect(await stage()).toBe('CLOSED')
    expect(JSON.stringify(await oneOfMine(employee, id))).not.toMatch(/UNSAID|rejected/)
  })

  test('nobody puts themselves forward, nor the same person for the same position twice', async () => {
    expect(refusal(await refer(employee, friend({ email: 'Employee@threshold.test' })))).toEqual([400, 'BAD_INPUT', 'email'])
    const body = friend()
    must(await refer(employee, body))
    expect(refusal(await refer(employee, { ...body, email: body.email.toUpperCase() }))).toEqual([409, 'ALREADY_REFERRED', undefined])
    const { rows } = await t.db.execute(sql`select 1 from referrals where lower(email) = ${body.email}`)
    expect(rows).toHaveLength(1)
  })

  test('what is missing, not one’s own or not open is refused, and nothing is kept', async () => {
    const counted = async () => (await mine(employee)).paging.totalElements
    const before = await counted()
    const theirs = (await upload(t, '/file/upload', { name: 'CV.pdf', bytes: await resumePdf('new-grad') }, await t.tokenOf('officer@threshold.test'))).body
    expect(refusal(await refer(employee, { ...friend(), agreed: false as true }))[0]).toBe(400)
    expect(refusal(await refer(employee, friend({ why: '  ' })))).toEqual([400, 'BAD_INPUT', 'why'])
    expect(refusal(await refer(employee, friend({ resumeFileId: theirs.data.id })))).toEqual([400, 'BAD_INPUT', 'resumeFileId'])
    expect(refusal(await refer(employee, friend({ jobPostId: 2_000_000 })))).toEqual([404, 'NOT_FOUND', undefined])
    const hidden = await posted(t)
    must(await officer.recruitment.POST('/job-post/change-status', { body: { id: hidden.id, status: 'closed', version: hidden.version } }))
    expect(refusal(await refer(employee, friend({ jobPostId: hidden.id })))).toEqual([404, 'NOT_FOUND', undefined])
    expect(await counted()).toBe(before)
  })
})

describe('somebody who has applied already', () => {
  test('is put forward as anybody is: the answer, the list and the own page of the person tell no difference', async () => {
    const { id, key, email } = await applied(t, post)
    must(await moveTo(officer, id, 'shortlisted'))
    const file = (await upload(t, '/file/upload', { name: 'Other CV.pdf', bytes: await resumePdf('new-grad') }, await t.tokenOf('employee@threshold.test')))
      .body
    const before = await rowOf(id)
    const [fresh, known] = [await refer(employee, friend()), await refer(employee, friend({ email: email.toUpperCase(), resumeFileId: file.data.id }))]
    const shape = ({ response, data }: typeof fresh) => [response.status, response.headers.get('touched'), { ...data!.responseData, id: 0 }, data!.message]
    expect(shape(known)).toEqual(shape(fresh))
    const about = async (answer: typeof fresh) => ({ ...(await oneOfMine(employee, must(answer).responseData.id)), id: 0, at: '' })
    expect(await about(known)).toEqual(await about(fresh))
    // Nothing of the application itself is changed, and the key that the person has still opens it.
    expect(await rowOf(id)).toEqual(before)
    expect((await readOwn(t, key)).stage).toBe('IN_REVIEW')
    const [unused] = await t.db.select().from(files).where(eq(files.id, file.data.id))
    expect(unused).toMatchObject({ claimed: false, ownerAccountId: null })
    // HR reads who put them forward; the person is told, without another link.
    expect((await record(officer, id)).referrals).toMatchObject([{ by: 'Nadia Brandt', way: 'ENTERED' }])
    const [mail] = await mailsOf(id)
    expect((await received(t, mail!)).text).toMatch(/Nadia Brandt, who works with us(?![\s\S]*my-application)/)
    const [log] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.applicationId, id), eq(auditLog.action, 'refer')))
    expect(log).toMatchObject({ actorName: 'Nadia Brandt', after: { referredBy: 'Nadia Brandt' } })
  })

  test('stays as received whatever becomes of the application, until the position closes; of an ended one nobody writes', async () => {
    const own = await posted(t)
    const { id, email } = await applied(t, own)
    must(await moveTo(officer, id, 'rejected', 'Too far away'))
    await letItStand(id)
    const answer = must(await refer(employee, friend({ jobPostId: own.id, email }))).responseData
    expect((await oneOfMine(employee, answer.id)).stage).toBe('RECEIVED')
    expect(await mailsOf(id)).toEqual([])
    await t.db.update(requisitions).set({ status: 'CO' }).where(eq(requisitions.id, own.requisitionId))
    expect((await oneOfMine(employee, answer.id)).stage).toBe('CLOSED')
  })

  test('by a link of one colleague, and by another who enters them: HR reads both, the first one first', async () => {
    const email = 'both.ways@sample.example'
    const { id } = await applyBy({ referral: token, email })
    must(await refer(officer, friend({ email })))
    expect((await record(officer, id)).referrals.map(({ by, way }) => [by, way])).toEqual([
      ['Nadia Brandt', 'LINK'],
      ['Owen Marsh', 'ENTERED'],
    ])
  })
})

describe('who sees what', () => {
  test('everybody reads only their own referrals, and applicants may neither refer nor read', async () => {
    await t.person('other.employee@sample.example', ['Employee'], 'Omar Other')
    const other = await t.as('other.employee@sample.example')
    must(await refer(employee, friend({ firstName: 'Solvejg', surName: 'Rarename' })))
    expect((await mine(employee, { search: 'Rarename' })).paging.totalElements).toBe(1)
    for (const criteria of [{}, { search: 'Rarename' }, { columns: ['name'], operators: ['STR_CONTAIN'], values: ['Rarename'] }])
      expect((await mine(other, criteria)).responseDataList).toEqual([])
    await t.person('applicant.only@sample.example', ['Applicant'], 'Ada Applicant')
    const applicant = await t.as('applicant.only@sample.example')
    const refused = [
      await refer(applicant, friend()),
      await applicant.recruitment.POST('/referral/criteria', { body: {} }),
      await applicant.recruitment.GET('/referral/link'),
    ]
    expect(refused.map(({ response }) => response.status)).toEqual([403, 403, 403])
    expect((await refer(t.visitor, friend())).response.status).toBe(401)
  })

  test('by whose link a person came is read by HR, not by those who interview', async () => {
    await t.person('linker@sample.example', ['Employee'], 'Lina Linker')
    const { id } = await applyBy({ referral: await tokenOf(await t.as('linker@sample.example')) })
    must(await schedule(officer, id, await plan(officer, id, [await accountId(t, 'employee@threshold.test')])))
    expect((await record(employee, id)).referrals).toEqual([])
    const timeline = must(await employee.recruitment.GET('/application/timeline/{id}', { params: { path: { id }, query: {} } }))
    expect(JSON.stringify(timeline)).not.toContain('Lina Linker')
    expect((await record(officer, id)).referrals.map(({ by }) => by)).toEqual(['Lina Linker'])
  })

  test('while names are withheld, what a colleague wrote tells an officer none either', async () => {
    const blind = await posted(t)
    must(await employee.recruitment.POST('/selection_process/without-names/{id}', { params: { path: { id: blind.requisitionId } }, body: { on: true } }))
    const body = friend({ jobPostId: blind.id, firstName: 'Thelonia', surName: 'Wexford', why: 'Thelonia Wexford nursed my mother.' })
    const { id } = must(await refer(employee, body)).responseData
    const [kept] = await t.db.select().from(referrals).where(eq(referrals.id, id))
    const seen = await record(officer, kept!.applicationId)
    expect(seen.referrals[0]!.why).toMatch(/nursed my mother/)
    expect(JSON.stringify(seen)).not.toMatch(/Thelonia|Wexford/)
    expect((await record(await t.as('manager'), kept!.applicationId)).referrals[0]!.why).toBe(body.why)
  })
})

test('a stage is called here as on the own page of the person', () => {
  for (const stage of ownStages) expect([say(stage), inGerman[stage]]).toEqual([sayOwn(stage), ownInGerman[stage]])
})

test('a page costs the same however many it holds', async () => {
  await t.person('busy@sample.example', ['Employee'], 'Bea Busy')
  const busy = await t.as('busy@sample.example')
  const list = (size: 10 | 25) => statementsOf(t, () => mine(busy, { size }))
  for (let n = 0; n < 2; n++) must(await refer(busy, friend()))
  const few = (await list(25)).length
  for (let n = 0; n < 10; n++) must(await refer(busy, friend()))
  expect((await list(25)).length).toBe(few)
  const { responseDataList, paging } = await mine(busy, { size: 10, page: 2, sort: 'at' })
  expect([responseDataList.length, paging.totalElements]).toEqual([2, 12])
  const [newest] = await t.db.select({ id: referrals.id }).from(referrals).orderBy(desc(referrals.id)).limit(1)
  expect(responseDataList.at(-1)!.id).toBe(newest!.id)
})
