import { forLetters } from '../../machines/lifecycles/application.ts'
import { outboxMessageStates } from '../../machines/lifecycles/outboxMessage.ts'
import { requisitionStates } from '../../machines/lifecycles/requisition.ts'
import { statusesOf, tagged } from '../../machines/lifecycles/tags.ts'
import type { Condition } from '../data/table/address.ts'
import { isoDayIn, today } from '../i18n/zone.ts'

const DAY = 86_400_000
/** As far ahead as the service looks. */
const AHEAD = 14
const daysFromToday = (days: number) => isoDayIn(new Date(Date.parse(today()) + days * DAY), 'UTC')

const listAt = (path: string, sort: string, where: readonly Condition[]) => `${path}?sort=${sort}&where=${encodeURIComponent(JSON.stringify(where))}`
const between = (column: string, from: string, to: string): Condition[] => [
  { column, operator: 'TIME_FROM', value: from },
  { column, operator: 'TIME_TO', value: to },
]
const over = tagged(requisitionStates, 'closed')
/** Every requisition that still goes on. */
export const notClosed: Condition = { column: 'status', operator: 'SEL_ANY', value: statusesOf(requisitionStates).filter((status) => !over.includes(status)) }

/** What still goes on although its end date has passed. */
export const pastEnd = (): Condition[] => [{ column: 'endDate', operator: 'TIME_TO', value: daysFromToday(-1) }, notClosed]
/** What ends from today until the month is over. */
export const endingThisMonth = (): Condition[] => {
  const [year = 0, month = 0] = today().split('-').map(Number)
  return [...between('endDate', today(), isoDayIn(new Date(Date.UTC(year, month, 0)), 'UTC')), notClosed]
}

/** Where all of what the home page shows the first of is listed. */
export const expiredList = () => listAt('/jobreq', 'endDate', pastEnd())
export const endingList = () => listAt('/jobreq', 'endDate', [...between('endDate', today(), daysFromToday(AHEAD)), notClosed])
export const nextList = () => listAt('/hr-modules', '-id', [{ column: 'status', operator: 'SEL_ANY', value: forLetters }])
export const failedList = () => listAt('/notifications', '-id', [{ column: 'status', operator: 'SEL_ANY', value: tagged(outboxMessageStates, 'failed') }])
export const startingList = () => listAt('/apponb', 'startDate', between('startDate', today(), daysFromToday(AHEAD)))
