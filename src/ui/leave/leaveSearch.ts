import { dayIn, idOf, pageOf, wordsIn } from '../components/form/searchOf.ts'
import { type TableSearch, tableSearch } from '../data/table/address.ts'

type Raw = Record<string, unknown>
type Part<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** What the own page shows: on which day, of which kind, whether somebody is asking for leave, and a request that a link leads to. */
export type LeaveSearch = Part<{ on: string; kind: number; ask: true; request: number }>
export const leaveSearch = (raw: Raw): LeaveSearch => ({
  on: dayIn(raw.on),
  kind: idOf(raw.kind),
  ask: raw.ask === true || undefined,
  request: idOf(raw.request),
})

/** Which of the views and teams there are is for the page to know; `team` is who leads the one that HR has chosen. */
export type TeamSearch = Part<{ view: string; date: string; whose: string; team: number; request: number; kind: number }>
export const teamSearch = (raw: Raw): TeamSearch => ({
  ...{ view: wordsIn(raw.view), date: dayIn(raw.date), whose: wordsIn(raw.whose), team: idOf(raw.team), request: idOf(raw.request), kind: idOf(raw.kind) },
})

/** The balances of all on a day. */
export type BalancesSearch = TableSearch & Part<{ on: string }>
export const balancesSearch = (raw: Raw): BalancesSearch => ({ ...tableSearch(raw), on: dayIn(raw.on) })

export type SettingsSearch = Part<{ tab: string; place: number; year: number; on: string; page: number }>
export const settingsSearch = (raw: Raw): SettingsSearch => ({
  ...{ tab: wordsIn(raw.tab), place: idOf(raw.place), year: idOf(raw.year), on: dayIn(raw.on), page: pageOf(raw.page) },
})
