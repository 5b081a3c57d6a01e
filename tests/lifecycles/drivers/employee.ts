import { sql } from 'drizzle-orm'
import type { TestApp } from '../../app.ts'
import { selectedApplication } from '../../letters/case.ts'
import { column, type Driver } from '../driver.ts'
import { lettersOf } from './letters.steps.ts'

export async function employeeDriver(t: TestApp): Promise<Driver<'employee'>> {
  /** Somebody who signed the contract. */
  async function signed() {
    const { application, applicant } = await selectedApplication(t)
    const { offer, contract, employee, known } = await lettersOf(t, application.id, applicant.email)
    await offer.save()
    await offer.send()
    await offer.view()
    await offer.answer('accepted')
    await contract.save()
    await contract.send()
    await contract.view()
    await contract.sign()
    return { employee, known }
  }
  return {
    begin: async () => {
      const { employee, known } = await signed()
      return {
        id: known.employeeId,
        status: () => column(t, 'employees', known.employeeId),
        events: {
          convert: { send: () => employee('active') },
          startLeave: { send: () => employee('on leave') },
          suspend: { send: () => employee('suspended') },
          returnFromLeave: { send: () => employee('active') },
          reinstate: { send: () => employee('active') },
          end: { send: () => employee('ended') },
        },
      }
    },
    withheld: {
      contractIsSigned: async () => {
        const { employee, known } = await signed()
        await t.db.execute(sql`update letters set status = 'viewed' where id = ${known.contractId}`)
        return employee('active')
      },
    },
  }
}
