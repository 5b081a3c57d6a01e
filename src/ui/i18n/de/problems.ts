import { translation } from '../catalogue.ts'
import type { t } from '../problems.ts'

export const problems = translation<typeof t>({
  failed: 'Fehlgeschlagen',
  failedLoud: 'Fehlgeschlagen!',
  incomplete: 'Die Stellenanforderung ist unvollständig',
  someIncomplete: 'Einige der markierten Stellenanforderungen sind unvollständig',
  fillAll: 'Fehlgeschlagen! Achten Sie darauf, alle Felder auszufüllen',
  upload: 'Hochladen fehlgeschlagen!',
  update: 'Aktualisieren fehlgeschlagen!',
  documents: 'Erforderliche Unterlagen sind nicht hochgeladen',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  title: 'Es gibt ein Problem',
  stale: 'Jemand anderes hat dies inzwischen gespeichert. Sehen Sie den neuesten Stand an und ändern Sie dann erneut.',
})
