import { translation } from '../catalogue.ts'
import type { t } from '../voluntary.ts'

export const voluntary = translation<typeof t>({
  title: 'Ein paar Fragen zu Ihnen, wenn Sie möchten',
  introduction:
    'Wir möchten wissen, ob wir alle, die sich bewerben, fair behandeln. Ob Sie antworten, entscheiden Sie; für Ihre Bewerbung ändert sich dadurch nichts.',
  promise: 'Was mit Ihren Antworten geschieht',
  promiseApart: 'Sie werden getrennt von Ihrem Namen und Ihrer Bewerbung aufbewahrt. Wer über Ihre Bewerbung entscheidet, sieht sie nicht.',
  promiseFive: 'Sie werden nur als Zahlen gezeigt, über fünf Personen oder mehr.',
  promiseOnce: 'Sie können sie einmal geben. Danach lassen sie sich nicht wiederfinden, deshalb können wir sie weder ändern noch löschen.',
  notSaid: 'Das möchte ich nicht sagen',
  send: 'Antworten senden',
  sending: 'Wird gesendet…',
  thanks: 'Danke für Ihre Antworten',
  thanksText: 'Sie sind aufbewahrt, getrennt von Ihrer Bewerbung.',
  question_GENDER: 'Welches Geschlecht haben Sie?',
  question_AGE: 'Wie alt sind Sie?',
  question_DISABILITY: 'Haben Sie eine Behinderung oder eine lang andauernde Krankheit?',
  question_ETHNIC_BACKGROUND: 'Wie würden Sie Ihre ethnische Herkunft beschreiben?',
  GENDER_WOMAN: 'Frau',
  GENDER_MAN: 'Mann',
  GENDER_NON_BINARY: 'Nicht-binär oder ein anderes Geschlecht',
  AGE_UNDER_25: 'Unter 25',
  AGE_FROM_25: '25 bis 34',
  AGE_FROM_35: '35 bis 44',
  AGE_FROM_45: '45 bis 54',
  AGE_FROM_55: '55 oder älter',
  DISABILITY_YES: 'Ja',
  DISABILITY_NO: 'Nein',
})
