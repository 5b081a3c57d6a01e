import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicants, applications } from '../../server/tables/applications.ts'
import { requisitionCriteria } from '../../server/tables/criteria.ts'
import { applicationInvitations } from '../../server/tables/people.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { cities, referenceItems } from '../../server/tables/reference.ts'
import { jobPosts, requisitionLocations } from '../../server/tables/requisitions.ts'
import type { components } from '../../src/api/common.gen.ts'
import { type TestApp, testApp } from '../app.ts'
import { type Clients, must } from '../applications/candidates.ts'
import { posted, someone, uploadedResume } from '../files/posted.ts'
import { invitations, past, pastPosition, personWith } from './known.ts'

let t: TestApp
let officer: Clients
let post: Awaited<ReturnType<typeof posted>>
let before: number
beforeAll(async () => {
  t = await testApp()
  officer = await t.as('officer')
  post = await posted(t)
  before = await pastPosition(t)
})

type Criteria = Partial<components['schemas']['Criteria']>
const asKnown = (reqId: number, body: Criteria) =>
  officer.recruitment.POST('/applicant/known/{reqId}', { params: { path: { reqId } }, body: body as components['schemas']['Criteria'] })
const knownOf = async (reqId: number, body: Criteria = {}) => must(await asKnown(reqId, body))
const allOf = async (reqId: number, body: Criteria = {}) => (await knownOf(reqId, { size: 100, ...body })).responseDataList
const invite = (applicantIds: number[], requisitionId = post.requisitionId) =>
  officer.recruitment.POST('/applicant/invite', { body: { requisitionId, applicantIds } })

/** Numbers by chance, the same in each run. */
function chance(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { below: (most: number) => Math.floor(next() * most), is: (share: number) => next() < share }
}

