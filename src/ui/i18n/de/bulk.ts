import type { t } from '../bulk.ts'
import { translation } from '../catalogue.ts'

export const bulk = translation<typeof t>({
  looking: 'Es wird nachgesehen, was möglich ist …',
  allCan: '{n, plural, one {# kann geändert werden.} other {Alle # können geändert werden.}}',
  someCan:
    '{n, plural, =0 {Keine kann geändert werden} one {# kann geändert werden} other {# können geändert werden}}, {m, plural, one {# nicht:} other {# nicht:}}',
  row: '{name}: {message}',
  more: 'und {n} weitere',
  ends: 'Damit endet: {what}.',
  letters: '{n, plural, one {# Schreiben wird widerrufen} other {# Schreiben werden widerrufen}}',
  interviews: '{n, plural, one {# Gespräch wird abgesagt} other {# Gespräche werden abgesagt}}',
  mails: '{n, plural, one {# E-Mail wird verschickt.} other {# E-Mails werden verschickt.}}',
  tell: '{n, plural, one {Dieser Person} other {Diesen Menschen}} darüber schreiben',
  noMails: 'Es wird keine E-Mail verschickt.',
  progress: 'So viele sind erledigt',
  moving: '{done} von {n} …',
  stop: 'Anhalten',
  stopping: 'Wird angehalten …',
  undone: '{n, plural, one {# Bewerbung ist wieder, wo sie vorher war} other {# Bewerbungen sind wieder, wo sie vorher waren}}',
  notUndone: '{n, plural, one {# Bewerbung wurde} other {# Bewerbungen wurden}} inzwischen geändert und blieb so',
})
