import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { applicants, applications } from '../../server/tables/applications.ts'
import { letters } from '../../server/tables/letters.ts'
import { applicantMerges } from '../../server/tables/people.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { type TestApp, testApp } from '../app.ts'
import { contracted } from '../employees/onTheWay.ts'
import { accountId, candidate, must, openPosition, read } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let q: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  q = await openPosition(t)
})

let number = 0
type Given = Partial<ReturnType<typeof candidate>> & { mobile?: string; phone?: string; title?: string }
/** Somebody who applied; the name is nobody else's unless it is given. */
async function applied(requisitionId: number, given: Given = {}) {
  const body = { ...candidate(requisitionId), firstName: `Mara${++number}`, surName: `Ólafsdóttir ${number}`, ...given }
  const { id } = must(await p.officer.recruitment.POST('/application', { body })).responseData
  return { id, person: (await read(p.officer, id)).applicant.id!, email: body.email }
}
const duplicates = async (id: number) => must(await p.officer.recruitment.GET('/applicant/duplicates/{id}', { params: { path: { id } } })).data
const preview = async (id: number, goneId: number) =>
  must(await p.officer.recruitment.GET('/applicant/merge-preview/{id}/{goneId}', { params: { path: { id, goneId } } })).data
async function merge(keptId: number, goneId: number) {
  const { keptVersion, goneVersion } = await preview(keptId, goneId)
  return p.officer.recruitment.POST('/applicant/merge', { body: { keptId, goneId, keptVersion, goneVersion } })
}
const undo = (keptId: number, goneId: number) => p.officer.recruitment.POST('/applicant/undo-merge', { body: { keptId, goneId } })
const codeOf = ({ error, response }: { error?: unknown; response: Response }) => `${response.status} ${(error as { code?: string } | undefined)?.code ?? ''}`
const personOf = async (id: number) => (await t.db.select().from(applicants).where(eq(applicants.id, id)))[0]!
const ownerOf = async (id: number) => (await t.db.select().from(applications).where(eq(applications.id, id)))[0]!.applicantId

test('the same name without accents or a common number proposes somebody, another name alone or a short number does not', async () => {
  const one = await applied(p.requisitionId, { firstName: 'Zoë', surName: 'Ångström', mobile: '+61 412 000 111' })
  const byName = await applied(q.requisitionId, { firstName: 'zoe', surName: 'ANGSTROM' })
  const byNumber = await applied(q.requisitionId, { phone: '(0412) 000-111' })
  const second = await applied(p.requisitionId, { email: byNumber.email })
  await applied(q.requisitionId, { phone: '0411 000 111' })
  const found = (await duplicates(one.person)).duplicates.map(({ id, because, applications, newestId }) => [id, because, applications, newestId])
  expect(found).toEqual([
    [byNumber.person, ['SAME_NUMBER'], 2, second.id],
    [byName.person, ['SAME_NAME'], 1, byName.id],
  ])
  const short = await applied(p.requisitionId, { mobile: '12345' })
  await applied(q.requisitionId, { mobile: '12345' })
  expect((await duplicates(short.person)).duplicates).toEqual([])
})

test('a merge keeps what the kept record states, fills what it does not, and brings the applications over; the log of each tells it', async () => {
  const kept = await applied(p.requisitionId, { mobile: '+61 412 000 222' })
  const gone = await applied(q.requisitionId, { mobile: '+61 412 999 999', phone: '+61 3 9000 0001', title: 'Dr' })
  const shown = await preview(kept.person, gone.person)
  expect(shown.fields.filter(({ field }) => ['mobile', 'phone', 'title'].includes(field)).map(({ field, result }) => [field, result])).toEqual([
    ['title', 'Dr'],
    ['mobile', '+61 412 000 222'],
    ['phone', '+61 3 9000 0001'],
  ])
  expect([shown.moves.map(({ id }) => id), shown.stays.map(({ id }) => id), shown.refusal]).toEqual([[gone.id], [kept.id], null])
  // To look changes nothing.
  expect(await ownerOf(gone.id)).toBe(gone.person)
  const { version } = await read(p.officer, gone.id)
  must(await merge(kept.person, gone.person))
  const now = await read(p.officer, gone.id)
  expect(now.applicant).toMatchObject({ id: kept.person, email: kept.email, mobile: '+61 412 000 222', phone: '+61 3 9000 0001', title: 'Dr' })
  expect(now.version).toBe(version + 1)
  for (const id of [kept.id, gone.id]) {
    const rows = await t.db.select().from(auditLog).where(sql`${auditLog.applicationId} = ${id} and ${auditLog.entity} = 'applicant'`)
    expect(rows.map(({ action, causedBy }) => [action, typeof causedBy])).toEqual([['merge', 'number']])
  }
  expect((await duplicates(kept.person)).merges).toMatchObject([{ goneId: gone.person, email: gone.email, by: 'Owen Marsh' }])
  const { response } = await p.officer.recruitment.GET('/applicant/duplicates/{id}', { params: { path: { id: gone.person } } })
  expect(response.status).toBe(404)
})

test('whoever applies again with the address of the merged record applies as the kept person', async () => {
  const [kept, gone] = [await applied(p.requisitionId), await applied(q.requisitionId)]
  must(await merge(kept.person, gone.person))
  const third = await openPosition(t)
  const again = await applied(third.requisitionId, { email: gone.email.toUpperCase() })
  expect(again.person).toBe(kept.person)
})

