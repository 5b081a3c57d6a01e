import { IconCalendarPlus, IconFileCheck, IconInbox, IconMail, IconRoute, IconScale, IconThumbUp } from '@tabler/icons-react'
import type { components } from '../../api/recruitment.gen.ts'
import { labelOf, type StateKind, states } from '../kit/states.ts'
import { say } from '../words/applications.ts'
import { day, time } from '../words/format.ts'
import { lineOf } from '../words/timeline.ts'

type Event = components['schemas']['HistoryEvent']

const icons = { interview: IconCalendarPlus, review: IconThumbUp, complianceItem: IconFileCheck, offerLetter: IconMail, contractLetter: IconMail } as const

function iconOf({ entity, action }: Event) {
  if (action === 'apply') return IconInbox
  if (action === 'rescore') return IconScale
  return entity in icons ? icons[entity as keyof typeof icons] : IconRoute
}

const isKind = (entity: string): entity is StateKind => entity in states
const named = (entity: string, status: string | null) =>
  status && isKind(entity) && status in states[entity] ? labelOf(entity, status as never) : (status ?? '')

/** How it came here: who did what and when, the newest first. */
export function Timeline({ events }: { events: Event[] }) {
  return (
    <section aria-label={say('timeline')}>
      <h2>{say('timeline')}</h2>
      <ol className="tl">
        {events.map((event) => {
          const Icon = iconOf(event)
          const words = { name: event.actorName, to: named(event.entity, event.toStatus), detail: event.detail ?? '' }
          const quote = event.entity === 'review' ? event.detail : event.reason
          return (
            <li key={event.id}>
              <span className={`ic ${event.entity === 'review' ? 't-green' : 't-neutral'}`}>
                <Icon size={13} stroke={2} aria-hidden />
              </span>
              <div className="grow">
                {lineOf(event.entity, event.action, words)}
                {quote && <p className="meta">“{quote}”</p>}
              </div>
              <time className="meta num" dateTime={event.at}>
                {day(event.at)} {time(event.at)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
