import { translation } from '../catalogue.ts'
import type { t } from '../fairness.ts'

export const fairness = translation<typeof t>({
  title: 'Fairness',
  asOf: 'gezählt in der Nacht zum {when}',
  notCounted: 'Noch ist nichts gezählt: das geschieht jede Nacht.',
  quarters: 'Es zählen ganze Quartale, die der Zeitraum berührt: {list}.',
  quarter: 'Q{n} {year}',
  definition:
    'Von denen, die nach der Bewerbung die freiwilligen Fragen beantwortet haben: wie viele aus jeder Gruppe in jede Stufe kamen, und ihr Anteil neben dem höchsten Anteil einer Gruppe (Verhältnis). Zahlen über weniger als fünf Personen werden nicht gezeigt, auch nicht, was sich aus zwei gezeigten errechnen ließe. In jeder Stufe zählen die Quartale, in denen jede verglichene Gruppe gezeigt wird. Keine Zahl öffnet Zeilen: es gibt keine, die Antworten führen zu niemandem.',
  rule: 'Die US-amerikanischen Uniform Guidelines (29 CFR 1607.4 D) sehen einen Anteil unter vier Fünfteln (80 %) des höchsten Anteils in der Regel als Hinweis auf Benachteiligung an. Bei kleinen Zahlen kann es Zufall sein.',
  pair: '{first} und {second}',
  group: 'Gruppe',
  answers: '{first}, {second}',
  applied: 'Beworben',
  stage_screened: 'Gesichtet',
  stage_shortlisted: 'Vorausgewählt',
  stage_interviewed: 'Im Gespräch',
  stage_selected: 'Ausgewählt',
  stage_hired: 'Eingestellt',
  partOf: '{people} von {of}',
  ratio: 'Verhältnis {ratio}',
  highest: 'höchster Anteil',
  below: 'unter vier Fünfteln',
  few: 'zu wenige',
  question: 'Frage',
  rateOf: '{stage}, in % der Bewerbungen',
  ratioOf: '{stage}, Verhältnis',
  off: 'Die freiwilligen Fragen sind ausgeschaltet',
  offText: 'Nach der Bewerbung wird niemand etwas über sich gefragt, also gibt es nichts zu vergleichen.',
  toSettings: 'Freiwillige Fragen in den Stammdaten',
  nothing: 'Zu wenige',
  nothingText:
    'Keine Gruppe dieses Zeitraums hat fünf Personen oder mehr, die geantwortet haben. Wählen Sie einen längeren Zeitraum oder warten Sie, bis sich mehr beworben haben.',
})
