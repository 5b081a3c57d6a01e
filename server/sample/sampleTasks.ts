import type createClient from 'openapi-fetch'
import type { components, paths } from '../../src/api/recruitment.gen.ts'
import { targetOf } from '../../src/machines/lifecycles/targetOf.ts'
import { taskLifecycle } from '../../src/machines/lifecycles/task.ts'

type Officer = ReturnType<typeof createClient<paths>>
type Template = Pick<components['schemas']['SaveTaskTemplate'], 'name' | 'description' | 'owner' | 'dueDays'>

const TEMPLATES: Template[] = [
  { name: 'Order a badge and keys', description: 'At the gate house; it takes a week.', owner: 'OFFICER', dueDays: -14 },
  { name: 'Send a photo for the badge', description: 'Of the face, against a light wall.', owner: 'NEW_HIRE', dueDays: -10 },
  { name: 'Plan the first week', description: 'Who shows the ward, and when.', owner: 'MANAGER', dueDays: -5 },
  { name: 'Bring the vaccination record', owner: 'NEW_HIRE', dueDays: 0 },
  { name: 'Talk about the first month', owner: 'MANAGER', dueDays: 30 },
]

/** What whoever signs in the sample is given to do. */
export async function sampleTaskTemplates(officer: Officer): Promise<void> {
  for (const body of TEMPLATES) if (!(await officer.POST('/task-template', { body })).data) throw new Error(`The sample template ${body.name} was refused.`)
}

/** One task is done, and one more is late. */
export async function sampleTasks(officer: Officer, employeeId: number, yesterday: string): Promise<void> {
  const path = { params: { path: { employeeId } } }
  const [first] = (await officer.GET('/task/of-employee/{employeeId}', path)).data?.responseDataList ?? []
  if (!first) throw new Error('Nobody in the sample was given tasks.')
  await officer.POST('/task/change-status', { body: { id: first.id, version: first.version, status: targetOf(taskLifecycle, 'complete') } })
  await officer.POST('/task/of-employee/{employeeId}', { ...path, body: { name: 'Answer the question about parking', owner: 'OFFICER', dueOn: yesterday } })
}
