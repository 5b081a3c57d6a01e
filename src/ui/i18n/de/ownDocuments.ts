import { translation } from '../catalogue.ts'
import type { t } from '../ownDocuments.ts'

export const ownDocuments = translation<typeof t>({
  title: 'Ihre Unterlagen',
  text: 'Fotografieren Sie jedes Dokument, oder wählen Sie eine Datei: PDF, DOCX, JPG oder PNG, kleiner als 10 MB. Nur wer es prüft, sieht es.',
  WANTED: 'Fehlt noch',
  SENT_BACK: 'Noch einmal nötig',
  HANDED_IN: 'Eingereicht, noch nicht geprüft',
  ACCEPTED: 'Angenommen',
  NOT_NEEDED: 'Nicht mehr nötig',
  optional: 'nicht zwingend',
  why: 'Es konnte nicht angenommen werden: {why}',
  photo: 'Foto aufnehmen',
  file: 'Datei wählen',
  photoAgain: 'Neues Foto aufnehmen',
  fileAgain: 'Andere Datei wählen',
  photoOf: '{name} fotografieren',
  fileOf: 'Datei für {name} wählen',
  photoAgainOf: '{name} noch einmal fotografieren',
  fileAgainOf: 'Andere Datei für {name} wählen',
  sending: 'Wird gesendet: {percent} %',
  checking: 'Die Datei wird geprüft',
  cancel: 'Abbrechen',
  again: 'Erneut versuchen',
})
