import type createClient from 'openapi-fetch'
import type { paths as RecruitmentPaths } from '../../src/api/recruitment.gen.ts'
import { daysAfter } from '../platform/days.ts'

type Recruitment = ReturnType<typeof createClient<RecruitmentPaths>>
type Week = 'full' | 'three days'

/** A ward's team, since how many days each of them is here, and how they work. */
const TEAM: readonly [first: string, last: string, jobTitle: string, here: number, week?: Week][] = [
  ['Hana', 'Petrov', 'Registered nurse', 1460],
  ['Luca', 'Ferrante', 'Registered nurse', 1180],
  ['Joan', 'Abara', 'Nurse educator', 2300],
  ['Wen', 'Castle', 'Ward clerk', 960],
  ['Priya', 'Lindholm', 'Registered nurse', 940],
  ['Amir', 'Dastan', 'Physician', 3900],
  ['Sofie', 'Brandal', 'Graduate nurse', 930, 'three days'],
  ['Tom', 'Wirrin', 'Orderly', 915],
  ['Nina', 'Quill', 'Registered nurse', 1300],
  ['Eli', 'Rasmussen', 'Physiotherapist', 905, 'three days'],
  ['Grace', 'Okoro', 'Registered nurse', 2010],
  ['Ben', 'Tallow', 'Enrolled nurse', 901],
]

export type SampleTeam = { chief: number; team: number[]; partTime: number[]; departmentId: number | null }

/** A team of twelve, led by the person of the sample's third sign-in. */
export async function sampleTeam(recruitment: Recruitment, today: string): Promise<SampleTeam> {
  const departments = must(await recruitment.GET('/ref/departments')).responseDataList
  const departmentId = departments.find(({ name }) => name === 'Emergency')?.id ?? departments[0]?.id ?? null
  const [type] = must(await recruitment.GET('/ref/position_type')).responseDataList
  const add = async (firstName: string, lastName: string, email: string, jobTitle: string, here: number, managerId: number | null) => {
    const rest = { jobPositionTypeId: type?.id ?? null, cityId: 1, invite: false, departmentId, employmentStartDate: daysAfter(today, -here) }
    return must(await recruitment.POST('/employee/create', { body: { firstName, lastName, email, jobTitle, managerId, ...rest } })).responseData.id
  }
  const chief = await add('Nadia', 'Brandt', 'employee@threshold.test', 'Nurse unit manager', 2600, null)
  const team: number[] = []
  for (const [first, last, jobTitle, here] of TEAM) team.push(await add(first, last, `${first}.${last}@sample.example`.toLowerCase(), jobTitle, here, chief))
  return { chief, team, partTime: team.filter((_, at) => TEAM[at]?.[4] === 'three days'), departmentId }
}

function must<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(`The sample team was refused: ${JSON.stringify(error)}`)
  return data
}