describe('the ranking', () => {
  test('of 200 people is that of a plain calculation, and nobody is in it who should not be', async () => {
    const { below, is } = chance(20_261_123)
    const { requisitionId, items } = await posted(t, 'Ward sister')
    const { db } = t
    const skills = await db
      .insert(referenceItems)
      .values([1, 2, 3, 4].map((n) => ({ list: 'skill' as const, name: `Known skill ${n}` })))
      .returning({ id: referenceItems.id })
    const skillIds = skills.map(({ id }) => id)
    const asked = skillIds.slice(0, 3).map((refId, at) => ({ refId, weight: [10, 35, 60][at]!, mandatory: at === 1 }))
    await db.insert(requisitionCriteria).values(asked.map((one) => ({ requisitionId, section: 'skill' as const, ...one })))
    const places = await db
      .insert(cities)
      .values([0, 0.1, 0.5, 3].map((north, at) => ({ name: `Known city ${at}`, countryId: items.countryId, latitude: -37 + north, longitude: 145 })))
      .returning()
    await db.update(requisitionLocations).set({ cityId: places[0]!.id, distance: 20, weight: 45 }).where(eq(requisitionLocations.requisitionId, requisitionId))

    const expected: { name: string; id: number; applicationId: number; points: number }[] = []
    const others = [before, await pastPosition(t, 'Porter'), await pastPosition(t, 'Cook')]
    for (let n = 0; n < 200; n++) {
      const held = skillIds.filter(() => is(0.4))
      const city = is(0.8) ? places[below(4)]! : null
      const years = is(0.9) ? below(7) / 2 : null
      const pay = is(0.8)
        ? { expectedSalary: 4_000_000 + below(50) * 100_000, expectedSalOption: 'YEARLY' as const, salaryCurrency: is(0.85) ? 'AUD' : 'NZD' }
        : {}
      const flaws = { consent: is(0.2), open: is(0.1), hired: is(0.05), old: is(0.05), here: is(0.08), merged: is(0.05), anonymised: is(0.05) }
      const own = { cityId: city?.id ?? null, totalExperience: years, ...pay }
      const statusSince = flaws.old ? sql`now() - interval '25 months'` : sql`now() - interval '3 months'`
      const older = is(0.4) ? [past(others[1]!, { dateReceived: new Date('2024-02-01'), status: flaws.open ? 'screening' : 'withdrawn' })] : []
      const status = flaws.hired ? 'hired' : flaws.open && older.length === 0 ? 'on hold' : is(0.5) ? 'rejected' : 'withdrawn'
      const last = past(flaws.here ? requisitionId : others[0]!, { keepOnFile: !flaws.consent, status, statusSince: statusSince as never, ...own })
      const person = await personWith(t, [...older, last], held, { firstName: `Chance${n}` })
      if (flaws.merged)
        await db
          .update(applicants)
          .set({ mergedIntoId: expected[0]?.id ?? null })
          .where(eq(applicants.id, person.id))
      if (flaws.anonymised) await db.update(applicants).set({ anonymisedAt: new Date() }).where(eq(applicants.id, person.id))
      const isMerged = flaws.merged && expected.length > 0
      if (flaws.consent || flaws.open || flaws.hired || flaws.old || flaws.here || isMerged || flaws.anonymised) continue
      expected.push({
        name: person.firstName,
        id: person.id,
        applicationId: person.applicationId,
        points: pointsOf({ held, place: places.findIndex(({ id }) => id === city?.id), years, ...pay }),
      })
    }

    /** By hand: nobody holds the qualification and the skill of the position itself, 20 each; experience and pay weigh 20, the place 45. */
    function pointsOf(one: { held: number[]; place: number; years: number | null; expectedSalary?: number; salaryCurrency?: string }) {
      const km = [0, 11.12, 55.6, 333.6][one.place]
      const near = km === undefined ? 0 : km <= 20 ? 1 : Math.max(0, 1 - (km - 20) / 80)
      const isComparable = one.expectedSalary === undefined || one.salaryCurrency === 'AUD'
      const above = one.expectedSalary === undefined ? 1 : Math.max(0, one.expectedSalary / 6_500_000 - 1)
      const got = asked.filter(({ refId }) => one.held.includes(refId)).reduce((sum, { weight }) => sum + weight, 0)
      const points = got + 20 * Math.min(1, (one.years ?? 0) / 2) + 45 * near + (isComparable ? 20 * Math.max(0, 1 - above / 0.2) : 0)
      return (100 * points) / (105 + 40 + 20 + 45 + (isComparable ? 20 : 0))
    }
    expect(expected.length).toBeGreaterThan(80)

    const first = await knownOf(requisitionId, { size: 100 })
    const rows = [...first.responseDataList, ...(await allOf(requisitionId, { page: 2 }))].filter(({ name }) => name.startsWith('Chance'))
    expect(rows.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => `${name} Caldera`).toSorted())
    const pointsByName = new Map(expected.map(({ name, points }) => [`${name} Caldera`, points]))
    for (const { name, score } of rows) expect(Math.abs(score.profileScore! - pointsByName.get(name)!), name).toBeLessThan(0.15)
    const scores = rows.map(({ score }) => score.profileScore!)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(first.paging).toMatchObject({ page: 1, size: 100, totalElements: expect.any(Number) })
    expect(first.paging.more).toBeUndefined()
  })

  test('says of each what is needed to decide, and its parts add up to the score', async () => {
    const one = await personWith(t, [past(before, { status: 'withdrawn', totalExperience: 1 })], [post.items.skillId], { firstName: 'Told' })
    const [row] = await allOf(post.requisitionId, { search: 'Told' })
    expect(row).toMatchObject({
      id: one.id,
      applicationId: one.applicationId,
      name: 'Told Caldera',
      positionTitle: 'Night nurse',
      status: 'withdrawn',
      groups: [],
      invited: null,
    })
    expect(row).toMatchObject({ lastContact: null, resume: null })
    const { parts, profileScore } = row!.score
    const counted = parts.filter((part) => part.counted)
    const [points, weight] = [counted.reduce((sum, part) => sum + part.points, 0), counted.reduce((sum, part) => sum + part.weight, 0)]
    expect(profileScore).toBeCloseTo((100 * points) / weight, 0)
    expect(parts.find(({ section }) => section === 'skill')).toMatchObject({ match: 1, finding: 'HELD' })
  })

  test('is narrowed by text and by group, says how many there are without that, and has no other order', async () => {
    const one = await personWith(t, [past(before)], [], { firstName: 'Narrow', surName: 'Wanderer' })
    const group = must(await officer.recruitment.POST('/people-group', { body: { name: 'Narrowed', reason: 'To look for' } })).responseData.id
    must(await officer.recruitment.POST('/people-group/{id}/members', { params: { path: { id: group } }, body: { applicantIds: [one.id] } }))
    const ofGroup = { columns: ['group'], operators: ['SEL_EQUAL' as const], values: [String(group)] }
    expect((await allOf(post.requisitionId, ofGroup)).map(({ id, groups }) => [id, groups])).toEqual([[one.id, [{ id: group, name: 'Narrowed' }]]])
    expect((await allOf(post.requisitionId, { search: 'wanderer' })).map(({ id }) => id)).toEqual([one.id])
    const none = await knownOf(post.requisitionId, { search: 'nobody is called so' })
    expect(none.responseDataList).toEqual([])
    expect(none.paging.unfiltered!.total).toBeGreaterThan(0)
    const sorted = await asKnown(post.requisitionId, { sort: 'name' })
    expect([sorted.response.status, sorted.error?.errors?.[0]?.field]).toEqual([400, 'sort'])
  })
})

