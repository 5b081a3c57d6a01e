import { catalogue } from './catalogue.ts'

/** What lists say of themselves under their titles. */
export const t = catalogue('listFacts', {
  openOnes: '{n} open',
  pastEndOnes: '{n} past end date',
  endThisMonth: '{n, plural, one {{shown} ends this month} other {{shown} end this month}}',
  newOnes: '{n} new',
  overLimit: '{n} over the limit',
})
