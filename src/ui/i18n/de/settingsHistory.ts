import { translation } from '../catalogue.ts'
import type { t } from '../settingsHistory.ts'

export const settingsHistory = translation<typeof t>({
  history: 'Wer dies geändert hat',
})