describe('an invitation', () => {
  test('is one message, however often and by however many it is pressed at the same time', async () => {
    const one = await personWith(t, [past(before)], [], { firstName: 'Pressed', email: 'pressed@sample.example' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite([one.id])))
    const rows = answers.map((answer) => must(answer).responseDataList[0]!)
    expect(rows.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(rows.map(({ ok, name, invited }) => JSON.stringify([ok, name, invited])))).toHaveLength(1)
    expect((await invitations(t)).filter(({ to }) => to === one.email)).toHaveLength(1)
    const logged = await t.db.select().from(auditLog).where(sql`${auditLog.entity} = 'invitation' and ${auditLog.after}->>'name' = 'Pressed Caldera'`)
    expect(logged.map(({ action, requisitionId, actorName }) => [action, requisitionId, actorName])).toEqual([['invite', post.requisitionId, 'Owen Marsh']])
    const [row] = await allOf(post.requisitionId, { search: 'Pressed' })
    expect([row!.invited?.by, row!.lastContact]).toEqual(['Owen Marsh', row!.invited?.at])
  })

  test('leads to the public post; who applies with that address is the same person, and the application says it', async () => {
    const one = await personWith(t, [past(before)], [], { firstName: 'Back', email: 'back@sample.example' })
    must(await invite([one.id]))
    const [mail] = (await invitations(t)).filter(({ to }) => to === one.email)
    expect(mail!.body).toContain(`${t.app.settings.publicUrl}/homepage/${post.id}`)
    const body = { ...someone(await uploadedResume(t)), email: 'Back@sample.example' }
    const { id } = must(await t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body })).responseData
    const [row] = await t.db.select().from(applications).where(eq(applications.id, id))
    expect(row!.applicantId).toBe(one.id)
    const record = must(await officer.recruitment.GET('/application/record/{id}', { params: { path: { id } } })).data
    expect(record.stated.invited).toEqual({ at: expect.any(String), by: 'Owen Marsh' })
    // Who has applied here is met among the candidates alone.
    expect(await allOf(post.requisitionId, { search: 'Back' })).toEqual([])
    // An application that came by itself says nothing of the kind.
    const plain = must(await t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body: someone(await uploadedResume(t)) }))
      .responseData.id
    expect(must(await officer.recruitment.GET('/application/record/{id}', { params: { path: { id: plain } } })).data.stated.invited).toBeNull()
  })

  test('of several answers each for itself: who is not known, or no longer there, gets none', async () => {
    const [fine, silent, busy] = [
      await personWith(t, [past(before)], [], { firstName: 'Fine' }),
      await personWith(t, [past(before, { keepOnFile: false })], [], { firstName: 'Silent' }),
      await personWith(t, [past(before, { status: 'screening' })], [], { firstName: 'Busy' }),
    ]
    const { responseDataList, message } = must(await invite([silent.id, fine.id, busy.id, 2_147_483_000]))
    expect(responseDataList.map(({ id, ok, isNew, name }) => [id, ok, isNew, name])).toEqual([
      [silent.id, false, false, null],
      [fine.id, true, true, 'Fine Caldera'],
      [busy.id, false, false, null],
      [2_147_483_000, false, false, null],
    ])
    expect(message).toBe('1 of 4 invited')
    expect((await t.db.select().from(applicationInvitations).where(eq(applicationInvitations.applicantId, silent.id))).length).toBe(0)
  })

  test('needs a post that anybody can apply by; the list says what is missing', async () => {
    const other = await posted(t, 'Hidden porter')
    const one = await personWith(t, [past(before)])
    const whyOf = async () => (await knownOf(other.requisitionId, { size: 10 })).post
    expect(await whyOf()).toEqual({ isPublic: true, why: null })
    const state = (values: Partial<typeof jobPosts.$inferInsert>) => t.db.update(jobPosts).set(values).where(eq(jobPosts.id, other.id))
    await state({ opensOn: '2999-01-01' })
    expect(await whyOf()).toEqual({ isPublic: false, why: 'NOT_YET' })
    await state({ opensOn: null, closesOn: '2001-01-01' })
    expect(await whyOf()).toEqual({ isPublic: false, why: 'ENDED' })
    await state({ status: 'closed' })
    expect(await whyOf()).toEqual({ isPublic: false, why: 'CLOSED' })
    const refused = await invite([one.id], other.requisitionId)
    expect([refused.response.status, refused.error?.code]).toEqual([409, 'POST_NOT_PUBLIC'])
    await state({ status: 'draft' })
    expect((await whyOf()).why).toBe('NOT_PUBLISHED')
    await t.db.delete(jobPosts).where(eq(jobPosts.id, other.id))
    expect((await whyOf()).why).toBe('NO_POST')
    expect((await knownOf(before, { size: 10 })).post.why).toBe('NOT_OPEN')
  })

  test('stays one when the record is merged into another', async () => {
    const [one, other] = [await personWith(t, [past(before)], [], { firstName: 'Twice' }), await personWith(t, [past(before)], [], { firstName: 'Once' })]
    must(await invite([one.id]))
    await t.db.update(applicants).set({ mergedIntoId: other.id }).where(eq(applicants.id, one.id))
    expect(must(await invite([other.id])).responseDataList[0]).toMatchObject({ ok: true, isNew: false, invited: { by: 'Owen Marsh' } })
  })
})

