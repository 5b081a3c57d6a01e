import { IconCalendarPlus, IconFileCheck, IconInbox, IconMail, IconRoute, IconScale, IconThumbUp } from '@tabler/icons-react'
import type { components } from '../../api/recruitment.gen.ts'
import { labelOf, type StateKind, type StateOf, states } from '../components/status/states.ts'
import { t } from '../i18n/applications.ts'
import { day } from '../i18n/format.ts'
import { lineOf } from '../i18n/timeline.ts'
import { reasonWord } from '../lifecycle/reasonWord.ts'
import { actionLine, spelledOut } from '../requisitions/auditWords.ts'
import { type Value, values } from './ReviewValue.tsx'
import css from './Timeline.module.css'

type Event = components['schemas']['HistoryEvent']

const icons = { interview: IconCalendarPlus, review: IconThumbUp, complianceItem: IconFileCheck, offerLetter: IconMail, contractLetter: IconMail } as const

function iconOf({ entity, action }: Event) {
  if (action === 'apply') return IconInbox
  if (action === 'rescore') return IconScale
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

/** How it came here: who did what and when, the newest first. */
export function Timeline({ events, hasOlder }: { events: Event[]; hasOlder: boolean }) {
  return (
    <section aria-label={t('timeline')}>
      <h2>{t('timeline')}</h2>
      <ol className={css.tl}>
        {events.map((event) => {
          const Icon = iconOf(event)
          const words = {
            name: event.actorName,
            to: named(event.entity, event.toStatus),
            detail: spelledOut(event.detail ?? ''),
            action: actionLine(event),
          }
          const quote = event.entity === 'review' ? event.detail : event.reason && reasonWord(event.reason)
          return (
            <li key={event.id}>
              <span className={`${css.ic} ${event.entity === 'review' ? 't-green' : 't-neutral'}`}>
                <Icon size={13} stroke={2} aria-hidden />
              </span>
              <div className="grow">
                {lineOf(event.entity, event.action, words)}
                {quote && <p className="meta">“{quote}”</p>}
              </div>
              <time className="meta num" dateTime={event.at}>
                {day(event.at)}
              </time>
            </li>
          )
        })}
      </ol>
      {hasOlder && <p className="meta">{t('timelineOlder', { n: events.length })}</p>}
    </section>
  )
}
