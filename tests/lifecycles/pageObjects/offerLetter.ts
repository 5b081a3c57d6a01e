import { offerLetterDriver } from '../drivers/letters.ts'
import type { PageObject } from '../pageObject.ts'
import type { Users } from '../users.ts'
import { letterSteps } from './letters.ts'

export async function offerLetterPage(people: Users): Promise<PageObject<'offerLetter'>> {
  const { press, ...steps } = await letterSteps(people, 'offer')
  const { agree, ...shared } = press
  return {
    ...steps,
    driver: await offerLetterDriver(people.t),
    press: { ...shared, accept: agree, lapse: 'Time does it.', annul: 'The end of its application does it.' },
  }
}
