import { catalogue } from './catalogue.ts'

/** What helps to choose criteria. */
export const t = catalogue('criteria', {
  offered: 'Usual for this role',
  askFor: 'Ask for “{name}”',
  asked: 'Asked for',
  askedBy: 'Asked for by {by}, {day}',
  held: '{held} of {n, plural, one {# candidate holds it} other {# candidates hold it}}',
  held_compliance:
    '{n, plural, =0 {No candidate has been asked for it yet} one {{held} of # candidate who was asked has it approved} other {{held} of # candidates who were asked have it approved}}',
  held_location: '{held} of {n, plural, one {# candidate lives near enough} other {# candidates live near enough}} to one of these places',
  held_experience: '{held} of {n, plural, one {# candidate has as many years} other {# candidates have as many years}}',
  held_financial: '{held} of {n, plural, one {# candidate expects} other {# candidates expect}} no more than this',
  was: '{field} was {value}',
  isNew: 'New in this version',
  compared: 'Compared with the version that stood until {day}.',
  takenOut: 'Taken out: {name} (weight {weight})',
  often: 'Often asked for in {n, plural, one {the other requisition} other {# other requisitions}} of this position',
  oftenOne: '{name}: {n} of {of}',
})
