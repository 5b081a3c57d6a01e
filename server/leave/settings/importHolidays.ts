import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../files/cv/fileRefusal.ts'
import type { Upload } from '../../platform/context.ts'
import { isDay } from '../../platform/days.ts'
import { Problem } from '../../platform/http/problem.ts'
import { no, plain } from '../../reference/namesInSheets.ts'
import { holidayPlaces, holidays } from '../../tables/calendars.ts'
import { MOST_ROWS } from '../../workbooks/limits.ts'
import { type ImportColumn, type RefusedCell, takesRows } from '../../workbooks/runImport.ts'
import { workbookOf } from '../../workbooks/writeWorkbook.ts'
import { recountPlace } from '../requests/recount.ts'
import { dayAfter } from '../rules/days.ts'

export const holidayColumns: readonly ImportColumn[] = [
  { field: 'day', heading: 'Day', required: true, allowed: 'The day of the holiday', example: '2027-01-26' },
  { field: 'name', heading: 'Name', required: true, allowed: 'At most 200 characters', example: 'Australia Day' },
  { field: 'half', heading: 'Half', required: false, allowed: 'Optional: First or Second where only half of the day is free', example: null },
]
const halves = new Map([['first', 'FIRST'] as const, ['second', 'SECOND'] as const])
type Draft = { placeId: number; day: string; name: string; half: 'FIRST' | 'SECOND' | null }

takesRows('holiday', {
  entity: 'holidayPlace',
  columns: holidayColumns,
  take: async (tx, rows, { app, by }) => {
    const refused: RefusedCell[] = []
    const drafts: Draft[] = []
    const first = new Map<string, number>()
    for (const { row, cells } of rows) {
      const [day, name, half] = [String(cells.day ?? '').trim(), String(cells.name ?? '').trim(), plain(cells.half)]
      const known = first.get(day)
      if (!isDay(day)) refused.push({ row, field: 'Day', message: 'Day must be a day, like 2027-01-26.' })
      else if (known !== undefined) refused.push({ row, field: 'Day', message: `This day stands in row ${known} too. Remove one of them.` })
      if (!name || name.length > 200) refused.push({ row, field: 'Name', message: 'Name must have between 1 and 200 characters.' })
      if (half && !no.includes(half) && !halves.has(half as 'first'))
        refused.push({ row, field: 'Half', message: 'Half must be First or Second, or empty for the whole day.' })
      first.set(day, known ?? row)
      drafts.push({ placeId: Number(cells.placeId), day, name, half: halves.get(half as 'first') ?? null })
    }
    const placeId = drafts[0]?.placeId
    if (refused.length > 0 || placeId === undefined) return refused
    await tx.select({ id: holidayPlaces.id }).from(holidayPlaces).where(eq(holidayPlaces.id, placeId)).for('no key update')
    const set = { name: sql`excluded.name`, half: sql`excluded.half` }
    await tx
      .insert(holidays)
      .values(drafts)
      .onConflictDoUpdate({ target: [holidays.placeId, holidays.day], set })
    const days = drafts.map(({ day }) => day)
    await recountPlace(app, tx, placeId, days, by, 'The holidays have changed.')
    return []
  },
})

const unfolded = (text: string) => text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
const unescaped = (text: string) => text.replaceAll(/\\n/gi, ' ').replaceAll(/\\([\\,;])/g, '$1')
const dayIn = (value: string | undefined) => (value && /^\d{8}/.test(value) ? `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 8)}` : '')

/** The days of a calendar file (RFC 5545), one row each; an event of several days is as many. What repeats by a rule has to be written out. */
function rowsOfCalendar(text: string): string[][] {
  const rows: string[][] = []
  let event: Map<string, string> | null = null
  for (const line of unfolded(text)) {
    if (line === 'BEGIN:VEVENT') event = new Map()
    const [, name = '', value = ''] = /^([A-Za-z-]+)[^:]*:(.*)$/.exec(line) ?? []
    event?.set(name.toUpperCase(), value)
    if (line !== 'END:VEVENT' || !event) continue
    if (event.has('RRULE'))
      throw new Problem(400, 'CALENDAR_REPEATS', 'This calendar holds days that repeat by a rule. Save it with every day by itself, and upload it again.')
    const [begin, end] = [dayIn(event.get('DTSTART')), dayIn(event.get('DTEND'))]
    const title = unescaped(event.get('SUMMARY') ?? '')
    rows.push([begin, title, ''])
    for (let day = isDay(begin) ? dayAfter(begin) : ''; day && day < end && rows.length < MOST_ROWS; day = dayAfter(day)) rows.push([day, title, ''])
    event = null
  }
  return [holidayColumns.map(({ heading }) => heading), ...rows]
}

/** The cells of a text in which commas or semicolons stand between them. */
function rowsOfText(text: string): string[][] {
  const separator = (text.split(/\r?\n/, 1)[0] ?? '').includes(';') ? ';' : ','
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, 'gy')
  const rows: string[][] = [[]]
  for (const [, raw = '', after = ''] of text.matchAll(cell)) {
    rows.at(-1)!.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw.trim())
    if (after === '') break
    if (after !== separator) rows.push([])
  }
  return rows.filter((row) => row.some((one) => one !== ''))
}

const MOST_BYTES = 1_000_000

/** A calendar file or a text with commas as the workbook that it would be; a workbook stays as it is. */
export async function asWorkbook(upload: Upload | undefined): Promise<Upload | undefined> {
  const kind = /\.(ics|csv)$/i.exec(upload?.name ?? '')?.[1]?.toLowerCase()
  if (!upload || !kind) return upload
  if (upload.bytes.length > MOST_BYTES) throw refuse('FILE_TOO_LARGE')
  const text = upload.bytes.toString('utf8').replace(/^\ufeff/, '')
  const [headings = [], ...rows] = kind === 'ics' ? rowsOfCalendar(text) : rowsOfText(text)
  if (rows.length === 0) throw refuse('WORKBOOK_EMPTY')
  if (rows.length > MOST_ROWS) throw refuse('WORKBOOK_TOO_LONG')
  return { name: upload.name.replace(/\.\w+$/, '.xlsx'), bytes: await workbookOf([{ name: 'Holidays', headings, rows }]) }
}
