import { catalogue } from './catalogue.ts'

/** What helps to choose criteria. */
export const t = catalogue('criteria', {
  offered: 'Usual for this role',
  askFor: 'Ask for “{name}”',
  asked: 'Asked for',
  askedBy: 'Asked for by {by}, {day}',
})
