import { contractLetterDriver } from '../drivers/letters.ts'
import type { People } from '../people.ts'
import { pressed, type Screen } from '../screen.ts'
import { letterSteps } from './letters.ts'

export async function contractLetterScreen(people: People): Promise<Screen<'contractLetter'>> {
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
