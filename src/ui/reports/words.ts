import { lookOf, states } from '../components/status/states.ts'
import { t as sourceWords } from '../i18n/applications.ts'
import { translator } from '../i18n/catalogue.ts'
import { day, number, share } from '../i18n/format.ts'
import { t } from '../i18n/reports.ts'
import { t as taskWords } from '../i18n/tasks.ts'
import type { Cell, Figure, Table } from './opens.ts'

type Unit = 'month' | 'quarter' | 'year'
const byPeriod: readonly Table['key'][] = ['pipeline', 'hiresByPeriod', 'peopleByPeriod', 'documentsByPeriod']
const isByPeriod = (key: Table['key']) => byPeriod.includes(key)

/** "1 Jul 2026 – 30 Sep 2026" */
export const periodInWords = (from: string, to: string) => t('span', { from: day(from), to: day(to) })

/** A month, quarter or year by its first day. */
function stepInWords(day: string, unit: Unit): string {
  const date = new Date(`${day}T00:00:00Z`)
  const year = date.getUTCFullYear()
  if (Number.isNaN(year)) return day
  if (unit === 'year') return String(year)
  if (unit === 'quarter') return t('quarter', { n: Math.floor(date.getUTCMonth() / 3) + 1, year: String(year) })
  return new Intl.DateTimeFormat(translator.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
}

/** What a row of a table is called: the server's name, else the words of its key. */
export function rowInWords(key: Table['key'], row: string, name: string | null, unit: Unit): string {
  if (name !== null) return name
  if (isByPeriod(key)) return stepInWords(row, unit)
  if (key === 'timeInStage') return isStage(row) ? lookOf('application', row).label : row
  if (key === 'sources') return sourceWords.has(row) ? sourceWords(row) : row
  if (key === 'offerOutcomes') return said(t, `out_${row}`) ?? row
  if (key === 'tasksByOwner') return said(taskWords, `owner_${row}`) ?? row
  if (key === 'declineReasons') return row || t('noReason')
  if (key === 'ages') return row.endsWith('-') ? t('age_from', { from: row.slice(0, -1) }) : row.replace('-', '–')
  return row || t('noDepartment')
}
/** A text whose key comes from the server, if there is one. */
const said = <Key extends string>(say: ((key: Key) => string) & { has: (key: string) => key is Key }, key: string): string | null =>
  say.has(key) ? say(key) : null
const isStage = (row: string): row is keyof typeof states.application => Object.hasOwn(states.application, row)

const middles: readonly Cell['column'][] = ['days', 'timeToHire', 'timeToFill', 'tenure']
export const isMiddle = (column: Cell['column']) => middles.includes(column)
const none = '–'
export const valueInWords = (value: number | null) => (value === null ? none : number(value))
export const percentOf = (part: number | null, of: number | null) => (part === null || !of ? none : share(part / of))

const parts: readonly Figure['key'][] = ['offersAccepted', 'conversion', 'feedbackOnTime', 'tasksDone', 'tasksOnTime', 'absenceRate', 'coursesInDate']
export const isShare = ({ key }: Figure) => parts.includes(key)
const inDays: readonly Figure['key'][] = ['timeToHire', 'timeToFill', 'openDays']
export const isDays = ({ key }: Figure) => inDays.includes(key)

const inHours: readonly Figure['key'][] = ['leaveTaken', 'leavePlanned', 'leaveOwed']
export const isHours = ({ key }: Figure) => inHours.includes(key)

/** Where more is agreed to be better, or worse; of other figures it is said and not judged. */
const better: Partial<Record<Figure['key'], 1 | -1>> = {
  ...{ hired: 1, timeToHire: -1, timeToFill: -1, offersAccepted: 1, conversion: 1, feedbackOnTime: 1, openDays: -1, tasksDone: 1, tasksOnTime: 1 },
  ...{ coursesInDate: 1, coursesOverdue: -1 },
}

/** How a figure stands to the other period, in words, and whether that is good. */
export function changeInWords(figure: Figure): { text: string; tone: 'green' | 'red' | null } | null {
  const before = figure.before?.value
  if (figure.value === null || before == null) return null
  const by = figure.value - before
  const n = Math.round(Math.abs(by) * 10) / 10
  if (n === 0) return { text: t('same'), tone: null }
  const [more, fewer] = isShare(figure)
    ? (['pointsMore', 'pointsFewer'] as const)
    : isDays(figure)
      ? (['longer', 'shorter'] as const)
      : (['more', 'fewer'] as const)
  const direction = better[figure.key]
  const tone = direction === undefined ? null : Math.sign(by) === direction ? 'green' : 'red'
  return { text: t(by > 0 ? more : fewer, { n }), tone }
}
