import { contractLetterDriver } from '../drivers/letters.ts'
import { type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'
import { letterSteps } from './letters.ts'

export async function contractLetterPage(people: Users): Promise<PageObject<'contractLetter'>> {
  const { press, ...steps } = await letterSteps(people, 'contract')
  const { agree, ...shared } = press
  return {
    ...steps,
    driver: await contractLetterDriver(people.t),
    press: {
      ...shared,
      sign: agree,
      lapse: 'Time does it.',
      annul: 'The end of its application does it.',
      convert: async (page) => {
        await pressed('convert')(steps.within(page))
        await page.getByRole('dialog').getByRole('button', { name: 'Make employee' }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      },
    },
  }
}
