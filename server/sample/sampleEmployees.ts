import type createClient from 'openapi-fetch'
import type { components, paths } from '../../src/api/recruitment.gen.ts'
import { daysAfter } from '../platform/days.ts'

type Officer = ReturnType<typeof createClient<paths>>
type Sample = { name: [string, string]; jobTitle: string; department: string; startsIn: number; isChief?: true }
/** They were here before, or come without having applied. */
const PEOPLE: readonly Sample[] = [
  { name: ['Ruth', 'Adler'], jobTitle: 'Director of nursing', department: 'Surgery', startsIn: -2190, isChief: true },
  { name: ['Tomas', 'Lind'], jobTitle: 'Nurse unit manager', department: 'Surgery', startsIn: -840 },
  { name: ['Farida', 'Noor'], jobTitle: 'Clinical educator', department: 'Surgery', startsIn: 21 },
]

/** People who were not hired through recruitment; whoever came later reports to the first. */
export async function sampleEmployees({ GET, POST }: Officer, today: string): Promise<void> {
  const departments = (await GET('/ref/departments')).data?.responseDataList ?? []
  const [type] = (await GET('/ref/position_type')).data?.responseDataList ?? []
  const add = async (body: components['schemas']['NewEmployee']): Promise<number> => {
    const { data, error } = await POST('/employee/create', { body })
    if (!data) throw new Error(`The sample data was refused: ${JSON.stringify(error)}`)
    return data.responseData.id
  }
  let chief: number | null = null
  for (const { name, jobTitle, department, startsIn, isChief } of PEOPLE) {
    const [firstName, lastName] = name
    const made = await add({
      ...{ firstName, lastName, jobTitle, email: `${name.join('.')}@sample.example`.toLowerCase(), employmentStartDate: daysAfter(today, startsIn) },
      departmentId: departments.find((one) => one.name === department)?.id ?? null,
      jobPositionTypeId: type?.id ?? null,
      ...{ cityId: 1, managerId: chief, invite: false },
    })
    if (isChief) chief = made
  }
}
