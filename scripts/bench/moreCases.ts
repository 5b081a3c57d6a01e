// Calls of letters, reports and the palette; the home page and the lists stand in cases.ts.
import type pg from 'pg'
import type { Asked, Case } from './cases.ts'

const get = (path: string): Asked => ({ method: 'GET', path })
const post = (path: string, body: object): Asked => ({ method: 'POST', path, body })

const REPORTS = ['overview', 'pipeline', 'timeInStage', 'timeToHire', 'sources', 'offers', 'interviews', 'ageing', 'headcount', 'onboarding', 'compliance']
/** A whole year of what the database holds. */
const YEAR = 'from=2024-01-01&to=2024-12-31'

/** A list of one's letters, and one letter with all that its page asks for; each report of a year; and what the palette asks as somebody types. */
export async function moreCases(client: pg.Client): Promise<Case[]> {
  const { rows } = await client.query<Record<'offered' | 'contracted' | 'offer' | 'contract', number>>(
    `select (select max(application_id) from letters where kind = 'offer') as offered, (select max(application_id) from letters where kind = 'contract') as contracted,
       (select max(id) from letters where kind = 'offer') as offer, (select max(id) from letters where kind = 'contract') as contract`,
  )
  const { offered, contracted, offer, contract } = rows[0]!
  const selected = (body: object) => post('/api/v1/application/selected/criteria', { page: 1, size: 25, ...body })
  const page = (kind: string, application: number, letter: number) => [
    selected({ columns: ['id'], operators: ['NUM_EQUAL'], values: [String(application)] }),
    get(`/api/hr/v1/${kind}-letter/application-details/${application}`),
    get(`/api/hr/v1/${kind}-letter/versions/${letter}`),
    get(`/api/hr/v1/${kind}-letter/lifecycle/${letter}`),
  ]
  const palette = (search: string) => ['requisitions', 'application', 'employee'].map((of) => post(`/api/v1/${of}/criteria`, { search, size: 10 }))
  return [
    { name: 'letters, last page', calls: () => [selected({ page: 80 })], most: 15 },
    { name: "an offer letter, its page's calls", calls: () => page('offer', offered, offer), most: 15 },
    { name: "a contract letter, its page's calls", calls: () => page('contract', contracted, contract), most: 15 },
    ...REPORTS.map((report): Case => ({ name: `report of a year, ${report}`, calls: () => [get(`/api/v1/report/${report}?${YEAR}`)], most: 1000 })),
    ...['nur', 'maria', 'smith', 'zenwyqui', 'C++'].map((search): Case => ({ name: `palette, "${search}"`, calls: () => palette(search), most: 100 })),
  ]
}
