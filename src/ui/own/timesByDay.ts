import { isoDayIn } from '../i18n/zone.ts'

/** Moments under the days on which they are in a zone, in order. */
export function timesByDay(times: readonly string[], zone: string): { day: string; times: string[] }[] {
  const days = new Map<string, string[]>()
  for (const time of times) {
    const day = isoDayIn(new Date(time), zone)
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return [...days].map(([day, times]) => ({ day, times }))
}
