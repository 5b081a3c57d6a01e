import type { components } from '../../../src/api/hr.gen.ts'

type Schemas = components['schemas']
export type Half = Schemas['LeaveHalf']
type Cause = Schemas['LeaveCause']
/** Minutes of Monday to Sunday, from a day on. */
export type Week = { fromDay: string; minutes: readonly number[]; placeId?: number | null }
export type Policy = {
  id: number
  name?: string
  year: Schemas['LeaveYear']
  grant: Schemas['LeaveGrant']
  timing: Schemas['LeaveTiming']
  minutesPerYear: number
  fullTimeMinutes: number
  partTimeShare: boolean
  capMinutes: number | null
  carryMinutes: number | null
  carryMonths: number | null
  steps: readonly { afterYears: number; minutesPerYear: number }[]
}
/** A policy of one kind, given to somebody; `id` tells it from others that the person has of this kind. */
export type Assignment = { id: number; policy: Policy; fromDay: string; toDay: string | null }
/** What the rules look at of a person: days of employment, and the weeks in the order of their days. */
export type Person = { start: string; end: string | null; weeks: readonly Week[] }
/** An entry of the ledger, as far as a balance is concerned. */
export type Entry = {
  day: string
  minutes: number
  cause: Cause
  carried?: number | null
  once?: string
  policyId?: number | null
  periodFrom?: string | null
  periodTo?: string | null
  requestId?: number | null
}
