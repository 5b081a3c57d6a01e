import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { jobPostLifecycle } from '../../src/machines/lifecycles/jobPost.ts'
import { requisitionLifecycle } from '../../src/machines/lifecycles/requisition.ts'
import type { App, Caller } from '../platform/context.ts'
import { daysAfter, todayIn } from '../platform/days.ts'
import type { Tx } from '../platform/db/database.ts'
import { authorities } from '../platform/http/permissions.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { begin } from '../platform/lifecycle/transition.ts'
import { saveQuestions } from '../records/postQuestions.ts'
import { recountProgress } from '../records/requisitionFacts.ts'
import { actorsOf, lockRequisition, type Requisition } from '../records/requisitions.ts'
import { defaultSteps } from '../records/selectionSteps.ts'
import { attachDefaultChain, chainOf } from '../requisitions/approvals.ts'
import { moveJobPost } from '../requisitions/moveJobPost.ts'
import { moveRequisition } from '../requisitions/moveRequisition.ts'
import type { accounts } from '../tables/accounts.ts'
import { approvals, defaultApprovers } from '../tables/approvals.ts'
import { listOf, requisitionCriteria } from '../tables/criteria.ts'
import * as lists from '../tables/reference.ts'
import { jobPosts, requisitionExperiences, requisitionFinancials, requisitionLocations, requisitions } from '../tables/requisitions.ts'
import { answer, askNext } from '../workflows/requisitions/approvalTurn.ts'
import { type SamplePosition, samplePositions } from './requisitionData.ts'
import { livedThrough } from './sampleTime.ts'

type Account = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'name' | 'roles'>
type Cast = { owner: Caller; officer: Caller; manager: Caller }

/** Believable requisitions for a new database outside production, every one brought to its state by the law itself. */
export async function sampleRequisitions(app: App, people: readonly Account[]): Promise<void> {
  const cast = { owner: caller(people, 'Employee'), officer: caller(people, 'Recruitment Officer'), manager: caller(people, 'Recruitment Manager') }
  await app.db.transaction(async (tx) => {
    await defaultChains(tx, cast)
    await livedThrough(app.settings, tx, async (pass) => {
      for (const position of samplePositions) {
        await raise(app, tx, cast, position, pass)
        await pass(1)
      }
    })
  })
}

function caller(people: readonly Account[], role: Account['roles'][number]): Caller {
  const person = people.find(({ roles }) => roles.includes(role))
  if (!person) throw new Error(`Sample requisitions need somebody who is ${role}.`)
  return { accountId: person.id, name: person.name, email: person.email, roles: person.roles, authorities: authorities(person.roles), sid: 0 }
}

async function defaultChains(tx: Tx, { officer, manager }: Cast) {
  const departments = await tx
    .select({ id: lists.departments.id })
    .from(lists.departments)
    .where(inArray(lists.departments.name, ['Allied health', 'Digital health']))
  const chain = [officer, manager].map(({ accountId }, at) => ({ accountId, position: at + 1 }))
  await tx.insert(defaultApprovers).values(departments.flatMap(({ id }) => chain.map((one) => ({ ...one, departmentId: id }))))
}

type Pass = (days: number) => Promise<void>

async function raise(app: App, tx: Tx, cast: Cast, sample: SamplePosition, pass: Pass) {
  const row = await describe(app, tx, cast.owner, sample)
  await attachDefaultChain(tx, row)
  await defaultSteps(tx, row.id)
  await tx.insert(approvals).values({ requisitionId: row.id, accountId: cast.manager.accountId, position: 9 }).onConflictDoNothing()
  await recountProgress(tx, row)
  await follow(app, tx, cast, row.id, sample, pass)
}

/** Takes it from the draft to the state that the sample wants, person by person. */
async function follow(app: App, tx: Tx, cast: Cast, id: number, sample: SamplePosition, pass: Pass) {
  const { until } = sample
  if (until === 'begun' || until === 'draft') return
  await pass(0.15)
  await step(app, tx, cast.owner, id, 'submit')
  await askNext(app, tx, await lockRequisition(tx, id))
  if (until === 'submitted') return
  await pass(0.3)
  const chain = await chainOf(tx, id)
  const [first, ...others] = chain.map(({ accountId }) => [cast.officer, cast.manager].find((one) => one.accountId === accountId)!)
  if (until === 'declined')
    return reply(app, tx, first!, id, { status: 'declined', comment: 'Not this quarter: the budget of the ward is used up. Ask again in February.' })
  await reply(app, tx, first!, id, { status: 'approved', comment: 'Needed.' })
  if (until === 'in review') return
  for (const one of others) {
    await pass(0.25)
    await reply(app, tx, one, id, { status: 'approved' })
  }
  if (until === 'cancelled') return step(app, tx, cast.owner, id, 'cancel', 'The kitchen stays where it is.')
  if (until === 'posted') await post(app, tx, cast, await lockRequisition(tx, id), sample)
}

async function step(app: App, tx: Tx, by: Caller, id: number, type: 'submit' | 'cancel', reason?: string) {
  const row = await lockRequisition(tx, id)
  await moveRequisition(tx, row, { event: { type }, by, actors: await actorsOf(tx, by, row), reason, today: todayIn(app.settings) })
}

