import { sql } from 'drizzle-orm'
import type { Database } from '../../server/platform/db/database.ts'
import type { Step, World } from './worlds.ts'

/** Many rows by one statement, in the order in which they are given; their ids. */
async function insert(into: Database, table: string, rows: Record<string, unknown>[]): Promise<number[]> {
  if (rows.length === 0) return []
  const { rows: made } = await into.execute<{ id: number }>(
    sql`insert into ${sql.identifier(table)} (${sql.join(
      Object.keys(rows[0]!).map((name) => sql.identifier(name)),
      sql`, `,
    )}) values ${sql.join(
      rows.map(
        (row) =>
          sql`(${sql.join(
            Object.values(row).map((value) => sql`${value}`),
            sql`, `,
          )})`,
      ),
      sql`, `,
    )} returning id`,
  )
  return made.map(({ id }) => Number(id)).sort((a, b) => a - b)
}

const at = (moment: number) => new Date(moment).toISOString()
const history = (entity: string, id: number, steps: readonly Step[], reason: string | null = null) =>
  steps.map((step) => ({
    step,
    row: { at: at(step.at), entity, entity_id: id, event: step.event, from_status: step.from, to_status: step.to, actor_name: 'Sample', reason },
  }))

/** Each world is a department of its own, so that the filter keeps it apart. */
export async function writeWorld(db: Database, given: World, number: number): Promise<number> {
  const [department] = await insert(db, 'departments', [{ name: `Department of world ${number}` }])
  const { rows } = await db.execute<{ id: number }>(sql`select id from accounts where email = 'manager@threshold.test'`)
  const owner = rows[0]!.id
  const steps: ReturnType<typeof history> = []
  for (const [place, requisition] of given.requisitions.entries()) {
    const [id] = await insert(db, 'requisitions', [
      {
        position_title: `Position ${number}.${place}`,
        owner_id: owner,
        department_id: department,
        openings: requisition.openings,
        status: requisition.steps.at(-1)!.to,
      },
    ])
    steps.push(...history('requisition', id!, requisition.steps))
    for (const [nth, application] of requisition.applications.entries()) {
      const [applicant] = await insert(db, 'applicants', [
        { first_name: 'Sample', sur_name: `Person ${number}`, email: `person.${number}.${place}.${nth}@sample.example` },
      ])
      const [own] = await insert(db, 'applications', [
        {
          requisition_id: id,
          applicant_id: applicant,
          source: application.source,
          date_received: at(application.received),
          status: application.steps.at(-1)!.to,
        },
      ])
      steps.push(...history('application', own!, application.steps))
      for (const letter of application.offers) {
        const sent = letter.steps.find(({ event }) => event === 'send')
        const [made] = await insert(db, 'letters', [
          {
            kind: 'offer',
            application_id: own,
            requisition_id: id,
            maker_id: owner,
            status: 'revoked',
            reason: letter.reason,
            sent_at: sent ? at(sent.at) : null,
          },
        ])
        steps.push(...history('offerLetter', made!, letter.steps))
      }
    }
  }
  // As it would have been written: in the order of time, and of one moment in the order of the steps.
  await insert(
    db,
    'status_history',
    steps.toSorted((a, b) => a.step.at - b.step.at).map(({ row }) => row),
  )
  return department!
}
