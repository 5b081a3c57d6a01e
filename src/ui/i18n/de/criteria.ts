import { translation } from '../catalogue.ts'
import type { t } from '../criteria.ts'

export const criteria = translation<typeof t>({
  offered: 'Für diese Aufgabe üblich',
  askFor: '„{name}“ erbitten',
  asked: 'Erbeten',
  askedBy: 'Erbeten von {by}, {day}',
  held: '{held} von {n, plural, one {# Bewerbung erfüllt es} other {# Bewerbungen erfüllen es}}',
  held_compliance:
    '{n, plural, =0 {Noch bei keiner Bewerbung angefordert} one {{held} von # angefragten Bewerbung hat ein bestätigtes Dokument} other {{held} von # angefragten Bewerbungen haben ein bestätigtes Dokument}}',
  held_location: '{held} von {n, plural, one {# Bewerbung kommt} other {# Bewerbungen kommen}} aus der Nähe eines dieser Orte',
  held_experience: '{held} von {n, plural, one {# Bewerbung hat so viele Jahre} other {# Bewerbungen haben so viele Jahre}}',
  held_financial: '{held} von {n, plural, one {# Bewerbung erwartet} other {# Bewerbungen erwarten}} nicht mehr als das',
  was: '{field} war {value}',
  isNew: 'Neu in dieser Fassung',
  compared: 'Verglichen mit der Fassung, die bis {day} galt.',
  takenOut: 'Entfallen: {name} (Gewicht {weight})',
  often: 'Oft verlangt in {n, plural, one {der anderen Stellenanforderung} other {# anderen Stellenanforderungen}} dieser Position',
  oftenOne: '{name}: {n} von {of}',
})
