import { and, asc, gte, lte } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { NOT_SAID } from '../../records/voluntary/questions.ts'
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
        return found ? [{ first, second, groups: groupsOf(found) }] : []
      }),
  }
}
const keyOf = ({ firstAnswer, secondAnswer }: Row) => JSON.stringify([firstAnswer, secondAnswer])

type Stage = Schemas['FairnessStage']
/** Whoever would rather not say is no group to compare. */
const isGroup = ({ firstAnswer, secondAnswer }: Row) => firstAnswer !== NOT_SAID && secondAnswer !== NOT_SAID

/**
 * The quarters of a stage that count: those in which it is told of every group that is compared at it. Were each group's own told quarters added
 * up, a group of which only the good ones are told would seem to do well.
 */
function quartersAt(rows: readonly Row[], stage: Stage): ReadonlySet<string> {
  const told = rows.filter((row) => isGroup(row) && row[stage] !== null)
  const compared = new Set(told.map(keyOf))
  const silent = new Set(rows.filter((row) => compared.has(keyOf(row)) && row[stage] === null).map(({ quarter }) => quarter))
  return new Set(told.map(({ quarter }) => quarter).filter((quarter) => !silent.has(quarter)))
}

/** The groups of a table, each with its rate at each stage beside the highest one. */
function groupsOf(rows: readonly Row[]): Group[] {
  const counting = words.FairnessStage.map((stage) => ({ stage, quarters: quartersAt(rows, stage) }))
  const groups = [...Map.groupBy(rows, keyOf).values()].map((own) => ({ own, at: counting.map(({ stage, quarters }) => sumAt(own, stage, quarters)) }))
  return groups.map(({ own, at }) => {
    const { firstAnswer, secondKind, secondAnswer } = own[0]!
    const stages = counting.map(({ stage }, place) => {
      const sum = at[place] ?? null
      if (sum === null) return { stage, people: null, of: null, rate: null, ratio: null }
      const rate = sum.people / sum.of
      const rates = groups.flatMap((one) => (isGroup(one.own[0]!) && one.at[place] ? [one.at[place].people / one.at[place].of] : []))
      // One group alone has nothing to be held against.
      const ratio = isGroup(own[0]!) && rates.length > 1 ? roundedDown(rate / Math.max(...rates)) : null
      return { stage, ...sum, rate: Math.round(1000 * rate) / 10, ratio }
    })
    return { first: firstAnswer, second: secondKind === '' ? null : secondAnswer, applied: own.reduce((all, row) => all + row.applied, 0), stages }
  })
}

/** What is below four fifths is never rounded up to them; four fifths that lack the last binary digit are. */
const roundedDown = (part: number) => Math.floor(100 * part + 1e-9) / 100

/** What a group came to in the quarters that count; null where it is not told. */
function sumAt(rows: readonly Row[], stage: Stage, quarters: ReadonlySet<string>): { people: number; of: number } | null {
  let [people, of] = [0, 0]
  for (const row of rows.filter(({ quarter }) => quarters.has(quarter))) {
    const reached = row[stage]
    if (reached === null) return null
    people += reached
    of += row.applied
  }
  return of === 0 ? null : { people, of }
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
