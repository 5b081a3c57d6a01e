import { translation } from '../catalogue.ts'
import type { t } from '../criteria.ts'

export const criteria = translation<typeof t>({
  offered: 'Für diese Aufgabe üblich',
  askFor: '„{name}“ erbitten',
  asked: 'Erbeten',
  askedBy: 'Erbeten von {by}, {day}',
})
