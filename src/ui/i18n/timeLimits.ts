import { catalogue } from './catalogue.ts'

/** How long an application may stay in a status, and how long it has. */
export const t = catalogue('timeLimits', {
  days: '{n, plural, =0 {since today} one {# day} other {# days}}',
  over: '{days, plural, one {# day} other {# days}}, {over, number} over',
  inStatus: 'Waiting',
  filter_over: 'over the limit',
  filter_within: 'within the limit',
  limits: 'Time limits',
  limitsHelp:
    'How many working days, Monday to Friday, an application may stay in each status. Over it, lists, the board and the home page say by how much, and the responsible officer is told once a day.',
  department: 'For',
  everywhere: 'Every department',
  asEverywhere: 'as everywhere: {limit}',
  none: 'no limit',
  limit: '{n, plural, one {# working day} other {# working days}}',
  change: 'Change',
  changeOf: 'Change the limit of “{status}”',
  title: 'Limit of “{status}”',
  titleIn: 'Limit of “{status}” in {department}',
  workingDays: 'Working days',
  emptyHelp: 'Leave it empty for no limit.',
  emptyHelpIn: 'Leave it empty for the limit of every department.',
  save: 'Save',
})
