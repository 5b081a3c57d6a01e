import { shownName } from '../../candidates/nameOf.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { Status } from '../../components/status/Status.tsx'
import { labelOf, lookOf } from '../../components/status/states.ts'
import { t } from '../../i18n/calendar.ts'
import type { CalendarInterview } from './CalendarPage.tsx'
import css from './calendar.module.css'
import { clockOf, clockText } from './days.ts'

type Props = { interview: CalendarInterview; zone: string; onOpen: (id: number) => void; as: 'block' | 'line' | 'row' }

/** One interview: the edge is its state, which the name says in words. */
export function Card({ interview, zone, onOpen, as }: Props) {
  const { id, applicantName, title, startsAt, endsAt, status, interviewers } = interview
  const [from, to] = [clockOf(startsAt, zone), clockOf(endsAt, zone)].map(({ minutes }) => clockText(minutes))
  const name = shownName(applicantName)
  const people = interviewers.map((one) => one.name).join(', ')
  const rest = t('card', { title, to, status: labelOf('interview', status), people })
  return (
    <button
      type="button"
      className={`${css.card} ${css[as]} t-${lookOf('interview', status).tone}`}
      data-interview={id}
      onClick={(event) => {
        event.stopPropagation()
        onOpen(id)
      }}
    >
      {as === 'row' && (
        <span className="num">
          {from} – {to}{' '}
        </span>
      )}
      <b className="ell">{name}</b>
      {as !== 'row' && (
        <>
          {' '}
          <span className="num">{from}</span> <span className="vh">{rest}</span>
        </>
      )}
      {as === 'block' && (
        <span className={css.faces}>
          {interviewers.slice(0, 3).map((one) => (
            <PersonAvatar key={one.id} name={one.name} small />
          ))}
        </span>
      )}
      {as === 'row' && (
        <>
          <span className="meta"> {title} </span>
          <span className="meta">{people} </span>
          <Status of="interview" is={status} />
        </>
      )}
    </button>
  )
}
