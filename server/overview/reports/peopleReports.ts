import type { Database } from '../../platform/db/database.ts'
import { countFacts, type Group, type Groups, groupOf, type Measure } from './facts.ts'
import { measures } from './measures.ts'
import type { Scope } from './scope.ts'
import { countCell, type Figure, figure, type Report, shareFigure, table, valueCell } from './tables.ts'
import { countPlannedMinutes } from './workedHours.ts'

/** Sums about fewer people say something of each of them. */
const FEWEST_PEOPLE = 5

const isSmall = ({ people }: Group) => people !== null && people > 0 && people < FEWEST_PEOPLE

/** Which rows of a column are not told. One alone could be worked out from the sum: the smallest of the others goes with it. */
export function hiddenOf({ of }: Groups): ReadonlySet<string> {
  const told = [...of].filter(([, { people }]) => people)
  const small = told.filter(([, group]) => isSmall(group))
  const [next] = told.filter(([, group]) => !isSmall(group)).toSorted(([, one], [, other]) => (one.people ?? 0) - (other.people ?? 0))
  return new Set([...small, ...(small.length === 1 && next ? [next] : [])].map(([key]) => key))
}

/** Both tables of such a report are read at once. */
const BOTH = ['kind', 'department'] as const

const LEAVE = ['leaveTaken', 'leavePlanned', 'leaveOwed'] as const
type LeaveMeasure = (typeof LEAVE)[number]
const HOUR = 60

/** Leave by kind and department, in hours; sums about few people are left out. */
export async function leave(db: Database, scope: Scope): Promise<Report> {
  const read = (measure: LeaveMeasure) => countFacts(db, measure, measures[measure](scope), BOTH, { people: true })
  const measured = [await read('leaveTaken'), await read('leavePlanned'), await read('leaveOwed')]
  const [byKind, byDepartment] = [measured.map(([of]) => of), measured.map(([, of]) => of)]
  const planned = await countPlannedMinutes(db, scope)
  const total = [...planned.values()].reduce((sum, minutes) => sum + minutes, 0)
  const hours = (column: LeaveMeasure, group: Group, isHidden: boolean) =>
    isHidden ? valueCell(column, null, 0) : valueCell(column, group.sum ?? 0, group.rows)
  const cellsOf = (measured: readonly Groups[]) => {
    const hidden = measured.map(hiddenOf)
    return (key: string) => measured.map((groups, at) => hours(LEAVE[at]!, groupOf(groups, key), hidden[at]!.has(key)))
  }
  const sums = byKind.map(({ all: group }, at) => hours(LEAVE[at]!, group, isSmall(group)))
  const rateOf = (taken: number | null, minutes: number) => (taken === null || minutes <= 0 ? null : Math.round((1000 * taken * HOUR) / minutes) / 10)
  const rate = (cells: ReturnType<typeof hours>[], minutes: number) => valueCell('absenceRate', rateOf(cells[0]?.value ?? null, minutes), cells[0]?.rows ?? 0)
  const keysOf = (measured: readonly Groups[], more: Iterable<string> = []) => [...new Set([...measured.flatMap(({ of }) => [...of.keys()]), ...more])].sort()
  const [inKinds, inDepartments] = [cellsOf(byKind), cellsOf(byDepartment)]
  const figures = sums.map(({ value, rows }, at): Figure => figure(LEAVE[at]!, value, rows))
  const absence: Figure = { ...figure('absenceRate', rateOf(sums[0]?.value ?? null, total), sums[0]?.rows ?? 0), of: Math.round(Math.max(0, total) / HOUR) }
  return {
    figures: [...figures, absence],
    tables: [
      table('leaveByKind', [...LEAVE], keysOf(byKind), inKinds, sums),
      table(
        'leaveByDepartment',
        [...LEAVE, 'absenceRate'],
        keysOf(byDepartment, planned.keys()),
        (key) => {
          const cells = inDepartments(key)
          return [...cells, rate(cells, planned.get(key) ?? 0)]
        },
        [...sums, rate(sums, total)],
      ),
    ],
  }
}

/** What was learned, and who is in date, by course and department. */
export async function learning(db: Database, scope: Scope): Promise<Report> {
  const read = (measure: Measure) => countFacts(db, measure, measures[measure](scope), BOTH)
  const cells = (asked: Group, completed: Group) => [
    ...[countCell('overdue', asked.open), countCell('inDate', asked.stages[1] ?? 0)],
    ...[countCell('required', asked.rows), countCell('completed', completed.rows)],
  ]
  const tableOf = (key: 'learningByCourse' | 'learningByDepartment', asked: Groups, completed: Groups) =>
    table(
      key,
      ['overdue', 'inDate', 'required', 'completed'],
      [...new Set([...asked.of.keys(), ...completed.of.keys()])].sort(),
      (row) => cells(groupOf(asked, row), groupOf(completed, row)),
      cells(asked.all, completed.all),
    )
  const [[askedOf, askedIn], [completedOf, completedIn]] = [await read('coursesAsked'), await read('coursesCompleted')]
  const [asked, completed] = [askedOf.all, completedOf.all]
  return {
    figures: [
      shareFigure('coursesInDate', asked.stages[1] ?? 0, asked.rows),
      ...[figure('coursesOverdue', asked.open, asked.open), figure('coursesCompleted', completed.rows, completed.rows)],
    ],
    tables: [tableOf('learningByCourse', askedOf, completedOf), tableOf('learningByDepartment', askedIn, completedIn)],
  }
}
