import { translation } from '../catalogue.ts'
import type { t } from '../pay.ts'

export const pay = translation<typeof t>({
  YEARLY: 'pro Jahr',
  MONTHLY: 'pro Monat',
  DAILY: 'pro Tag',
  HOURLY: 'pro Stunde',
})
