import { ahead } from './days.ts'

const WEEK = 7 * 86_400_000

/** From when on a zone's clock is so far ahead of UTC, in milliseconds. */
type Stretch = { from: number; to: number; ahead: number }

/** A range of moments cut where the clock of a zone is put forward or back: within each stretch it runs evenly. */
export function evenStretches(timeZone: string, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = []
  let begin = from
  // No zone changes its clock twice in a week.
  for (let at = from; at < to; at += WEEK) {
    const end = Math.min(at + WEEK, to)
    const before = ahead(at, timeZone)
    if (ahead(end, timeZone) === before) continue
    const change = changeBetween(timeZone, at, end, before)
    if (change >= to) continue
    stretches.push({ from: begin, to: change, ahead: before })
    begin = change
  }
  stretches.push({ from: begin, to, ahead: ahead(begin, timeZone) })
  return stretches
}

/** The first moment at which the clock is no longer as it was; changes are on whole seconds. */
function changeBetween(timeZone: string, from: number, to: number, before: number): number {
  let [low, high] = [Math.floor(from / 1000), Math.ceil(to / 1000)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (ahead(middle * 1000, timeZone) === before) low = middle
    else high = middle
  }
  return high * 1000
}

/** Whether the clock of a zone, put back soon after, shows this moment's time again. */
export function isRepeated(moment: Date, timeZone: string): boolean {
  const at = moment.getTime()
  const back = ahead(at, timeZone) - ahead(at + 86_400_000, timeZone)
  return back > 0 && ahead(at + back, timeZone) === ahead(at, timeZone) - back
}
