import { IconCalendarPlus, IconFileCheck, IconInbox, IconMail, IconNotes, IconRoute, IconScale, IconSend, IconThumbUp, IconUserEdit } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { components } from '../../../api/recruitment.gen.ts'
import { labelOf, type StateKind, type StateOf, states } from '../../components/status/states.ts'
import { t as sayForm } from '../../i18n/applicationForm.ts'
import { t } from '../../i18n/applications.ts'
import { lineOf, t as sayLine } from '../../i18n/timeline.ts'
import { reasonWord } from '../../lifecycle/reasonWord.ts'
import { actionLine, spelledOut } from '../../requisitions/auditWords.ts'
import { shownName } from '../nameOf.ts'
import { type Value, values } from '../ReviewValue.tsx'
import css from './Timeline.module.css'

type Entry = components['schemas']['TimelineEntry']
/** What a line needs; the newest ones of a candidate's record come without what a correction changed. */
type Line = Pick<Entry, 'at' | 'actorName' | 'entity' | 'action' | 'toStatus' | 'reason' | 'detail'> & Partial<Pick<Entry, 'fields'>>

const icons = {
  interview: IconCalendarPlus,
  note: IconNotes,
  review: IconThumbUp,
  requirement: IconThumbUp,
  complianceItem: IconFileCheck,
  offerLetter: IconMail,
  contractLetter: IconMail,
  outboxMessage: IconSend,
} as const

function iconOf({ entity, action }: Line) {
  if (action === 'apply') return IconInbox
  if (action === 'rescore') return IconScale
  if (action === 'update') return IconUserEdit
  return Object.hasOwn(icons, entity) ? icons[entity as keyof typeof icons] : IconRoute
}

const isValue = (status: string | null): status is Value => values.some((value) => value === status)
const isKind = (entity: string): entity is StateKind => Object.hasOwn(states, entity)
const isStateOf = <K extends StateKind>(kind: K, status: string): status is StateOf<K> => Object.hasOwn(states[kind], status)

/** The status that a line speaks of, in words. */
function named(entity: string, status: string | null): string {
  if (entity === 'review') return isValue(status) ? t(status) : ''
  return status && isKind(entity) && isStateOf(entity, status) ? labelOf(entity, status) : (status ?? '')
}

/** What a correction changed, as the form calls it; what has no word of its own there is left out. */
const changed = (fields: readonly string[]) => [...new Set(fields.flatMap((field) => (sayForm.has(field) ? [sayForm(field)] : [])))].join(', ')

type Props = { line: Line; when: (at: string) => string; children?: ReactNode }

/** One thing that happened: who, what, when, and why. */
export function TimelineLine({ line, when, children }: Props) {
  const Icon = iconOf(line)
  const words = {
    name: shownName(line.actorName),
    to: named(line.entity, line.toStatus),
    detail: spelledOut(line.detail ?? ''),
    action: actionLine(line),
  }
  const quote = line.entity === 'review' ? line.detail : line.reason && reasonWord(line.reason)
  const fields = changed(line.fields ?? [])
  return (
    <li>
      <span className={`${css.ic} ${line.entity === 'review' ? 't-green' : 't-neutral'}`}>
        <Icon size={13} stroke={2} aria-hidden />
      </span>
      <div className="grow">
        {lineOf(line.entity, line.action, words)}
        {quote && <p className="meta">“{quote}”</p>}
        {children}
        {fields && <p className="meta">{sayLine('changed', { fields })}</p>}
      </div>
      <time className="meta num" dateTime={line.at}>
        {when(line.at)}
      </time>
    </li>
  )
}
