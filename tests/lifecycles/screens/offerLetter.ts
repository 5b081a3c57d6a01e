import { offerLetterDriver } from '../drivers/letters.ts'
import type { People } from '../people.ts'
import type { Screen } from '../screen.ts'
import { letterSteps } from './letters.ts'

export async function offerLetterScreen(people: People): Promise<Screen<'offerLetter'>> {
  const { press, ...steps } = await letterSteps(people, 'offer')
  const { agree, ...shared } = press
  return {
    ...steps,
    driver: await offerLetterDriver(people.t),
    press: { ...shared, accept: agree, lapse: 'Time does it.', annul: 'The end of its application does it.' },
  }
}
