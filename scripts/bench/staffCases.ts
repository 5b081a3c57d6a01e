// The calls about leave and learning, over people who have ten years of it.
import type pg from 'pg'
import type { Case } from './cases.ts'

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export async function staffCases(client: pg.Client): Promise<Case[]> {
  const { rows } = await client.query<{ person: number; boss: number }>(
    `select id as person, manager_id as boss from employees where email = 'staff.4321@sample.example'`,
  )
  const { person, boss } = rows[0]!
  const past = dayFrom(-400)
  const span = `from=${dayFrom(-90)}&to=${dayFrom(0)}`
  const get = (name: string, path: string): Case => ({ name, calls: () => [{ method: 'GET', path }] })
  const post = (name: string, path: string, body: object): Case => ({ name, calls: () => [{ method: 'POST', path, body }] })
  const own = { columns: ['employeeId'], operators: ['NUM_EQUAL'], values: [String(person)] }
  return [
    get('leave of one, today', `/api/hr/v1/leave/of-employee/${person}`),
    get('leave of one, on a past day', `/api/hr/v1/leave/of-employee/${person}?on=${past}`),
    post('leave of one, the ledger', '/api/hr/v1/leave/ledger/criteria', { page: 1, size: 25, ...own }),
    get('leave calendar of a team', `/api/hr/v1/leave/calendar?from=${dayFrom(-10)}&to=${dayFrom(21)}&managerId=${boss}`),
    get('leave to answer', '/api/hr/v1/leave/to-answer'),
    post('leave balances of all, first page', '/api/hr/v1/leave/balance/criteria', { page: 1, size: 25 }),
    post('leave balances of all, on a past day', `/api/hr/v1/leave/balance/criteria?on=${past}`, { page: 1, size: 25 }),
    post('leave balances of all, the largest first', `/api/hr/v1/leave/balance/criteria?on=${past}`, { page: 1, size: 25, sort: '-minutes' }),
    get('leave liability on a past day', `/api/hr/v1/leave/balance/liability?on=${past}`),
    post('learning matrix, first page', '/api/hr/v1/learning/matrix', { page: 1, size: 25 }),
    post('learning matrix, not in date', '/api/hr/v1/learning/matrix', { page: 1, size: 25, only: 'NOT_IN_DATE' }),
    post('learning, share on a past day', '/api/hr/v1/learning/compliance', { asOf: past }),
    get('report of leave, three months', `/api/v1/report/leave?${span}`),
    get('report of learning, three months', `/api/v1/report/learning?${span}`),
  ]
}
