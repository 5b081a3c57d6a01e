import { translation } from '../catalogue.ts'
import type { t } from '../voluntarySettings.ts'

export const voluntarySettings = translation<typeof t>({
  settings: 'Freiwillige Fragen',
  text: 'Wer sich über das öffentliche Formular beworben hat, kann danach ein paar Dinge über sich sagen. Die Antworten werden getrennt von der Bewerbung aufbewahrt und nur als Zahlen über fünf Personen oder mehr gezeigt, im Bericht Fairness.',
  asks: 'Nach der Bewerbung fragen',
  asksHelp: 'Ausgeschaltet wird niemand gefragt. Gegebene Antworten bleiben im Bericht.',
  introduction: 'Einleitung (freiwillig)',
  introductionHelp: 'Leer stehen dort unsere eigenen Worte, in der Sprache dessen, der sie liest. Was mit den Antworten geschieht, steht immer darunter.',
  asked: 'Diese Frage stellen',
  wording: 'Die Frage in Ihren Worten (freiwillig)',
  wordingHelp: 'Leer: {text}',
  choices: 'Antworten zur Auswahl, eine je Zeile (freiwillig)',
  choicesNeeded: 'Antworten zur Auswahl, eine je Zeile',
  choicesHelp: 'Leer: {text}. „Das möchte ich nicht sagen“ wird immer angeboten.',
  choicesHelpNeeded: 'Mindestens zwei. „Das möchte ich nicht sagen“ wird immer angeboten.',
  choicesChange: 'Antworten bleiben in den Worten, in denen sie gegeben wurden: nach einer Änderung werden sie getrennt von den früheren gezählt.',
  kind_GENDER: 'Geschlecht',
  kind_AGE: 'Alter',
  kind_DISABILITY: 'Behinderung',
  kind_ETHNIC_BACKGROUND: 'Ethnische Herkunft',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  stale: 'Jemand anderes hat dies inzwischen gespeichert. Was Sie getippt haben, bleibt; erneutes Speichern ersetzt das andere.',
})
