// The calls that are measured, by what they are for.
import type pg from 'pg'

export type Asked = { method: 'GET' | 'POST'; path: string; body?: unknown }
export type Case = { name: string; calls: () => Asked[]; writes?: boolean; most?: number }
type Read = (asked: Asked) => Promise<{ data: never; responseData: { version: number }; responseDataList: { id: number }[] }>

const rare = { given: 'Zenwyqui', sur: 'Xayozen' }

const lastDays = (days: number) => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  return `from=${day(days - 1)}&to=${day(0)}`
}

export async function cases(client: pg.Client, read: Read): Promise<Case[]> {
  // One person with a name that nobody else bears, so that a search for it has something to find.
  await client.query(
    `update applicants set first_name = $1, sur_name = $2 where id = (select applicant_id from applications order by id offset (select count(*) / 3 from applications) limit 1)
       and first_name <> $1`,
    [rare.given, rare.sur],
  )
  const { rows } = await client.query<Record<'application' | 'open' | 'largest' | 'draft' | 'count' | 'employee' | 'contracted', number>>(
    `select (select max(id) from applications where status = 'shortlisted') as application, (select count(*)::int from applications) as count,
       (select id from requisitions order by status = 'RVA' desc, position_title ~ '\\d$' desc, id limit 1) as open,
       (select requisition_id from applications group by 1 order by count(*) desc, 1 limit 1) as largest,
       (select max(id) from requisitions where status = 'DR') as draft, (select max(id) from employees) as employee,
       (select max(application_id) from letters where kind = 'contract') as contracted`,
  )
  const { application, open, largest, draft, count, employee, contracted } = rows[0]!
  const list =
    (path: string) =>
    (name: string, body: object, most = 15) => ({ name, calls: () => [{ method: 'POST' as const, path, body: { page: 1, size: 25, ...body } }], most })
  const applications = list('/api/v1/application/criteria')
  const requisitions = list('/api/v1/requisitions/criteria')
  const where = (column: string, operator: string, value: string) => ({ columns: [column], operators: [operator], values: [value] })
  const get = (path: string): Asked => ({ method: 'GET', path })
  let { version } = (await client.query<{ version: number }>('select version from applications where id = $1', [application])).rows[0]!
  const mark = Date.now()
  let [person, title, _openings] = [0, 0, 0]
  const versions = { title: await versionOf(client, draft), openings: 0 }
  versions.openings = versions.title
  const weights = async () => {
    const { criteria } = (await read({ method: 'POST', path: `/api/v1/job_position/what-if/${largest}`, body: { weights: [] } })).data as {
      criteria: { section: string; criterion: number }[]
    }
    return criteria.map(({ section, criterion }, at) => ({ section, criterion, weight: (at * 7) % 100, mandatory: false }))
  }
  const tried = await weights()
  const sorts = [
    'applicantName',
    'positionTitle',
    'jobPositionType',
    'applicantEmail',
    'applicantCell',
    'status',
    '-profileScore',
    'profileScore',
    '-reviewScore',
    'missingMandatoryItems',
  ]
  const moreSorts = ['-expectedSalary', '-totalExperience', 'applicantSource', 'resume', 'dateReceived', '-requisitionId', 'jobOffer', 'contractOffer']
  const middle = Math.max(1, Math.floor(count / 25 / 2) - 10)
  /** The page behind one in the middle, and the one before it, as somebody turns them. */
  const turned = async (sort: string) => {
    const ids = (await read({ method: 'POST', path: '/api/v1/application/criteria', body: { page: middle, size: 25, sort } })).responseDataList.map(
      ({ id }) => id,
    )
    return [
      applications(`applications, on from the middle by ${sort}`, { sort, page: middle + 1, after: ids.at(-1) }),
      applications(`applications, back from the middle by ${sort}`, { sort, page: middle - 1, before: ids[0] }),
    ]
  }
  const middles = ['id', 'applicantName', '-applicantEmail', 'positionTitle', 'status', '-profileScore']
  const turnedPages: Case[] = []
  for (const sort of [...middles, 'jobOffer']) turnedPages.push(...(await turned(sort)))
  return [
    applications('applications, first page', {}),
    applications('applications, page 2,000', { page: Math.min(2000, Math.ceil(count / 25)) }),
    applications('applications, last page', { page: Math.ceil(count / 25) }, 0),
    ...middles.map((sort) => applications(`applications, a page in the middle by ${sort}`, { sort, page: middle }, 300)),
    ...turnedPages,
    applications('applications by inStatus', { sort: 'inStatus' }),
    ...[...sorts, ...moreSorts].map((sort) => applications(`applications by ${sort}`, { sort })),
    applications('applications in a common status', where('status', 'SEL_EQUAL', 'rejected')),
    applications('applications in a rare status', where('status', 'SEL_EQUAL', 'offer accepted')),
    applications('applications in a status, by score', { ...where('status', 'SEL_EQUAL', 'shortlisted'), sort: '-profileScore' }),
    applications('applications of the largest requisition', where('requisitionId', 'NUM_EQUAL', String(largest))),
    applications('applications of the largest, by name', { ...where('requisitionId', 'NUM_EQUAL', String(largest)), sort: 'applicantName' }),
    applications('applications over their limit', where('inStatus', 'SEL_EQUAL', 'over')),
    ...(
      [
        ['board', {}],
        ['board, page 3 of a column', { status: 'screening', page: 3 }],
        ['board with a score from 90', where('profileScore', 'NUM_FROM', '90')],
        ['board, search "smith"', { search: 'smith' }],
        ['board, search "singh"', { search: 'singh' }],
        ['board, search "C++"', { search: 'C++' }],
        ['board of the largest requisition', where('requisitionId', 'NUM_EQUAL', String(largest))],
      ] as const
    ).map(([name, body]): Case => ({ name, calls: () => [{ method: 'POST', path: '/api/v1/application/board', body }], most: name === 'board' ? 80 : 300 })),
    applications('applications with a score from 90', where('profileScore', 'NUM_FROM', '90')),
    applications('applications with a score from 90, by day', { ...where('profileScore', 'NUM_FROM', '90'), sort: '-dateReceived' }),
    applications('applications, name contains "qz"', where('applicantName', 'STR_CONTAIN', 'qz')),
    applications('applications, name contains "zen"', where('applicantName', 'STR_CONTAIN', 'zen')),
    ...['m', 'ma', 'mar', 'smith', 'maria garcia', '李', 'mail.example', 'zzzz', `${rare.given} ${rare.sur}`, 'senior'].map((search) =>
      applications(`applications, search "${search}"`, { search }),
    ),
    applications('applications, search "maria garcia", by name', { search: 'maria garcia', sort: 'applicantName' }, 300),
    applications('applications, address contains "n.777"', where('applicantEmail', 'STR_CONTAIN', 'n.777')),
    list('/api/v1/application/selected/criteria')('selected applications, search "smith"', { search: 'smith' }),
    list('/api/v1/application/selected/criteria')('selected applications, search "zzzz"', { search: 'zzzz' }),
    list('/api/hr/v1/leave/request/criteria')('leave requests, search "zzzz"', { search: 'zzzz' }),
    ...['"wound care"', 'kubernetes -nurse', 'C++', 'xayozen OR zenwyqui'].map((search) => applications(`CVs by the box, ${search}`, { search }, 150)),
    ...['nurse', 'nurse welder', '"first aid" -chef', '"nurse of wound"', '-nurse', 'c++ phonics', 'astronaut'].map((words) =>
      applications(`CVs with ${words}`, where('cv', 'STR_CONTAIN', words), 150),
    ),
    applications('CVs with "wound care", by score', { ...where('cv', 'STR_CONTAIN', '"wound care"'), sort: '-profileScore' }, 150),
    ...(
      [
        ['people we know', {}],
        ['people we know, page 10', { page: 10 }],
        ['people we know, search "smith"', { search: 'smith' }],
        ['people we know, CVs with "wound care"', { search: '"wound care"' }],
      ] as const
    ).map(
      ([name, body]): Case => ({
        name,
        calls: () => [{ method: 'POST', path: `/api/v1/applicant/known/${open}`, body: { page: 1, size: 25, sort: '-score', ...body } }],
        most: 300,
      }),
    ),
    {
      name: 'candidates of the largest, CVs with TIG',
      most: 150,
      calls: () => [{ method: 'POST', path: `/api/v1/applicant/criteria/${largest}`, body: { page: 1, size: 25, ...where('cv', 'STR_CONTAIN', 'TIG') } }],
    },
    { name: 'screening of the largest requisition', most: 15, calls: () => [get(`/api/v1/application/screening/${largest}`)] },
    {
      name: 'candidates of the largest requisition',
      calls: () => [{ method: 'POST', path: `/api/v1/applicant/criteria/${largest}`, body: { page: 1, size: 25 } }],
      most: 15,
    },
    requisitions('requisitions, first page', {}),
    ...['positionTitle', '-orgDepartment', 'city', 'owner', 'endDate', 'jobPositionType', '-priority'].map((sort) =>
      requisitions(`requisitions by ${sort}`, { sort }),
    ),
    requisitions('requisitions in a status', where('status', 'SEL_EQUAL', 'IN')),
    requisitions('requisitions, search "nurse"', { search: 'nurse' }),
    list('/api/v1/outbox/criteria')('messages, first page', {}),
    list('/api/v1/outbox/criteria')('messages, search "garcia"', { search: 'garcia' }),
    list('/api/v1/outbox/criteria')('messages, search "zzzz"', { search: 'zzzz' }),
    list('/api/v1/application/selected/criteria')('selected applications', {}),
    list('/api/v1/application/selected/criteria')('selected applications by name', { sort: 'applicantName' }),
    list('/api/v1/employee/criteria')('employees, first page', {}),
    list('/api/v1/employee/criteria')('employees, search "garcia"', { search: 'garcia' }),
    { name: 'employee opened', calls: () => [get(`/api/v1/employee/get/${employee}`), get(`/api/v1/employee/transitions/${employee}`)], most: 15 },
    {
      name: "employee's tasks, positions, pack",
      calls: () => ['task/of-employee', 'employee/positions', 'employee-onboarding/of-employee'].map((path) => get(`/api/v1/${path}/${employee}`)),
      most: 15,
    },
    {
      name: 'both letters opened',
      calls: () => ['offer-letter', 'contract-letter'].map((path) => get(`/api/hr/v1/${path}/application-details/${contracted}`)),
      most: 15,
    },
    { name: 'org chart, the top', calls: () => [get('/api/v1/employee/org-chart')], most: 15 },
    list('/api/v1/employee-onboarding/progress/criteria')('onboarding, first page', {}),
    list('/api/v1/employee-onboarding/progress/criteria')('onboarding by what is next', { sort: 'nextStep' }),
    list('/api/v1/task/criteria')('tasks, first page', {}),
    list('/api/v1/task/criteria')('tasks, overdue', where('overdue', 'SEL_EQUAL', 'true')),
    list('/api/v1/compliance-application/expiring/criteria')('expiring documents', {}),
    {
      name: "home page's calls",
      most: 15,
      calls: () => [get('/api/v1/approval'), get('/api/v1/day?whose=all'), get('/api/v1/scorecard')],
    },
    { name: 'home page, one call alone', most: 15, calls: () => [get('/api/v1/day?whose=all')] },
    { name: 'home page, the own alone', most: 15, calls: () => [get('/api/v1/day?whose=own')] },
    ...[30, 90, 365].map((days) => ({ name: `home page, figures of ${days} days`, calls: () => [get(`/api/v1/day/figures?${lastDays(days)}`)] })),
    { name: 'application opened', calls: () => [get(`/api/v1/application/${application}`)], most: 15 },
    { name: "candidate page's calls", most: 15, calls: () => candidatePage(application) },
    { name: 'requisition opened', calls: () => [get(`/api/v1/job-requisition-summary/${open}`)], most: 15 },
    {
      name: 'what-if over the largest',
      calls: () => [{ method: 'POST', path: `/api/v1/job_position/what-if/${largest}`, body: { weights: tried } }],
      most: 300,
    },
    {
      name: 'application created, on the largest',
      writes: true,
      most: 10,
      calls: () => [
        {
          method: 'POST',
          path: '/api/v1/application',
          body: { requisitionId: largest, firstName: 'Bench', surName: 'Person', email: `bench.${mark}.${++person}@sample.example` },
        },
      ],
    },
    {
      name: 'requisition saved',
      writes: true,
      most: 10,
      calls: () => [{ method: 'POST', path: `/api/v1/job_position/${draft}`, body: { positionTitle: `Bench draft ${++title}`, version: versions.title++ } }],
    },
    {
      name: 'status changed and back',
      writes: true,
      most: 20,
      calls: () => [change(application, 'interviewing'), change(application, 'shortlisted')],
    },
  ]
  function change(id: number, status: string): Asked {
    return { method: 'POST', path: '/api/v1/application/change-status', body: { id, status, reason: 'Bench', version: version++ } }
  }
}
const candidatePage = (id: number): Asked[] =>
  [`/api/v1/application/${id}`, `/api/v1/application/score/${id}`, `/api/v1/application/history/${id}`, `/api/v1/application/transitions/${id}`].map(
    (path) => ({ method: 'GET', path }),
  )

const versionOf = async (client: pg.Client, requisition: number) =>
  (await client.query<{ version: number }>('select version from requisitions where id = $1', [requisition])).rows[0]!.version
