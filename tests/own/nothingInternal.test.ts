import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications, interviews, reviews } from '../../server/tables/applications.ts'
import { interviewOfferInterviewers, interviewOffers } from '../../server/tables/interviewOffers.ts'
import { applicationNotes } from '../../server/tables/notes.ts'
import { scorecards, scorecardVersions } from '../../server/tables/scorecards.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { ownStages, stageOf } from '../../src/machines/lifecycles/applicationStage.ts'
import { statusesOf } from '../../src/machines/lifecycles/tags.ts'
import { testApp } from '../app.ts'
import { accountId, dayFromNow, must, plan, schedule } from '../applications/candidates.ts'
import { applied } from './own.ts'

const t = await testApp()
const statuses = statusesOf(applicationStates)
const answers = [
  'readOwnApplication',
  'replaceOwnResume',
  'uploadOwnDocument',
  'handInOwnDocument',
  'withdrawOwnApplication',
  'sayCannotCome',
  'changeKeepLonger',
  'sendOwnLinks',
  'listOwnTimes',
  'bookInterview',
  'giveUpInterview',
]

type Shape = {
  properties?: Record<string, Shape>
  items?: Shape
  enum?: string[]
  oneOf?: Shape[]
  anyOf?: Shape[]
  allOf?: Shape[]
  additionalProperties?: unknown
  type?: unknown
}
const partsOf = (shape: Shape): Shape[] => [
  shape,
  ...[
    ...Object.values(shape.properties ?? {}),
    ...(shape.items ? [shape.items] : []),
    ...(shape.oneOf ?? []),
    ...(shape.anyOf ?? []),
    ...(shape.allOf ?? []),
  ].flatMap(partsOf),
]

test('the contract of the own page has no place for a status, a score, a review, a reason or an address of staff', async () => {
  const ref = join(import.meta.dirname, '../../openapi/recruitment.yaml')
  const { bundle: bundled } = await bundle({ ref, config: await createConfig({}), dereference: true })
  const { paths } = bundled.parsed as {
    paths: Record<string, { post?: { operationId: string; responses: { '200': { content: { 'application/json': { schema: Shape } } } } } }>
  }
  const schemas = Object.values(paths).flatMap(({ post }) =>
    post && answers.includes(post.operationId) ? [post.responses['200'].content['application/json'].schema] : [],
  )
  expect(schemas).toHaveLength(answers.length)
  const parts = schemas.flatMap(partsOf)
  const names = new Set(parts.flatMap(({ properties }) => Object.keys(properties ?? {})))
  expect(
    [...names].filter((name) =>
      /status|score|review|reason|feedback|rating|heldFrom|notes|source|reference|value|account|requisitionId|history|actor/i.test(name),
    ),
  ).toEqual([])
  // The one address is the applicant's own.
  expect(parts.filter(({ properties }) => properties && 'email' in properties).map(({ properties }) => Object.keys(properties!).includes('consents'))).toEqual([
    true,
  ])
  const words = parts.flatMap((part) => part.enum ?? [])
  expect(words.filter((word) => statuses.some((status) => status === word))).toEqual([])
  // What is not named is not answered.
  expect(parts.filter(({ properties, additionalProperties }) => properties && additionalProperties !== false)).toEqual([])
})

test('every status is one of the coarse stages, and a hold is none of its own', () => {
  const of = Object.fromEntries(statuses.map((status) => [status, stageOf(status)]))
  expect(Object.values(of).filter((stage) => stage === null)).toHaveLength(1)
  expect(new Set(Object.values(of))).toEqual(new Set([...ownStages, 'CLOSED', null]))
})

