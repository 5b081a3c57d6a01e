import { translation } from '../catalogue.ts'
import type { t } from '../criteria.ts'

export const criteria = translation<typeof t>({
  offered: 'Für diese Aufgabe üblich',
})