describe('the link in an invitation', () => {
  const stop = (token: string) => t.visitor.recruitment.POST('/applicant/stop-writing', { body: { token } })
  const tokenIn = (body: string) => /stop-writing\?token=([\w.-]+)/.exec(body)![1]!

  test('ends the consent without an account, once, is told to HR, and stops what still waits', async () => {
    const one = await personWith(t, [past(before, { dateReceived: new Date('2024-05-01') }), past(await pastPosition(t))], [], { firstName: 'Quiet' })
    must(await invite([one.id]))
    const [mail] = (await invitations(t)).filter(({ to }) => to === one.email)
    const token = tokenIn(mail!.body)
    expect(must(await stop(token)).message).toBe('We will not write to you about other positions any more.')
    expect(must(await stop(token)).message).toBe('We will not write to you about other positions any more.')
    expect(await allOf(post.requisitionId, { search: 'Quiet' })).toEqual([])
    const { stated } = must(await officer.recruitment.GET('/application/record/{id}', { params: { path: { id: one.applicationId } } })).data
    expect([stated.keepOnFile, typeof stated.consentEndedAt]).toEqual([false, 'string'])
    const logged = await t.db.select().from(auditLog).where(sql`${auditLog.action} = 'stopWriting' and ${auditLog.entityId} = ${one.id}`)
    expect(logged.map(({ applicationId, actorId }) => [applicationId, actorId]).toSorted()).toEqual(
      [null, ...one.applicationIds].map((id) => [id, null]).toSorted(),
    )
    const [after] = (await invitations(t)).filter(({ to }) => to === one.email)
    expect(after!.status).toBe('stopped')
    const again = must(await invite([one.id], (await posted(t, 'Another')).requisitionId)).responseDataList[0]!
    expect([again.ok, again.isNew]).toEqual([false, false])
  })

  test('ends that of the record which stands for the person now', async () => {
    const [gone, kept] = [await personWith(t, [past(before)], [], { firstName: 'Gone' }), await personWith(t, [past(before)], [], { firstName: 'Kept' })]
    must(await invite([gone.id]))
    const token = tokenIn((await invitations(t)).find(({ to }) => to === gone.email)!.body)
    await t.db.update(applicants).set({ mergedIntoId: kept.id }).where(eq(applicants.id, gone.id))
    must(await stop(token))
    const [row] = await t.db.select().from(applications).where(eq(applications.id, kept.applicationId))
    expect(row!.keepOnFile).toBe(false)
  })

  test('of somebody else, or changed, does nothing', async () => {
    const one = await personWith(t, [past(before)], [], { firstName: 'Safe' })
    must(await invite([one.id]))
    const token = tokenIn((await invitations(t)).find(({ to }) => to === one.email)!.body)
    const other = await personWith(t, [past(before)])
    for (const wrong of [token.replace(/^\d+/, String(other.id)), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'x'.repeat(60)]) {
      const { response, error } = await stop(wrong)
      expect([response.status, error?.code]).toEqual([404, 'LINK_UNKNOWN'])
    }
    expect((await t.db.select().from(applications).where(eq(applications.keepOnFile, true))).map(({ applicantId }) => applicantId)).toEqual(
      expect.arrayContaining([one.id, other.id]),
    )
  })

  test('stays in the template, whoever changes it', async () => {
    const manager = await t.as('manager')
    const template = must(await manager.recruitment.GET('/email-template')).responseDataList.find(({ event }) => event === 'INVITED_TO_APPLY')!
    const save = (body: string) =>
      manager.recruitment.POST('/email-template', {
        body: { id: template.id, version: template.version, event: template.event, name: template.name, subject: template.subject, body },
      })
    const refused = await save('<p>Dear <span data-field="firstName"></span>, apply: <span data-field="link"></span></p>')
    expect([refused.response.status, refused.error?.errors?.[0]?.field]).toEqual([400, 'body'])
    expect((await save(template.body.replace('thought of you', 'remembered you'))).response.status).toBe(200)
  })
})
