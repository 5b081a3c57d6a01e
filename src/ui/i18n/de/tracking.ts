import { translation } from '../catalogue.ts'
import type { t } from '../tracking.ts'

export const tracking = translation<typeof t>({
  title: 'Besetzungsverfahren',
  searchIn: 'Bezeichnung, ID oder Abteilung',
  label: 'Stellenanforderungen',
  emptyTitle: 'Noch keine Stellenanforderungen',
  emptyText: 'Eine Stellenanforderung sagt, welche Stelle gebraucht wird. Sie erscheint hier, sobald sie gestellt ist.',
  position: 'Stelle',
  pipeline: 'Bewerbungen jetzt',
  notCounted: 'Konnte nicht gezählt werden',
  owner: 'Gestellt von',
  candidates: 'Kandidaturen',
  interviews: 'Gespräche',
  noInterviews: 'Kein Gespräch ist geplant.',
  beside: 'Gespräche und Nachrichten',
  messages: 'Nachrichten',
  noMessages: 'Es wurde noch niemandem geschrieben.',
  allMessages: 'Alle Nachrichten dazu ({n} an Kandidaten)',
  openRequisition: 'Stellenanforderung öffnen',
  raisedBy: 'gestellt von {name}',
  count: '{n, plural, =0 {keine Bewerbungen} one {# Bewerbung} other {# Bewerbungen}}',
  chooseTitle: 'Keine Stellenanforderung ist gewählt',
  chooseText: 'Wählen Sie eine in den Besetzungsverfahren, um Kandidaturen und Gespräche zu sehen.',
  choose: 'Stellenanforderung wählen',
  missingTitle: 'Diese Stellenanforderung konnte nicht gezeigt werden',
  back: 'Besetzungsverfahren',
})
