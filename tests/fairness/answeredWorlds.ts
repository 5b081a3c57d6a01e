import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { proofsBy } from '../../server/records/voluntary/questions.ts'
import { voluntaryAnswers } from '../../server/tables/questions.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { TestApp } from '../app.ts'
import { count, stepOf } from '../reports/naive.ts'
import { world } from '../reports/worlds.ts'
import { writeWorld } from '../reports/writeWorld.ts'

export type Person = { quarter: string; stage: number; answers: Partial<Record<components['schemas']['VoluntaryKind'], string>> }

export const SEED = 20_261_127
/** Everything that was ever applied for. */
export const WHOLE = { from: '2024-01-01', to: '2026-11-25' }
const some = fc.record({
  GENDER: fc.constantFrom('WOMAN', 'MAN', 'WOMAN', 'MAN', 'NOT_SAID'),
  AGE: fc.constantFrom('FROM_25', 'FROM_35', 'FROM_25', 'FROM_35', 'UNDER_25'),
})

/** Generated histories of some hundred applications, and what most of their people answered; each with the stage that counting by hand comes to. */
export async function answeredWorlds(t: TestApp): Promise<Person[]> {
  const worlds = fc.sample(world, { seed: SEED, numRuns: 160 })
  for (const [at, one] of worlds.entries()) await writeWorld(t.db, one, at)
  const { rows } = await t.db.execute<{ id: number; email: string }>(
    sql`select a.id, p.email from applications a join applicants p on p.id = a.applicant_id where p.email like 'person.%@sample.example'`,
  )
  const idOf = new Map(rows.map(({ id, email }) => [email, id]))
  const proofOf = proofsBy(t.app.settings.secret)
  const given: (typeof voluntaryAnswers.$inferInsert)[] = []
  const people: Person[] = []
  const said = fc.sample(some, { seed: SEED, numRuns: 2500 })
  for (const [number, one] of worlds.entries())
    for (const [place, requisition] of one.requisitions.entries())
      for (const [nth, application] of requisition.applications.entries()) {
        // Some people answer nothing.
        if (given.length % 9 === 8 && nth % 2 === 1) continue
        const answers = said[given.length]!
        const [found] = count({ ...one, requisitions: [{ ...requisition, applications: [application] }] }, WHOLE.from, WHOLE.to).cohort
        people.push({ quarter: stepOf(application.received, 'quarter'), stage: found!.stage, answers })
        given.push({ proof: proofOf(idOf.get(`person.${number}.${place}.${nth}@sample.example`)!), gender: answers.GENDER, age: answers.AGE })
      }
  await t.db.insert(voluntaryAnswers).values(given)
  return people
}
