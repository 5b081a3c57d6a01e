import { translation } from '../catalogue.ts'
import type { t } from '../listFacts.ts'

export const listFacts = translation<typeof t>({
  openOnes: '{n} offen',
  pastEndOnes: '{n} nach dem Enddatum',
  endThisMonth: '{n, plural, one {{shown} endet diesen Monat} other {{shown} enden diesen Monat}}',
  newOnes: '{n} neu',
  overLimit: '{n} über der Frist',
})
