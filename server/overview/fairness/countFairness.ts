import { setImmediate as others } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/context.ts'
import { daysAfter } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Kind, proofsBy } from '../../records/voluntary/questions.ts'
import { applications } from '../../tables/applications.ts'
import { fairnessCounted, fairnessFigures, voluntaryAnswers, voluntarySettings } from '../../tables/questions.ts'
import { cohort } from '../reports/cohort.ts'
import { scopeOf, stepsOf } from '../reports/scope.ts'
import { type Answered, mayReplace, reachedBy, type Told, toldGroups } from './groups.ts'

type Standing = Pick<App, 'db' | 'settings'>
type Row = typeof voluntaryAnswers.$inferSelect

/** Mixes the answers, and counts what groups came to. Nothing of a person is kept of it. */
export async function countFairness(app: Standing, now = new Date()): Promise<void> {
  await app.db.transaction(mixAnswers)
  const answers = new Map<string, Row>()
  for (const row of await app.db.select().from(voluntaryAnswers)) answers.set(row.proof, row)
  const counted: { quarter: string; people: Answered[] }[] = []
  if (answers.size > 0) for (const quarter of await quartersOf(app, now)) counted.push({ quarter, people: await answeredIn(app, quarter, answers, now) })
  await app.db.transaction(async (tx) => {
    for (const { quarter, people } of counted) await keepFigures(tx, quarter, people)
    await tx.update(voluntarySettings).set({ countedAt: now })
  })
}

/** In which order rows were written, and by which transaction, can be read in PostgreSQL: all are written anew, in an order by chance, by one. */
async function mixAnswers(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${voluntaryAnswers} in access exclusive mode`)
  await tx.execute(sql`create temporary table voluntary_mixed on commit drop as select * from ${voluntaryAnswers}`)
  await tx.execute(sql`truncate ${voluntaryAnswers}`)
  await tx.execute(sql`insert into ${voluntaryAnswers} select * from voluntary_mixed order by random()`)
}

/** The first days of the quarters since the first application. */
async function quartersOf({ db, settings: { timeZone } }: Standing, now: Date): Promise<string[]> {
  const dayIn = (moment: ReturnType<typeof sql>) => sql`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD')`
  const { rows } = await db.execute<{ first: string | null; last: string }>(
    sql`select ${dayIn(sql`min(a.date_received)`)} as first, ${dayIn(sql`${now.toISOString()}::timestamptz`)} as last from ${applications} a`,
  )
  const { first, last } = rows[0]!
  return first === null ? [] : stepsOf({ firstDay: first, lastDay: last, unit: 'quarter' })
}

/** Who applied in a quarter and answered: found by making each application's proof, as only the server can. */
async function answeredIn({ db, settings }: Standing, quarter: string, answers: ReadonlyMap<string, Row>, now: Date): Promise<Answered[]> {
  const [, next = ''] = stepsOf({ firstDay: quarter, lastDay: daysAfter(quarter, 100), unit: 'quarter' })
  const scope = scopeOf({ from: quarter, to: daysAfter(next, -1) }, settings, undefined, now)
  const { rows } = await db.execute<{ id: number; stage: number }>(sql`select facts.application_id as id, facts.stage from (${cohort(scope)}) facts`)
  const proofOf = proofsBy(settings.secret)
  const people: Answered[] = []
  for (const [at, { id, stage }] of rows.entries()) {
    // Calls are answered in between.
    if (at % 2000 === 1999) await others()
    const row = answers.get(proofOf(id))
    if (row) people.push({ answers: saidIn(row), stage })
  }
  return people
}

const saidIn = ({ gender, age, disability, ethnicBackground }: Row): Partial<Record<Kind, string>> => ({
  ...(gender !== null && { GENDER: gender }),
  ...(age !== null && { AGE: age }),
  ...(disability !== null && { DISABILITY: disability }),
  ...(ethnicBackground !== null && { ETHNIC_BACKGROUND: ethnicBackground }),
})

async function keepFigures(tx: Tx, quarter: string, people: readonly Answered[]): Promise<void> {
  const [before] = await tx.select().from(fairnessCounted).where(eq(fairnessCounted.quarter, quarter)).for('update')
  const reached = reachedBy(people)
  if (!mayReplace(before?.reached ?? [], reached)) return
  await tx.insert(fairnessCounted).values({ quarter, reached }).onConflictDoUpdate({ target: fairnessCounted.quarter, set: { reached } })
  await tx.delete(fairnessFigures).where(eq(fairnessFigures.quarter, quarter))
  const rows = toldGroups(people).map((told) => rowOf(quarter, told))
  if (rows.length > 0) await tx.insert(fairnessFigures).values(rows)
}

function rowOf(quarter: string, { first, firstAnswer, second, secondAnswer, reached }: Told): typeof fairnessFigures.$inferInsert {
  const [applied = null, screened, shortlisted, interviewed, selected, hired] = reached
  return {
    quarter,
    firstKind: first,
    firstAnswer,
    secondKind: second ?? '',
    secondAnswer,
    applied: applied!,
    screened,
    shortlisted,
    interviewed,
    selected,
    hired,
  }
}

export const countFairnessNightly = (app: App) => app.jobs.work('fairness', () => countFairness(app), { cron: '11 3 * * *' })
