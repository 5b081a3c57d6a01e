import type { components } from '../../api/recruitment.gen.ts'
import { labelOf, type StateKind, type StateOf, states } from '../components/status/states.ts'
import { t } from '../i18n/audit.ts'
import { t as kindOf } from '../i18n/auditKinds.ts'
import { t as fieldOf } from '../i18n/employeeFields.ts'
import { day, moment } from '../i18n/format.ts'
import { sayEvent } from '../i18n/notifications.ts'

type Entry = components['schemas']['AuditEntry']
type Change = Entry['changes'][number]
type Key = Parameters<typeof t>[0]

/** The word behind a key; null when there is none. */
function known(key: string): string | null {
  if (kindOf.has(key)) return kindOf(key)
  const word = t(key as Key)
  return word === `audit.${key}` ? null : word
}
/** A name that the service uses and that has no word yet is shown by its own, spaced. */
const spaced = (name: string) => name.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What kind of record an entry is about. */
export const kindWord = (entity: string): string => known(`of_${entity}`) ?? spaced(entity)

/** A step of a lifecycle tells itself by where it led; the first status of a record goes without saying. */
const stepOf = ({ changes }: Entry) => changes.find(({ field, before }) => field === 'status' && before !== null)

/** "Grace Tran: application: from Screening to Shortlisted", "Skill added", "Requisition submitted: from Draft to Submitted". */
export function auditLine(entry: Entry): string {
  const { entity, candidate } = entry
  const step = stepOf(entry)
  const what = actionLine(entry, step !== undefined)
  const moved = step ? t('moved', { what, from: valueWord(entity, step.field, step.before ?? ''), to: valueWord(entity, step.field, step.after ?? '') }) : what
  return candidate ? t('about', { candidate, what: moved }) : moved
}

/** "Skill added"; a step without a word of its own is told by where it led. */
export const actionLine = ({ entity, action }: Pick<Entry, 'entity' | 'action'>, isTold = false): string =>
  known(`line_${entity}_${action}`) ??
  [known(`of_${entity}`) ?? spaced(entity), known(`did_${action}`) ?? (isTold ? null : spaced(action))].filter(Boolean).join(' ')

/** Moments that the log holds as text, as people write them. */
export const spelledOut = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, (iso) => moment(iso))
    .replaceAll(/(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/g, (_, date: string, clock: string) => `${day(date)}, ${clock}`)

/** What else changed: "Linux", "weight: from 20 to 35", with states, days, yes and no in words. */
export const auditDetails = (entry: Entry): string[] => [
  ...(entry.name ? [entry.name] : []),
  ...entry.changes.filter((change) => change.field !== 'status' && change !== stepOf(entry)).map((change) => changeWord(entry.entity, change)),
]

function changeWord(entity: string, { field, before, after }: Change): string {
  // A field of a part of a record: the part, then the field.
  const word =
    known(`field_${field}`) ??
    field
      .split('.')
      .map((name) => known(`field_${name}`) ?? (fieldOf.has(name) ? fieldOf(name) : spaced(name)))
      .join(': ')
  if (after === null) return t('gone', { field: word, before: valueWord(entity, field, before ?? '') })
  if (before === null) return t('set', { field: word, after: valueWord(entity, field, after) })
  return t('changed', { field: word, before: valueWord(entity, field, before), after: valueWord(entity, field, after) })
}

const isState = (entity: string, value: string): entity is StateKind => Object.hasOwn(states, entity) && Object.hasOwn(states[entity as StateKind], value)
function valueWord(entity: string, field: string, value: string): string {
  if (field === 'step' && isState('application', value)) return labelOf('application', value as StateOf<'application'>)
  if (field === 'status' && isState(entity, value)) return labelOf(entity, value as StateOf<typeof entity>)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day(value)
  return known(`value_${value}`) ?? (field === 'event' ? sayEvent(value) : spelledOut(value))
}
