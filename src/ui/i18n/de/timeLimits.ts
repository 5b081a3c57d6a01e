import { translation } from '../catalogue.ts'
import type { t } from '../timeLimits.ts'

export const timeLimits = translation<typeof t>({
  days: '{n, plural, =0 {seit heute} one {# Tag} other {# Tage}}',
  over: '{days, plural, one {# Tag} other {# Tage}}, {over, number} zu viel',
  inStatus: 'Wartet',
  filter_over: 'über der Frist',
  filter_within: 'innerhalb der Frist',
  limits: 'Fristen',
  limitsHelp:
    'Wie viele Werktage, Montag bis Freitag, eine Bewerbung in jedem Stand bleiben darf. Darüber sagen Listen, die Tafel und die Startseite, um wie viel, und wer zuständig ist, erfährt es einmal am Tag.',
  department: 'Für',
  everywhere: 'Alle Abteilungen',
  asEverywhere: 'wie überall: {limit}',
  none: 'keine Frist',
  limit: '{n, plural, one {# Werktag} other {# Werktage}}',
  change: 'Ändern',
  changeOf: 'Die Frist von „{status}“ ändern',
  title: 'Frist von „{status}“',
  titleIn: 'Frist von „{status}“ in {department}',
  workingDays: 'Werktage',
  emptyHelp: 'Leer bedeutet keine Frist.',
  emptyHelpIn: 'Leer bedeutet die Frist aller Abteilungen.',
  save: 'Speichern',
})
