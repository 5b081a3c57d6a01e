import { translation } from '../catalogue.ts'
import type { t } from '../languages.ts'

export const languages = translation<typeof t>({
  language: 'Sprache',
})
