import { eq } from 'drizzle-orm'
import { employees } from '../../../server/tables/employees.ts'
import { employeeDriver } from '../drivers/employee.ts'
import { confirmed, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

/** On /employee/{id}, by a manager. */
export async function employeePage({ t, manager }: Users): Promise<PageObject<'employee'>> {
  return {
    driver: await employeeDriver(t),
    window: manager,
    actors: ['manager'],
    open: async (page, { id }) => {
      await page.goto(`/employee/${id}`)
    },
    within: (page) => page.locator('main'),
    state: (page) => page.locator('main .st').first(),
    // Nobody is here without a signed contract.
    subject: async (id) => ({ ...(await t.db.select().from(employees).where(eq(employees.id, id)))[0]!, contractIsSigned: true }),
    press: {
      convert: async (page) => {
        await pressed('convert')(page)
        await page.getByRole('dialog').getByRole('button', { name: 'Make employee' }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      },
      startLeave: confirmed('startLeave'),
      suspend: confirmed('suspend'),
      returnFromLeave: confirmed('returnFromLeave'),
      reinstate: confirmed('reinstate'),
      end: confirmed('end'),
    },
  }
}
