import { orThrow, recruitment } from '../../../api/client.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { command } from '../command.ts'

/** What somebody who has applied says of themselves, once. */
export const giveVoluntaryAnswers = command((body: components['schemas']['GiveVoluntaryAnswers'], signal) =>
  recruitment.POST('/voluntary-answers', { body, signal }).then(orThrow),
)

/** Whether people are asked, what, and in which words. */
export const saveVoluntarySettings = command((body: components['schemas']['VoluntarySettings'], signal) =>
  recruitment.POST('/voluntary-questions/settings', { body, signal }).then(orThrow),
)
