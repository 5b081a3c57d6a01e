/** A month, or a year alone. */
type Moment = { year: number; month: number | null }
/** Time from one moment to another, or until today; where it stands in its line. */
export type Period = { from: Moment; to: Moment | null; at: number; end: number }

// The first three letters tell the months of these languages apart, where a word is a month at all.
const monthWords: readonly string[] = [
  'jan|january|januar|jänner|jänn|janv|janvier|enero|ene|gennaio|januari|января|январь',
  'feb|february|februar|feber|févr|février|febrero|febbraio|februari|февраля|февраль',
  'mar|march|mär|märz|mrz|mars|marzo|maart|марта|март',
  'apr|april|avr|avril|abril|abr|aprile|апреля|апрель',
  'may|mai|mayo|maggio|mei|мая|май',
  'jun|june|juni|juin|junio|giugno|июня|июнь',
  'jul|july|juli|juil|juillet|julio|luglio|июля|июль',
  'aug|august|août|agosto|ago|augustus|августа|август',
  'sep|sept|september|septembre|septiembre|settembre|сентября|сентябрь',
  'oct|october|okt|oktober|octobre|octubre|ottobre|октября|октябрь',
  'nov|november|novembre|noviembre|ноября|ноябрь',
  'dec|december|dez|dezember|déc|décembre|diciembre|dic|dicembre|декабря|декабрь',
]
const monthOf = new Map(monthWords.flatMap((names, at) => names.split('|').map((name) => [name, at + 1])))
const longestFirst = [...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|')
const now =
  "present|now|today|current|currently|ongoing|date|heute|jetzt|dato|laufend|aktuell|aujourd['’]hui|ce jour|présent|actualidad|presente|oggi|heden|настоящее время|н\\. ?в\\.|現在|现在|今|至今"

const point = new RegExp(
  [
    '(?<![\\p{L}\\p{Nd}])(?:',
    '(?:\\d{1,2}\\.)?(?<m1>0?[1-9]|1[0-2]) ?[./-] ?(?<y1>(?:19|20)\\d\\d)',
    '|(?<y2>(?:19|20)\\d\\d)[-/.](?<m2>0[1-9]|1[0-2])(?:[-/.]\\d\\d)?',
    '|(?<y3>(?:19|20)\\d\\d) ?年 ?(?:(?<m3>1[0-2]|0?[1-9]) ?月)?',
    `|(?<name>${longestFirst})\\.?,? (?:de |del )?(?:(?<y4>(?:19|20)\\d\\d)|['’](?<short>\\d\\d))`,
    '|(?<y5>(?:19|20)\\d\\d)',
    ')(?![\\p{Nd}])',
  ].join(''),
  'giu',
)
const until = new RegExp(`^ ?(?:[-–—−~〜～]|to|until|till|through|bis|à|au|al|hasta|a|tot|до|по|至|から) ?(?:zum |to )?(?<now>(?:${now})(?![\\p{L}]))?`, 'iu')
const untilNow = /^ ?(?:至今|から現在)/u
const since = /(?:since|seit|depuis|desde|sinds|с) ?$/iu

/** The times that a line of a CV tells: "03/2017 – 12/2020", "seit 2019", "Jan 2015 to present", "2015年4月～2019年3月". */
export function periodsIn(line: string, thisYear: number): Period[] {
  const points = [...line.matchAll(point)].map((match) => ({ moment: momentOf(match.groups!), at: match.index, end: match.index + match[0].length }))
  const periods: Period[] = []
  for (let index = 0; index < points.length; index++) {
    const { moment: from, at, end } = points[index]!
    if (!isPlausible(from, thisYear)) continue
    const [before, after] = [line.slice(Math.max(0, at - 8), at), line.slice(end, end + 40)]
    const next = points[index + 1]
    const joined = until.exec(after)
    if (untilNow.test(after)) periods.push({ from, to: null, at, end: end + untilNow.exec(after)![0].length })
    else if (joined?.groups?.now) periods.push({ from, to: null, at, end: end + joined[0].length })
    else if (joined && next && next.at === end + joined[0].length && isPlausible(next.moment, thisYear) && !isBefore(next.moment, from)) {
      periods.push({ from, to: next.moment, at, end: next.end })
      index++
    } else if (since.test(before)) periods.push({ from, to: null, at: at - since.exec(before)![0].length, end })
  }
  return periods
}

function momentOf({ y1, y2, y3, y4, y5, m1, m2, m3, name, short }: Record<string, string | undefined>): Moment {
  const year = y1 ?? y2 ?? y3 ?? y4 ?? y5
  const month = m1 ?? m2 ?? m3 ?? monthOf.get(name?.toLowerCase() ?? '')
  return { year: year ? Number(year) : 2000 + Number(short), month: month === undefined ? null : Number(month) }
}

const isPlausible = ({ year }: Moment, thisYear: number) => year >= 1950 && year <= thisYear + 1
const isBefore = (one: Moment, other: Moment) => one.year < other.year || (one.year === other.year && (one.month ?? 12) < (other.month ?? 1))

/** As the contract writes it: "2019", "2019-04". */
export const written = ({ year, month }: Moment) => (month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`)

/** How many months these times hold together, each counted once; a year alone counts from its beginning, and up to it. */
export function monthsOf(periods: readonly Pick<Period, 'from' | 'to'>[], today: { year: number; month: number }): number {
  const end = today.year * 12 + today.month - 1
  const spans = periods
    .map(({ from, to }) => [from.year * 12 + (from.month ?? 1) - 1, to ? to.year * 12 + (to.month ?? 0) : end] as const)
    .toSorted(([a], [b]) => a - b)
  let [months, reached] = [0, 0]
  for (const [from, to] of spans) {
    months += Math.max(0, Math.min(to, end) - Math.max(from, reached))
    reached = Math.max(reached, Math.min(to, end))
  }
  return months
}
