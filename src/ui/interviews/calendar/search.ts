import { dayIn, idOf } from '../../components/form/searchOf.ts'

export type View = 'week' | 'month' | 'agenda'
// Here and not beside the days: the address is read before the calendar is loaded.
export const VIEWS = ['week', 'month', 'agenda'] as const

/** Where in the calendar somebody is: all of it is in the address. */
export type CalendarSearch = {
  view?: View | undefined
  date?: string | undefined
  zone?: string | undefined
  requisitionId?: number | undefined
  /** Whose free time is looked at. */
  panel?: number[] | undefined
  /** Only what one of them holds. */
  only?: true | undefined
}

function zoneIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(UTC|[A-Za-z_]+\/[A-Za-z0-9_+/-]{1,50})$/.test(value)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone && value
  } catch {
    return undefined
  }
}

export function calendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const ids = Array.isArray(raw.panel) ? [...new Set(raw.panel.flatMap((one) => idOf(one) ?? []))].slice(0, 20) : []
  return {
    view: VIEWS.find((one) => one === raw.view),
    date: dayIn(raw.date),
    zone: zoneIn(raw.zone),
    requisitionId: idOf(raw.requisitionId),
    panel: ids.length > 0 ? ids : undefined,
    only: raw.only === true ? true : undefined,
  }
}
