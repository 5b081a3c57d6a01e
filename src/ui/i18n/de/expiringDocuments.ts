import { translation } from '../catalogue.ts'
import type { t } from '../expiringDocuments.ts'

export const expiringDocuments = translation<typeof t>({
  title: 'Ablaufende Dokumente',
  text: 'Bestätigte Dokumente mit einem letzten Tag. Sie und die Person werden 60, 30 und 7 Tage vorher erinnert.',
  searchIn: 'Name oder Stelle',
  noneTitle: 'Kein Dokument läuft ab',
  noneText: 'Der Tag, an dem ein Dokument abläuft, wird beim Bestätigen angegeben.',
  id: 'ID',
  document: 'Dokument',
  documentOf: '{name}, {who}',
  who: 'Von',
  position: 'Stelle',
  expiresOn: 'Läuft ab am',
  daysLeft: 'Tage übrig',
  state: 'Stand',
  hasExpired: 'Abgelaufen',
  holds: 'Gültig',
  mandatory: 'Zwingend',
  yes: 'Ja',
  no: 'Nein',
})
