import type { t } from '../bell.ts'
import { translation } from '../catalogue.ts'

export const bell = translation<typeof t>({
  bell: '{n, plural, =0 {Mitteilungen: nichts ist abgelaufen} one {Mitteilungen: # abgelaufene Stellenanforderung} other {Mitteilungen: # abgelaufene Stellenanforderungen}}',
  bellFresh: '{bell}; {n} neu für Sie',
  announced: '{n, plural, =0 {} one {Eine Mitteilung ist neu für Sie} other {# Mitteilungen sind neu für Sie}}',
  forYou: 'Für Sie',
  noNotices: 'Nichts wartet auf Sie.',
  readAll: 'Alle als gelesen merken',
  fresh: 'Neu:',
  approval: 'Ihre Freigabe: {title}',
  feedback: 'Ihre Rückmeldung zu {title}',
  cannotCome: '{title} kann nicht zum Gespräch kommen',
  mention: 'Sie sind in einer Notiz erwähnt: {title}',
  asked: 'Erbeten: {title}',
  overLimit: 'Bewerbungen über ihrer Frist: {title}',
  match: 'Neu in Ihrer Ansicht „{title}“',
  message: 'Nicht zugestellt: die Nachricht an {title}',
  title: 'Abgelaufene Stellenanforderungen',
  none: 'Keine Stellenanforderung ist abgelaufen.',
  dates: '{start} – {end}',
  id: 'ID {id}',
  expired:
    'Diese Stellenanforderung ist abgelaufen. Wenn Sie das Datum verlängern möchten, wählen Sie „Aktualisieren“, oder löschen Sie diese Stellenanforderung.',
  reason: 'Als Grund wird vermerkt: Die Zeit, in der diese Stelle besetzt werden konnte, ist abgelaufen.',
  update: 'AKTUALISIEREN',
  delete: 'LÖSCHEN',
  close: 'SCHLIESSEN',
  start: 'Beginn',
  end: 'Ende',
  all: 'Alle {n} stehen in der Liste der Stellenanforderungen',
  failed: 'Sie konnten nicht geladen werden.',
})
