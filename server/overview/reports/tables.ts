import type { components } from '../../../src/api/recruitment.gen.ts'

type Schemas = components['schemas']
export type Figure = Omit<Schemas['ReportFigure'], 'before'>
type Cell = Omit<Schemas['ReportCell'], 'before'>
type Table = { key: Schemas['ReportTableKey']; columns: Schemas['ReportColumn'][]; rows: { key: string; name: string | null; cells: Cell[] }[]; all: Cell[] }
export type Report = { figures: Figure[]; tables: Table[] }

export const figure = (key: Figure['key'], value: number | null, rows: number, heldDays: number | null = null): Figure => ({
  key,
  value,
  of: null,
  rows,
  heldDays,
})

/** Of a hundred, to a tenth; its rows are what it is a part of, unless others are said. */
export const shareFigure = (key: Figure['key'], part: number, of: number, rows = of): Figure => ({
  ...{ key, of, rows, heldDays: null },
  value: of === 0 ? null : Math.round((1000 * part) / of) / 10,
})

export const countCell = (column: Cell['column'], rows: number): Cell => ({ column, value: rows, rows })
export const valueCell = (column: Cell['column'], value: number | null, rows: number): Cell => ({ column, value, rows })

export const table = (
  key: Table['key'],
  columns: Table['columns'],
  keys: readonly string[],
  cells: (key: string) => Cell[],
  all: Cell[],
  name: (key: string) => string | null = () => null,
): Table => ({ key, columns, rows: keys.map((one) => ({ key: one, name: name(one), cells: cells(one) })), all })

/** Rows of these are periods: the first one is held against the first of the other period. */
const BY_PERIOD: readonly Table['key'][] = ['pipeline', 'hiresByPeriod', 'peopleByPeriod', 'documentsByPeriod']

/** A report with the same of another period beside each number. */
export function besideBefore(report: Report, before: Report | null): Pick<Schemas['Report'], 'figures' | 'tables'> {
  return {
    figures: report.figures.map((one, at) => {
      const other = before?.figures[at]
      return { ...one, before: other ? { value: other.value, of: other.of } : null }
    }),
    tables: report.tables.map((one, at) => tableBeside(one, before?.tables[at] ?? null)),
  }
}

function tableBeside({ key, columns, rows, all }: Table, before: Table | null): Schemas['ReportTable'] {
  const withBefore = (cells: Cell[], other: Cell[] | undefined) =>
    cells.map((cell, at) => ({ ...cell, before: before === null ? null : (other?.[at]?.value ?? missing(cell)) }))
  const inPlace = BY_PERIOD.includes(key)
  const gone = inPlace || !before ? [] : before.rows.filter((one) => !rows.some((row) => row.key === one.key))
  const empty = (cells: Cell[]) => cells.map((cell) => ({ ...cell, value: missing(cell), rows: 0 }))
  return {
    ...{ key, columns },
    rows: [
      ...rows.map((row, at) => ({
        ...row,
        cells: withBefore(row.cells, (inPlace ? before?.rows[at] : before?.rows.find((one) => one.key === row.key))?.cells),
      })),
      ...gone.map((row) => ({ ...row, cells: withBefore(empty(row.cells), row.cells) })),
    ].slice(0, 500),
    all: withBefore(all, before?.all),
  }
}

const MIDDLES: readonly Cell['column'][] = ['days', 'timeToHire', 'timeToFill', 'tenure']
/** What stands where there is nothing: none of what is counted, and no middle value. */
const missing = ({ column }: Cell) => (MIDDLES.includes(column) ? null : 0)
