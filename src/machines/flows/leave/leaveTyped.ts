import type { components } from '../../../api/hr.gen.ts'

/** A request for leave as it is typed. */
export type LeaveTyped = {
  kindId: number | null
  firstDay: string
  lastDay: string
  fromNoon: boolean
  untilNoon: boolean
  /** Hours of one day instead of days: from when, and how long, "2:30". */
  byHours: boolean
  startsAt: string
  hours: string
  note: string
  certificate: { id: number; name: string } | null
}

export const emptyLeave: LeaveTyped = {
  kindId: null,
  firstDay: '',
  lastDay: '',
  fromNoon: false,
  untilNoon: false,
  byHours: false,
  startsAt: '09:00',
  hours: '',
  note: '',
  certificate: null,
}

type Request = components['schemas']['LeaveRequest']
/** A request as it could be typed again; its note stays, what is typed there is an answer. */
export const typedOf = ({ kindId, firstDay, lastDay, fromNoon, untilNoon, startsAt, minutes }: Request): LeaveTyped => ({
  ...{ ...emptyLeave, kindId, firstDay, lastDay, fromNoon, untilNoon },
  ...(startsAt ? { byHours: true, startsAt, hours: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` } : {}),
})

const MOST = 24 * 60
/** Minutes of "2:30", "2.5", "2,5" or "2"; null where it is none of them. */
export function minutesIn(text: string): number | null {
  const clock = /^(\d{1,5}):([0-5]\d)$/.exec(text.trim())
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const plain = text.trim().replace(',', '.')
  return /^\d{1,5}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 60) : null
}

type LeaveAsk = components['schemas']['LeaveAsk']

/** What is typed, as the service is asked for it; null as long as something of it is missing. */
export function askOf({ kindId, firstDay, lastDay, fromNoon, untilNoon, byHours, startsAt, hours }: LeaveTyped): LeaveAsk | null {
  if (kindId === null || !firstDay) return null
  if (byHours) {
    const minutes = minutesIn(hours)
    return minutes !== null && minutes > 0 && minutes <= MOST && startsAt ? { kindId, firstDay, lastDay: firstDay, startsAt, minutes } : null
  }
  if (!lastDay || lastDay < firstDay) return null
  return { kindId, firstDay, lastDay, ...(fromNoon ? { fromNoon } : {}), ...(untilNoon ? { untilNoon } : {}) }
}
