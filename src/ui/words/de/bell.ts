import type { say } from '../bell.ts'
import { translation } from '../catalogue.ts'

export const bell = translation<typeof say>({
  bell: '{n, plural, =0 {Mitteilungen: nichts ist abgelaufen} one {Mitteilungen: # abgelaufene Stellenanforderung} other {Mitteilungen: # abgelaufene Stellenanforderungen}}',
  title: 'Abgelaufene Stellenanforderungen',
  none: 'Keine Stellenanforderung ist abgelaufen.',
  dates: '{start} – {end}',
  id: 'ID {id}',
  expired:
    'Diese Stellenanforderung ist abgelaufen. Wenn Sie das Datum verlängern möchten, wählen Sie „Aktualisieren“, oder löschen Sie diese Stellenanforderung.',
  update: 'AKTUALISIEREN',
  delete: 'LÖSCHEN',
  close: 'SCHLIESSEN',
  start: 'Beginn',
  end: 'Ende',
  all: 'Alle {n} stehen in der Liste der Stellenanforderungen',
  failed: 'Sie konnten nicht geladen werden.',
})
