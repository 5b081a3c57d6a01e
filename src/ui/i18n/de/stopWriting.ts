import { translation } from '../catalogue.ts'
import type { t } from '../stopWriting.ts'

export const stopWriting = translation<typeof t>({
  title: 'Keine Nachrichten mehr über andere Stellen',
  text: 'Sie haben zugestimmt, dass wir Ihre Angaben aufbewahren und Ihnen schreiben, wenn eine Stelle passen könnte. Mit dem Knopf beenden Sie das.',
  running: 'Nachrichten zu einer laufenden Bewerbung erreichen Sie weiterhin.',
  stop: 'Schreiben Sie mir nicht mehr',
  stopping: 'Einen Moment…',
  doneTitle: 'Wir schreiben Ihnen nicht mehr',
  doneText: 'Ihre Zustimmung, für andere Stellen vorgemerkt zu bleiben, ist beendet. Sie müssen nichts weiter tun.',
  brokenTitle: 'Dieser Link ist unvollständig',
  brokenText: 'Öffnen Sie ihn noch einmal aus der Nachricht, mit der er kam. Es wurde nichts geändert.',
  positions: 'Offene Stellen',
})
