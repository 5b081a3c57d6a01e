import { describe, test } from 'vitest'
import { accept, sign } from './applicant.ts'
import { applyTwice } from './apply.ts'
import { meet, weigh } from './candidate.ts'
import { begin, lookBack } from './employee.ts'
import { contract, offer } from './letters.ts'
import { post, raise } from './raise.ts'
import { arrive, beRefused, leave } from './signIn.ts'
import { beginWalk, type Walk } from './walk.ts'

const walk = await beginWalk()

/** One step; those behind a step that broke say so at once instead of waiting for what cannot come. */
let broken = ''
function step(name: string, take: (walk: Walk) => Promise<void>) {
  test(name, async () => {
    if (broken) throw new Error(`The walk ended at “${broken}”.`)
    broken = name
    await take(walk)
    broken = ''
  })
}

/** One person's way through the whole product, from an advert to an employee's record; each step stands on the one before. */
describe('the journey', () => {
  step('1 anyone sees what is open, and each role begins where its work is', arrive)
  step('1 a wrong password and a locked account say so', beRefused)
  step('1 an ended session says so and leads back; sign-out forgets the token', leave)
  step('2 an employee raises a requisition from a real advert', raise)
  step('2 it is submitted, approved, posted, and anyone can read it', post)
  step('3 visitors apply with a phone, by PDF and DOCX, each once', applyTwice)
  step('4 the officer finds the candidates, reads why they score, and moves one on', weigh)
  step('5 an interview, the second on that day refused, feedback, and the candidate is selected', meet)
  step('6 the offer letter is written, previewed, and sent once', offer)
  step('7 the applicant accepts on a phone; a wrong, an expired and a used code say what to do', accept)
  step('8 the document is approved and the contract sent', contract)
  step('8 the applicant signs and fills in the own record', sign)
  step('8 the officer makes an employee of the applicant', begin)
  step('9 the audit log tells who did what', lookBack)
})
