import { eq } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { isDay, momentOn } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { wrongField } from '../platform/http/problem.ts'
import type { Settings } from '../platform/settings.ts'
import { workingMorning } from '../platform/workingDays.ts'
import { templates } from '../tables/letters.ts'
import type { TemplateEvent } from './mergeFields.ts'

export type When = components['schemas']['SendWhen']

/** A decision can be taken back for so long, and with it what is written about it. */
const TAKEN_BACK_WITHIN = 10_000
/** A message waits no longer than this. */
const LONGEST = 366 * 24 * 60 * 60 * 1000

/** The moment that a person has chosen, in the words of a calendar and a clock; null where none is. */
export function chosenMoment({ timeZone }: Pick<Settings, 'timeZone'>, { delayDays, day, time }: When, now = new Date()): Date | null {
  if (day === undefined && time === undefined) return delayDays ? workingMorning(delayDays, { timeZone }, now) : null
  if (day === undefined || !isDay(day)) throw wrongField('when.day', 'Choose a day.')
  if (time === undefined) throw wrongField('when.time', 'Choose a time.')
  const at = momentOn(day, time, timeZone)
  if (at <= now) throw wrongField('when.day', 'This moment is over. Choose a later one.')
  if (at.getTime() - now.getTime() > LONGEST) throw wrongField('when.day', 'Choose a day within a year.')
  return at
}

/** When a decision is told: as it was chosen with it, else as its template says. */
export function momentOfTelling(settings: Pick<Settings, 'timeZone'>, when: When | undefined, usual: number, now = new Date()): Date {
  const chosen = chosenMoment(settings, when?.day === undefined && when?.delayDays === undefined ? { ...when, delayDays: usual } : when, now)
  return chosen ?? new Date(now.getTime() + TAKEN_BACK_WITHIN)
}

/** How many working mornings the e-mail about an event waits. */
export async function delayOf(db: Database | Tx, event: TemplateEvent): Promise<number> {
  const [template] = await db.select({ delayDays: templates.delayDays }).from(templates).where(eq(templates.event, event)).orderBy(templates.id).limit(1)
  return template?.delayDays ?? 0
}
