// What writes to many applications at once: another weight of a criterion, one made mandatory, and a move of as many as go together.
import type pg from 'pg'
import type { Asked, Case } from './cases.ts'

const RANKED = 2000
/** As many as can be chosen, and as many as the screen sends with one call. */
const CHOSEN = 500
const TOGETHER = 100
const TITLE = 'Bench ranking'

/** A draft with so many candidates, made once: its criteria and people are those of the largest requisition, of which nobody is selected. */
const DRAFT = `
  with largest as (select requisition_id as id from applications group by 1 order by count(*) desc, 1 limit 1),
    made as (insert into requisitions (position_title, owner_id, status, progress, progress_percent, start_date, end_date, request_date, openings, priority, department_id, job_position_type_id, city_id)
      select '${TITLE}', owner_id, 'DR', progress, progress_percent, start_date, end_date, request_date, openings, priority, department_id, job_position_type_id, city_id
      from requisitions join largest using (id) where not exists (select from requisitions r where r.position_title = '${TITLE}') returning id),
    asked as (insert into requisition_criteria (requisition_id, section, ref_id) select made.id, c.section, c.ref_id from made, largest join requisition_criteria c on c.requisition_id = largest.id),
    entered as (insert into applications (requisition_id, applicant_id, source, city_id, total_experience, expected_salary, expected_sal_option, salary_currency, date_received)
      select made.id, a.applicant_id, a.source, a.city_id, a.total_experience, a.expected_salary, a.expected_sal_option, a.salary_currency, a.date_received
      from made, largest join applications a on a.requisition_id = largest.id order by a.id limit ${RANKED} returning id, applicant_id)
  insert into application_items (application_id, list, item_id)
  select entered.id, i.list, i.item_id from entered, largest join applications a on a.requisition_id = largest.id join application_items i on i.application_id = a.id where a.applicant_id = entered.applicant_id`

export async function bulkCases(client: pg.Client): Promise<Case[]> {
  const { rowCount } = await client.query(DRAFT)
  // They took the room of rows that were changed while the database was filled; a running one clears up after so many by itself.
  if (rowCount) await client.query('vacuum applications')
  const { rows } = await client.query<{ criterion: number; version: number; ofOne: number[]; ofMany: number[] }>(
    `with shortlisted as (select id, requisition_id, count(*) over (partition by requisition_id) from applications where status = 'shortlisted')
     select c.id as criterion, c.version,
       array(select id from shortlisted where requisition_id = (select requisition_id from shortlisted order by count desc, 1 limit 1) order by id limit ${CHOSEN}) as "ofOne",
       array(select max(id) from shortlisted group by requisition_id order by count(*), requisition_id limit ${TOGETHER}) as "ofMany"
     from requisition_criteria c join requisitions r on r.id = c.requisition_id where r.position_title = $1 and c.section = 'skill' order by c.id limit 1`,
    [TITLE],
  )
  const { criterion, ofOne, ofMany } = rows[0]!
  let { version } = rows[0]!
  const change = (body: object): Asked => ({ method: 'POST', path: `/api/v1/job_skill/update/${criterion}`, body: { ...body, version: version++ } })
  const path = '/api/v1/application/change-status-bulk'
  /** There and back in turn. */
  const moving = (ids: number[]) => {
    let times = 0
    return () => [{ method: 'POST' as const, path, body: { ids, status: times++ % 2 === 0 ? 'interviewing' : 'shortlisted', reason: 'Bench' } }]
  }
  return [
    { name: `another weight, ${RANKED} ranked anew`, writes: true, most: 200, calls: () => [change({ weight: 20 + ((version * 7) % 60) })] },
    { name: `made mandatory or not, ${RANKED} ranked anew`, writes: true, calls: () => [change({ mandatory: version % 2 === 0 })] },
    {
      name: `looked at before they move, ${CHOSEN} of one requisition`,
      calls: () => [{ method: 'POST', path: `${path}/preview`, body: { ids: ofOne, status: 'interviewing' } }],
    },
    { name: `moved with one call, ${TOGETHER} of one requisition`, writes: true, calls: moving(ofOne.slice(0, TOGETHER)) },
    { name: `moved with one call, ${TOGETHER} of as many requisitions`, writes: true, calls: moving(ofMany) },
  ]
}
