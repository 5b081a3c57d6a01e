import { translation } from '../catalogue.ts'
import type { t } from '../ownTimes.ts'

export const ownTimes = translation<typeof t>({
  title: 'Zeit wählen',
  changeTitle: 'Andere Zeit wählen',
  minutes: 'Das Gespräch dauert {n} Minuten.',
  later: 'Spätere Tage, {n, plural, one {noch # Zeit} other {noch # Zeiten}}',
  chooseFirst: 'Wählen Sie zuerst eine Zeit',
  meant: '{day}, {time}',
  book: '{meant} buchen',
  moveTo: 'Auf {meant} ändern',
  booking: 'Wird gebucht',
  taken: 'Jemand war einen Augenblick schneller. Das sind die Zeiten, die jetzt frei sind.',
  noneTitle: 'Gerade ist keine Zeit frei',
  noneText:
    'Es kann wieder eine Zeit frei werden; sehen Sie später noch einmal nach. Oder antworten Sie auf eine unserer E-Mails: Wir finden eine Zeit mit Ihnen.',
  failedTitle: 'Die Zeiten konnten nicht geladen werden',
  failedText: 'Es ist nichts verloren. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
  again: 'Noch einmal nachsehen',
  overTitle: 'Das geht hier nicht mehr',
  overText:
    'Die Zeiten wurden zurückgezogen, oder es ist zu spät für eine Änderung. Gehen Sie zurück zu Ihrer Bewerbung, um den Stand zu sehen. Wenn etwas unklar ist, antworten Sie auf eine unserer E-Mails.',
  giveUpTitle: 'Zeit zurückgeben?',
  giveUpText: 'Ihr Gespräch am {when} wird abgesagt, und jemand anderes kann die Zeit nehmen. Sie können eine andere wählen.',
  giveUp: 'Zeit zurückgeben',
  givingUp: 'Wird zurückgegeben',
})
