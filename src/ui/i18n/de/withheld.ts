import { translation } from '../catalogue.ts'
import type { t } from '../withheld.ts'

export const withheld = translation<typeof t>({
  numbered: 'Kandidatur {n}',
  bar: 'verborgen',
  why: 'Name und Kontaktdaten bis zur engeren Wahl verborgen',
  foot: 'Namen und Kontaktdaten bleiben bis zur engeren Wahl verborgen.',
  switch: 'Ohne Namen sichten',
  switchHelp:
    'Bis jemand in die engere Wahl kommt, sehen alle außer Recruitment-Managern eine Nummer statt des Namens: keine Kontaktdaten, keine Datei, und im Lebenslauf sind Namen, Adressen, E-Mails, Links und Telefonnummern geschwärzt. Listen, Suchen, Exporte und Nachrichten ebenso.',
  keptBy: 'Das stellen die verantwortliche Person und Recruitment-Manager ein.',
  endedBy:
    '{n, plural, one {Der Name von # Person ist} other {Die Namen von # Personen sind}} gerade verborgen, daher kann es nur ein Recruitment-Manager beenden.',
  now: '{n, plural, =0 {Gerade wartet niemand unter einer Nummer.} one {# Person hat gerade eine Nummer statt des Namens.} other {# Personen haben gerade eine Nummer statt des Namens.}}',
  endTitle: 'Namen zeigen?',
  endText: '{n, plural, one {Wer sichtet, liest sofort den Namen von # Person.} other {Wer sichtet, liest sofort die Namen von # Personen.}}',
  endDo: 'Namen zeigen',
})
