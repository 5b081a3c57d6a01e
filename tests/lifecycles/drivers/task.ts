import { eq } from 'drizzle-orm'
import { employees } from '../../../server/tables/employees.ts'
import type { TaskStatus } from '../../../src/machines/lifecycles/task.ts'
import type { TestApp } from '../../app.ts'
import { signed } from '../../employees/onTheWay.ts'
import { answered, column, type Driver, must } from '../driver.ts'

export async function taskDriver(t: TestApp): Promise<Driver<'task'>> {
  const officer = await t.as('officer')
  let person: Promise<number> | undefined
  /** One employee, with one task after the other. */
  const employee = () => (person ??= signed(t).then(({ employeeId }) => employeeId))
  let added = 0
  async function begin() {
    const body = { name: `Task ${++added}`, owner: 'OFFICER', dueOn: '2099-01-11' } as const
    const path = { params: { path: { employeeId: await employee() } } }
    const { id } = must(await officer.recruitment.POST('/task/of-employee/{employeeId}', { ...path, body })).responseData
    const change = async (status: TaskStatus, reason?: string) => {
      const version = Number(await column(t, 'tasks', id, 'version'))
      return answered(officer.recruitment.POST('/task/change-status', { body: { id, status, version, ...(reason && { reason }) } }))
    }
    const correct = async () => {
      const version = Number(await column(t, 'tasks', id, 'version'))
      return answered(officer.recruitment.PUT('/task/{id}', { params: { path: { id } }, body: { version, dueOn: '2099-01-12' } }))
    }
    return {
      id,
      status: () => column(t, 'tasks', id),
      events: {
        complete: { send: () => change('done') },
        reopen: { send: () => change('open') },
        cancel: { send: () => change('not needed', 'The house is closed') },
        change: { send: correct },
      },
    }
  }
  return {
    begin,
    withheld: {
      employmentGoesOn: async () => {
        const { events } = await begin()
        await events.complete.send()
        const [id] = [await employee()]
        await t.db.update(employees).set({ status: 'ended' }).where(eq(employees.id, id))
        const outcome = await events.reopen.send()
        await t.db.update(employees).set({ status: 'onboarding' }).where(eq(employees.id, id))
        return outcome
      },
    },
  }
}
