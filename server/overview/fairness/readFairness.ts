import { and, asc, gte, lte } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { NOT_SAID } from '../../records/voluntary.ts'
import { words } from '../../tables/contract.gen.ts'
import { fairnessFigures, voluntarySettings } from '../../tables/questions.ts'
import { sendSheet } from '../../workbooks/exportList.ts'
import type { Cell } from '../../workbooks/readWorkbook.ts'
import { scopeOf, stepsOf } from '../reports/scope.ts'

type Schemas = components['schemas']
type Report = Schemas['FairnessReport']
type Table = Schemas['FairnessTable']
type Group = Schemas['FairnessGroup']
type Row = typeof fairnessFigures.$inferSelect
type Period = { from: string; to: string }

/** How far groups of people came, from what was counted at night: there is nothing behind these numbers to open. */
export const fairnessHandlers = (app: App) =>
  ({
    getFairness: async ({ query }) => ({ data: await readFairness(app, query) }),

    exportFairness: async ({ query, body, reply }) => {
      const { tables } = await readFairness(app, query)
      return sendSheet(reply, body.format, sheetOf(tables, body))
    },
  }) satisfies Pick<Handlers<operations>, 'getFairness' | 'exportFairness'>

async function readFairness({ db, settings }: Pick<App, 'db' | 'settings'>, { from, to }: Period): Promise<Report> {
  // Whole quarters alone are counted: those that the period touches.
  const { firstDay, lastDay } = scopeOf({ from, to }, settings)
  const touched = stepsOf({ firstDay, lastDay, unit: 'quarter' })
  const [setting] = await db.select().from(voluntarySettings)
  const { firstKind, firstAnswer, secondKind, secondAnswer, quarter } = fairnessFigures
  const rows = await db
    .select()
    .from(fairnessFigures)
    .where(and(gte(quarter, touched[0]!), lte(quarter, touched.at(-1)!)))
    .orderBy(asc(firstKind), asc(firstAnswer), asc(secondKind), asc(secondAnswer), asc(quarter))
  const ofTable = Map.groupBy(rows, (row) => `${row.firstKind} ${row.secondKind}`)
  const inOrder = words.VoluntaryKind.flatMap((first, at) => [null, ...words.VoluntaryKind.slice(at + 1)].map((second) => ({ first, second })))
  return {
    asks: setting!.asks,
    countedAt: setting!.countedAt?.toISOString() ?? null,
    quarters: [...new Set(rows.map((row) => row.quarter))].sort(),
    tables: inOrder
      .toSorted((a, b) => Number(a.second !== null) - Number(b.second !== null))
      .flatMap(({ first, second }): Table[] => {
        const found = ofTable.get(`${first} ${second ?? ''}`)
        return found ? [{ first, second, groups: compared([...Map.groupBy(found, keyOf).values()].map(groupOf)) }] : []
      }),
  }
}
const keyOf = ({ firstAnswer, secondAnswer }: Row) => JSON.stringify([firstAnswer, secondAnswer])

/** The quarters of a group together. A stage that is not told in one of them is not told of the sum: it would be of the others alone. */
function groupOf(rows: readonly Row[]): Group {
  const applied = rows.reduce((sum, row) => sum + row.applied, 0)
  const stages = words.FairnessStage.map((stage) => {
    const people = rows.reduce<number | null>((sum, row) => (sum === null || row[stage] === null ? null : sum + row[stage]), 0)
    return { stage, people, rate: people === null ? null : Math.round((1000 * people) / applied) / 10, ratio: null }
  })
  const { firstAnswer, secondKind, secondAnswer } = rows[0]!
  return { first: firstAnswer, second: secondKind === '' ? null : secondAnswer, applied, stages }
}

/** Each rate beside the highest one of its stage. Whoever would rather not say is no group to compare. */
function compared(groups: readonly Group[]): Group[] {
  const isGroup = ({ first, second }: Group) => first !== NOT_SAID && second !== NOT_SAID
  const rateOf = (group: Group, at: number) => {
    const people = isGroup(group) ? group.stages[at]!.people : null
    return people === null ? null : people / group.applied
  }
  return groups.map((group) => ({
    ...group,
    stages: group.stages.map((stage, at) => {
      const rates = groups.map((one) => rateOf(one, at)).filter((rate) => rate !== null)
      const own = rateOf(group, at)
      // One group alone has nothing to be held against.
      return { ...stage, ratio: own === null || rates.length < 2 ? null : Math.round((100 * own) / Math.max(...rates)) / 100 }
    }),
  }))
}

function sheetOf(tables: readonly Table[], { title, few, headings, stages, words: said, tables: called }: Schemas['ExportedFairness']) {
  const labels = new Map(said.map(({ kind, value, label }) => [`${kind} ${value}`, label]))
  const inWords = (kind: Schemas['VoluntaryKind'], value: string) => labels.get(`${kind} ${value}`) ?? value
  const line = ({ first, second }: Table, group: Group): Cell[] => {
    const question = called.find((one) => one.first === first && one.second === second)?.title ?? [first, second].filter(Boolean).join(', ')
    const name = [inWords(first, group.first), ...(second && group.second ? [inWords(second, group.second)] : [])].join(', ')
    return [
      ...[question, name, group.applied],
      ...stages.flatMap(({ stage }): Cell[] => {
        const { people, rate, ratio } = group.stages.find((one) => one.stage === stage)!
        return [people ?? few, rate, ratio]
      }),
    ]
  }
  return {
    name: title,
    headings: [headings.question, headings.group, headings.applied, ...stages.flatMap(({ people, rate, ratio }) => [people, rate, ratio])],
    rows: tables.flatMap((table) => table.groups.map((group) => line(table, group))),
  }
}
