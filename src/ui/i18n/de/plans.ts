import { translation } from '../catalogue.ts'
import type { t } from '../plans.ts'

export const plans = translation<typeof t>({
  notBuilt: '{page} ist noch nicht gebaut',
  learning: 'Hier werden Sie sehen, welche Kurse wem zugewiesen und welche davon abgeschlossen sind.',
  leave: 'Hier werden Urlaub und Freistellung beantragt, genehmigt und gezählt.',
  reports: 'Hier finden Sie Berichte über Personalgewinnung und Belegschaft, mit Diagrammen und Dateien zum Herunterladen.',
  back: 'Zu meiner Startseite',
})
