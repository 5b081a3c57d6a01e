import { translation } from '../catalogue.ts'
import type { say } from '../languages.ts'

export const languages = translation<typeof say>({
  language: 'Sprache',
})
