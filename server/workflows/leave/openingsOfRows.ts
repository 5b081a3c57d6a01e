import { addEntries, lockLeave, openAccounts } from '../../leave/ledger/postEntries.ts'
import type { App } from '../../platform/context.ts'
import { isDay } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { plain } from '../../reference/namesInSheets.ts'
import type { leaveKinds } from '../../tables/leave.ts'
import { partsOfCell } from '../../workbooks/partsOfCell.ts'
import type { Cell } from '../../workbooks/readWorkbook.ts'

type Opening = { kindId: number; day: string; minutes: number }
type Held = { kindId: number; name: string; fromDay: string }
export type Kinds = Map<string, typeof leaveKinds.$inferSelect>
const AMOUNT = /^(.*?)\s*(-?\d[\d.,:]*)\s*(?:h|hours?)?\s+on\s+(\S+)$/i
const MOST_HOURS = 100_000

/** "38.5", "38,5" and "38:30" are so many hours. */
function minutesIn(hours: string): number | null {
  const [, sign, whole, minutes] = /^(-?)(\d+):([0-5]\d)$/.exec(hours) ?? []
  const found = whole === undefined ? Number(hours.replace(',', '.')) * 60 : (Number(whole) * 60 + Number(minutes)) * (sign ? -1 : 1)
  return Number.isFinite(found) && Math.abs(found) <= MOST_HOURS * 60 ? Math.round(found) : null
}

/** Balances with which somebody comes: each kind once, and none that its policy would bring once more. */
export function openingsOf(cell: Cell | undefined, kinds: Kinds, held: readonly Held[], say: (message: string) => void): Opening[] {
  const openings: Opening[] = []
  for (const part of partsOfCell(String(cell ?? ''))) {
    const [, said = '', hours = '', day = ''] = AMOUNT.exec(part.rest) ?? []
    const name = part.name ?? said
    const [kind, minutes] = [kinds.get(plain(name)), minutesIn(hours)]
    const policy = held.find(({ kindId, fromDay }) => kindId === kind?.id && fromDay <= day)
    if (minutes === null || !isDay(day)) say('Each balance is a kind, its hours and a day, like Annual leave 38.5 on 2026-06-30.')
    else if (!kind) say(`There is no kind “${name.slice(0, 100)}”. Write it as it stands under Leave, Settings, Kinds.`)
    else if (!kind.counted) say(`“${kind.name}” has no balance. Leave it out.`)
    else if (openings.some(({ kindId }) => kindId === kind.id)) say(`“${kind.name}” stands here twice. Leave one of them out.`)
    else if (policy)
      say(
        `What “${policy.name}” brings up to ${day} would be counted twice. Let it begin on the day after in Leave policies, or choose a day before ${policy.fromDay}.`,
      )
    else openings.push({ kindId: kind.id, day, minutes })
  }
  return openings
}

/** The same entries as those of a workbook of opening balances. */
export async function openBalances(app: App, tx: Tx, employeeId: number, openings: readonly Opening[], by: { accountId: number; name: string }) {
  if (openings.length === 0) return
  await openAccounts(
    tx,
    openings.map(({ kindId }) => ({ employeeId, kindId })),
  )
  await lockLeave(app, tx, employeeId)
  for (const { kindId, day, minutes } of openings)
    await addEntries(tx, { employeeId, kindId }, [{ day, minutes, cause: 'OPENING', once: `opening:${day}` }], { by })
}
