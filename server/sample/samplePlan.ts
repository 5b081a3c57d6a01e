import type createClient from 'openapi-fetch'
import type { paths as RecruitmentPaths } from '../../src/api/recruitment.gen.ts'

type Recruitment = ReturnType<typeof createClient<RecruitmentPaths>>

/** Departments of the sample with how many positions each quarter of the year has. */
const BUDGET: readonly [department: string, quarters: readonly number[]][] = [
  ['Emergency', [2, 1, 2, 3]],
  ['Allied health', [0, 1, 1, 2]],
  ['Digital health', [1, 0, 1, 1]],
  ['Surgery', [1, 1, 0, 2]],
]

/** What is budgeted for this year and the next, as a manager would enter it. */
export async function samplePlan(recruitment: Recruitment, today: string): Promise<void> {
  const { data } = await recruitment.GET('/ref/departments')
  const year = Number(today.slice(0, 4))
  for (const [name, quarters] of BUDGET) {
    const department = data?.responseDataList.find((one) => one.name === name)
    if (!department) continue
    for (const [at, people] of [...quarters, ...quarters].entries()) {
      const quarter = `${year + Math.floor(at / 4)}-${String((at % 4) * 3 + 1).padStart(2, '0')}-01`
      if (people === 0) continue
      const body = { departmentId: department.id, quarter, positionTitle: 'Sample budget', people }
      const { error } = await recruitment.POST('/hiring-plan/budget', { body })
      if (error) throw new Error(`The sample's budget was refused: ${error.message}`)
    }
  }
}