test('in none of the fifteen statuses does an answer hold anything of the inside', async () => {
  const officer = await t.as('officer')
  const { id, key } = await applied(t)
  must(await schedule(officer, id, await plan(officer, id, [await accountId(t, 'officer@threshold.test')], { day: dayFromNow(5) })))
  const [me] = [await accountId(t, 'officer@threshold.test')]
  const [interview] = await t.db.update(interviews).set({ notes: 'ZQ-interview-notes', title: 'ZQ-title' }).where(eq(interviews.applicationId, id)).returning()
  const rules = { minutes: 60, noticeHours: 0, bufferBefore: 0, bufferAfter: 0, mostPerDay: 9, changeHours: 0 }
  const [{ id: offerId }] = (await t.db
    .insert(interviewOffers)
    .values({
      ...{ ...rules, applicationId: id, requisitionId: interview!.requisitionId, stepId: interview!.stepId },
      ...{ firstDay: dayFromNow(2), lastDay: dayFromNow(9), zone: 'UTC' },
    })
    .returning()) as [typeof interviewOffers.$inferSelect]
  await t.db.insert(interviewOfferInterviewers).values({ offerId, accountId: me! })
  await t.db.insert(reviews).values({ applicationId: id, accountId: me, value: 'STRONG_NO', comment: 'ZQ-review' })
  await t.db.insert(applicationNotes).values({ applicationId: id, accountId: me, text: 'ZQ-application-note' })
  const judged = {
    answers: [{ name: 'ZQ-attribute', lookFor: 'ZQ-look-for', value: 'STRONG_NO' as const, notAsked: false, note: 'ZQ-note' }],
    summary: 'ZQ-feedback',
    overall: 'STRONG_NO' as const,
  }
  const card = { interviewId: interview!.id, accountId: me, status: 'submitted' as const, revision: 1, submittedAt: new Date(), ...judged }
  const [{ id: scorecardId }] = (await t.db.insert(scorecards).values(card).returning()) as [typeof scorecards.$inferSelect]
  await t.db.insert(scorecardVersions).values({ scorecardId, number: 1, reason: 'ZQ-change', ...judged })
  await t.db.update(applications).set({ reviewScore: 12.3, reference: 'ZQ-reference' }).where(eq(applications.id, id))
  await t.db.execute(sql`update application_ranks set profile_score = 73.7, missing_mandatory = '{ZQ-missing}' where application_id = ${id}`)
  await t.db.execute(sql`update application_details set cv_notes = 'ZQ-cv-notes' where application_id = ${id}`)
  await t.db.execute(
    sql`insert into status_history (entity, entity_id, event, to_status, actor_name, reason) values ('application', ${id}, 'screen', 'screening', 'ZQ-actor', 'ZQ-reason')`,
  )
  const { rows: staff } = await t.db.execute<{ email: string }>(sql`select email from accounts`)
  const inside = [...staff.map(({ email }) => email), 'ZQ-', '73.7', '12.3', 'STRONG_NO', ...statuses.map((status) => `"${status}"`)]
  const leaks: string[] = []
  for (const status of statuses) {
    for (const heldFrom of stageOf(status) === null ? statuses.filter((one) => stageOf(one) === 'DECISION') : [null]) {
      await t.db
        .update(applications)
        .set({ status, heldFrom, statusSince: new Date(Date.now() - 60_000) })
        .where(eq(applications.id, id))
      await t.db.execute(sql`update applications set status_since = now() - interval '1 minute' where id = ${id}`)
      const calls = [
        await t.visitor.recruitment.POST('/own-application', { body: { key } }),
        await t.visitor.recruitment.POST('/own-application/replace-resume', { params: {}, body: { key, resume: { id: 1, token: 'x'.repeat(43) } } }),
        await t.visitor.recruitment.POST('/own-application/cannot-come', { params: {}, body: { key, startsAt: new Date(0).toISOString() } }),
        await t.visitor.recruitment.POST('/own-application/times', { body: { key, offerId } }),
        // Nothing is free then, and nothing was booked.
        await t.visitor.recruitment.POST('/own-application/book', { params: {}, body: { key, offerId, startsAt: new Date(0).toISOString() } }),
        await t.visitor.recruitment.POST('/own-application/give-up', { params: {}, body: { key, offerId } }),
        await t.visitor.recruitment.POST('/own-application/keep-longer', { params: {}, body: { key, keepLonger: status.length % 2 === 0 } }),
        // Where it would go through, it would move the application.
        ...(stageOf(status) === 'CLOSED' ? [await t.visitor.recruitment.POST('/own-application/withdraw', { params: {}, body: { key } })] : []),
      ]
      expect(calls[0]!.response.status).toBe(200)
      const said = JSON.stringify(calls.map(({ data, error }) => data ?? error))
      leaks.push(...inside.filter((word) => said.includes(word)).map((word) => `${status}: ${word}`))
    }
  }
  expect(leaks).toEqual([])
})
