let browser: string | undefined
function browsers(): string {
  browser ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return browser
}

function known(timeZone: string | undefined): timeZone is string {
  try {
    return Boolean(timeZone && new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

let found: string | undefined
/** The organisation's time zone, as the server writes it into the page; the browser's where no server does. */
export function organisationZone(): string {
  if (found) return found
  const written = typeof document === 'undefined' ? undefined : document.querySelector<HTMLMetaElement>('meta[name="time-zone"]')?.content
  found = known(written) ? written : browsers()
  return found
}

/** Whether this person's clock may show another time than the organisation's. */
export const isElsewhere = () => organisationZone() !== browsers()

const days = new Map<string, Intl.DateTimeFormat>()
/** The day of a moment in a zone, as 2026-11-20: the Swedish way to write a date is that of ISO. */
export function isoDayIn(moment: Date, timeZone: string): string {
  const format = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  days.set(timeZone, format)
  return format.format(moment)
}

/** The day it is in a zone, else where the organisation is. */
export const today = (timeZone = organisationZone()) => isoDayIn(new Date(), timeZone)