test('undone, both records are what they were, each with its own applications as they stand now', async () => {
  const kept = await applied(p.requisitionId)
  const gone = await applied(q.requisitionId, { phone: '+61 3 9000 0002' })
  must(await merge(kept.person, gone.person))
  const { version } = await read(p.officer, gone.id)
  must(await p.officer.recruitment.POST('/application/change-status', { body: { id: gone.id, status: 'screening', version } }))
  must(await undo(kept.person, gone.person))
  expect(await read(p.officer, gone.id)).toMatchObject({ status: 'screening', applicant: { id: gone.person, email: gone.email, phone: '+61 3 9000 0002' } })
  expect((await personOf(kept.person)).phone).toBeNull()
  expect([await ownerOf(kept.id), await ownerOf(gone.id)]).toEqual([kept.person, gone.person])
  expect((await duplicates(kept.person)).merges).toEqual([])
  expect(codeOf(await undo(kept.person, gone.person))).toBe('409 NOT_MERGED')
  // And they can be merged once more.
  must(await merge(kept.person, gone.person))
})

test('a merge is not undone after a day, nor once the person was corrected', async () => {
  const [kept, gone] = [await applied(p.requisitionId), await applied(q.requisitionId)]
  must(await merge(kept.person, gone.person))
  await t.db
    .update(applicantMerges)
    .set({ at: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(applicantMerges.keptId, kept.person))
  expect((await duplicates(kept.person)).merges).toEqual([])
  expect(codeOf(await undo(kept.person, gone.person))).toBe('409 TOO_LATE')

  const [one, other] = [await applied(p.requisitionId), await applied(q.requisitionId)]
  must(await merge(one.person, other.person))
  const { version } = await read(p.officer, one.id)
  const change = { version, mobile: '+61 412 333 333' }
  must(await p.officer.recruitment.POST('/application/update/{applicationId}', { params: { path: { applicationId: one.id } }, body: change }))
  expect(codeOf(await undo(one.person, other.person))).toBe('409 CHANGED_SINCE')
  expect(await ownerOf(other.id)).toBe(one.person)
})

test('a merge is not undone once a letter has gone out for an application that came over', async () => {
  const [kept, gone] = [await applied(p.requisitionId), await applied(q.requisitionId)]
  must(await merge(kept.person, gone.person))
  const makerId = await accountId(t, 'officer@threshold.test')
  const letter = { kind: 'offer', applicationId: gone.id, requisitionId: q.requisitionId, makerId } as const
  await t.db.insert(letters).values(letter)
  await t.db.update(letters).set({ sentVersion: 1 }).where(eq(letters.applicationId, gone.id))
  expect(codeOf(await undo(kept.person, gone.person))).toBe('409 LETTER_SENT')
  expect(await ownerOf(gone.id)).toBe(kept.person)
})

test('who applies while two records are merged comes to none that was given up', async () => {
  for (let n = 0; n < 5; n++) {
    const [kept, gone] = [await applied(p.requisitionId), await applied(q.requisitionId)]
    const third = await openPosition(t)
    const { keptVersion, goneVersion } = await preview(kept.person, gone.person)
    const [merged, again] = await Promise.all([
      p.officer.recruitment.POST('/applicant/merge', { body: { keptId: kept.person, goneId: gone.person, keptVersion, goneVersion } }),
      applied(third.requisitionId, { email: gone.email }),
    ])
    expect([200, 409]).toContain(merged.response.status)
    expect((await personOf(await ownerOf(again.id))).mergedIntoId).toBeNull()
  }
})

test('two who applied for the same position stay two, and so does whoever signs in', async () => {
  const [one, other] = [await applied(p.requisitionId), await applied(p.requisitionId)]
  const { refusal } = await preview(one.person, other.person)
  expect(refusal).toMatchObject({ code: 'BOTH_APPLIED', positions: [(await read(p.officer, one.id)).positionTitle] })
  expect(codeOf(await merge(one.person, other.person))).toBe('409 BOTH_APPLIED')
  const { applicant } = await contracted(t)
  expect(codeOf(await merge(one.person, applicant.id))).toBe('409 GONE_SIGNS_IN')
  // The other way round it can be done.
  must(await merge(applicant.id, one.person))
  expect(await ownerOf(one.id)).toBe(applicant.id)
  expect((await personOf(applicant.id)).accountId).not.toBeNull()
})

test('a record that was changed since it was compared is refused; of two merges at once one is done', async () => {
  const [kept, gone] = [await applied(p.requisitionId), await applied(q.requisitionId)]
  const { keptVersion, goneVersion } = await preview(kept.person, gone.person)
  const body = { keptId: kept.person, goneId: gone.person, keptVersion, goneVersion }
  expect(codeOf(await p.officer.recruitment.POST('/applicant/merge', { body: { ...body, goneVersion: goneVersion + 1 } }))).toBe('409 STALE_VERSION')
  const back = { keptId: gone.person, goneId: kept.person, keptVersion: goneVersion, goneVersion: keptVersion }
  const both = await Promise.all([body, back].map((one) => p.officer.recruitment.POST('/applicant/merge', { body: one })))
  expect(both.map(({ response }) => response.status === 200).filter(Boolean)).toHaveLength(1)
  expect(new Set([await ownerOf(kept.id), await ownerOf(gone.id)]).size).toBe(1)
})