async function reply(app: App, tx: Tx, by: Caller, id: number, given: { status: 'approved' | 'declined'; comment?: string }) {
  const chain = await chainOf(tx, id)
  const approval = chain.find(({ accountId }) => accountId === by.accountId)
  if (approval) await answer(app, tx, { row: await lockRequisition(tx, id), chain, approval }, by, given)
}

async function post(app: App, tx: Tx, { officer }: Cast, row: Requisition, { text, questions = [], channels = [] }: SamplePosition) {
  const words = { title: row.positionTitle, summary: text.split('\n')[0] ?? '', description: text }
  const [saved] = await tx
    .insert(jobPosts)
    .values({ requisitionId: row.id, ...words, channels })
    .returning()
  await saveQuestions(
    tx,
    saved!.id,
    questions.map(({ said: _, ...question }) => question),
  )
  await begin(tx, jobPostLifecycle, { id: saved!.id, by: officer })
  // One that has expired since was public before.
  await moveJobPost(tx, saved!, row, { event: { type: 'publish' }, by: officer, actors: ['officer'] }, row.endDate ?? todayIn(app.settings))
}

async function describe(app: App, tx: Tx, owner: Caller, sample: SamplePosition): Promise<Requisition> {
  const [industry, discipline] = sample.industry
  const [start, end] = sample.days.map((days) => daysAfter(todayIn(app.settings), days))
  const [row] = await tx
    .insert(requisitions)
    .values({
      positionTitle: sample.title,
      departmentId: await idOf(tx, lists.departments, sample.department),
      industryId: await idOf(tx, lists.industries, industry),
      industryDisciplineId: await idOf(tx, lists.industryDisciplines, discipline),
      jobPositionTypeId: await idOf(tx, lists.positionTypes, sample.type ?? 'Permanent'),
      jobApplTypeId: await idOf(tx, lists.contractTypes, sample.contract ?? 'Full time'),
      jobDescription: sample.text,
      priority: sample.priority,
      startDate: start,
      endDate: end,
      openings: sample.openings ?? 1,
      reason: sample.reason,
      ownerId: owner.accountId,
      withoutNames: sample.withoutNames ?? false,
    })
    .returning()
  await begin(tx, requisitionLifecycle, { id: row!.id, by: owner })
  await audit(tx, { by: owner, action: 'create', entity: 'requisition', id: row!.id, requisitionId: row!.id, after: { positionTitle: sample.title } })
  if (sample.withoutNames)
    await audit(tx, {
      by: owner,
      action: 'setWithoutNames',
      entity: 'requisition',
      id: row!.id,
      requisitionId: row!.id,
      before: { withoutNames: false },
      after: { withoutNames: true },
    })
  if (sample.until !== 'begun') await criteria(tx, row!.id, sample)
  return row!
}

async function criteria(tx: Tx, requisitionId: number, sample: SamplePosition) {
  const [city] = await tx
    .select()
    .from(lists.cities)
    .where(and(eq(lists.cities.name, sample.city), eq(lists.cities.countryId, 1)))
  await tx.insert(requisitionLocations).values({ requisitionId, cityId: city!.id, countryId: city!.countryId })
  const [from, to] = sample.pay
  const cents = sample.period === 'HOURLY' ? 1 : 100
  const range = { compensationFrom: from * cents, compensationTo: to * cents }
  await tx.insert(requisitionFinancials).values({ requisitionId, ...range, currency: 'AUD', period: sample.period ?? 'YEARLY' })
  await tx.insert(requisitionExperiences).values({ requisitionId, minExperience: sample.years[0], maxExperience: sample.years[1] })
  const asked: (Pick<typeof requisitionCriteria.$inferInsert, 'section' | 'weight' | 'mandatory' | 'complianceDocument' | 'source'> & { name: string })[] = [
    { section: 'qualification', name: sample.qualification, mandatory: true },
    ...sample.skills.map(([name, weight, mandatory]) => ({ section: 'skill' as const, name, weight, mandatory })),
    ...(sample.certification ? [{ section: 'certification' as const, name: sample.certification, mandatory: true, complianceDocument: true }] : []),
    ...(sample.designation ? [{ section: 'designation' as const, name: sample.designation, weight: 10 }] : []),
    { section: 'compliance', name: 'Police check', source: 'Offer', mandatory: true },
  ]
  for (const { name, ...one } of asked) {
    const ofList = eq(lists.referenceItems.list, listOf(one.section))
    await tx.insert(requisitionCriteria).values({ ...one, requisitionId, refId: await idOf(tx, lists.referenceItems, name, ofList) })
  }
}

type Named = {
  [L in keyof typeof lists]: (typeof lists)[L]
}['departments' | 'industries' | 'industryDisciplines' | 'positionTypes' | 'contractTypes' | 'referenceItems']

async function idOf(tx: Tx, list: Named, name: string, of?: SQL): Promise<number> {
  const [row] = await tx
    .select({ id: list.id })
    .from(list)
    .where(and(eq(list.name, name), of))
  if (!row) throw new Error(`The reference list has no “${name}”.`)
  return row.id
}
