import { translation } from '../catalogue.ts'
import type { t } from '../waiting.ts'

export const waiting = translation<typeof t>({
  waits: '{n, plural, one {# Sache wartet auf Sie.} other {# Sachen warten auf Sie.}}',
  myDay: 'Mein Tag',
  myScorecards: 'Meine Bewertungsbögen',
  failed: 'Was auf Sie wartet, konnte nicht geladen werden',
})
