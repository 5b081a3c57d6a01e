import { kindOf, workbookKinds } from '../files/cv/contentKind.ts'
import { type RefusalCode, refuse, refuseOverrun, tooBusyToRead } from '../files/cv/fileRefusal.ts'
import { limitedThread, turns } from '../platform/jobs/limitedThread.ts'

export type Cell = string | number | boolean | null
/** A row with the number that the person sees beside it. */
export type Row = { row: number; cells: Cell[] }
export type Reading = { rows: Row[] } | { refusal: RefusalCode; cell: string }

/** What one reading may use: enough for the largest honest workbook. */
const bounds = { heapMb: 64, externalMb: 40, cpuMs: 1_800 }
const reader = new URL('./readWorkbookWorker.ts', import.meta.url)
const inTurn = turns({ atOnce: 1, waiting: 20, full: tooBusyToRead })

/** The filled rows of a stranger's first sheet, headings included; throws the refusal when it cannot be read safely. */
export function readWorkbook(name: string, bytes: Buffer): Promise<Row[]> {
  kindOf(bytes, name, workbookKinds)
  return inTurn(async () => {
    const own = new Uint8Array(bytes)
    const outcome = await limitedThread<Reading>(reader, { bytes: own }, bounds, [own.buffer])
    if ('overrun' in outcome) throw refuseOverrun(outcome.overrun, 'WORKBOOK_TOO_SLOW')
    if ('refusal' in outcome.answer) throw refuse(outcome.answer.refusal, outcome.answer.cell)
    return outcome.answer.rows
  })
}
