import { translation } from '../catalogue.ts'
import type { t } from '../duplicates.ts'

export const duplicates = translation<typeof t>({
  title: 'Vielleicht dieselbe Person',
  applications: '{n, plural, one {# Bewerbung} other {# Bewerbungen}}',
  SAME_NAME: 'derselbe Name',
  SAME_NUMBER: 'dieselbe Telefonnummer',
  compare: 'Vergleichen und zusammenführen…',
  compareWith: 'Vergleichen und zusammenführen… mit {name}, {email}',
  merged: 'Der Eintrag von {name} ({email}) wurde mit diesem zusammengeführt.',
  mergedBy: 'Von {by}, {at}. Einen Tag lang kann es rückgängig gemacht werden.',
  undo: 'Wieder trennen',
  undoOf: 'Wieder trennen von {name}, {email}',
  dialogTitle: 'Gibt es {name} hier zweimal?',
  dialogText:
    'Aus zwei Einträgen wird einer. Was der behaltene angibt, bleibt; was ihm fehlt, kommt vom anderen. Einen Tag lang kann es rückgängig gemacht werden.',
  keep: 'Welcher Eintrag bleibt?',
  keepOf: '{name}, {email}',
  field: 'Feld',
  kept: 'Behaltener Eintrag',
  gone: 'Der andere',
  result: 'Danach',
  moves: '{n, plural, one {Diese Bewerbung kommt zum behaltenen Eintrag} other {Diese Bewerbungen kommen zum behaltenen Eintrag}}',
  stays: '{n, plural, one {Diese bleibt dort} other {Diese bleiben dort}}',
  application: '{title} ({status})',
  merge: 'Zusammenführen',
  SAME_RECORD: 'Das ist ein und derselbe Eintrag.',
  GONE_SIGNS_IN: 'Das geht nicht: Die andere Person meldet sich an, um einen Brief zu beantworten. Behalten Sie stattdessen deren Eintrag.',
  BOTH_SIGN_IN: 'Das geht nicht: Beide haben Briefe erhalten und melden sich an, darum bleiben sie getrennt.',
  BOTH_APPLIED: 'Das geht nicht: Beide haben sich auf dieselbe Stelle beworben, auf der eine Person eine Bewerbung hat: {positions}.',
})
