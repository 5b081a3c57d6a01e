import { fold, formsOf } from './folding.ts'
import { contactIn } from './profile/contact.ts'
import { linesOf } from './profile/lines.ts'

/** Of whom nothing is to be read: names as they are written, an address, telephone numbers. */
export type Hidden = { names: readonly string[]; email: string; numbers: readonly string[] }
type Range = { from: number; to: number }

/** Of one length, whatever it stands for. */
export const BAR = '████████'

/** What is typed about a candidate, without names, addresses of mail and of the web, and telephone numbers. */
export const strikeOut = (text: string, hidden: Hidden): string => barred(text, [...namesIn(text, hidden.names), ...contactsIn(text, hidden)])

/** A CV without them, and without its letter head, what it says of birth and home, and those who recommend the person. */
export function strikeOutCv(text: string, hidden: Hidden): string {
  const lines = linesOf(text)
  const found = contactIn(lines).flatMap(({ field, value }) => (field === 'firstName' || field === 'middleName' || field === 'surName' ? [value] : []))
  const names = [...hidden.names, ...found]
  return barred(text, [...namesIn(text, names), ...contactsIn(text, hidden), ...personalLines(lines), ...addressesIn(text)])
}

/** Each range a bar; what stands side by side is one, so that nobody counts the words, and lines stay lines. */
function barred(text: string, ranges: readonly Range[]): string {
  const inOrder = ranges.flatMap((range) => onLines(text, range)).toSorted((a, b) => a.from - b.from || b.to - a.to)
  const merged: Range[] = []
  for (const { from, to } of inOrder) {
    const last = merged.at(-1)
    if (last && (from <= last.to || /^[\p{P}\p{S}\p{Zs}]*$/u.test(text.slice(last.to, from)))) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  let [out, at] = ['', 0]
  for (const { from, to } of merged) {
    out += text.slice(at, from) + BAR
    at = to
  }
  return out + text.slice(at)
}

function onLines(text: string, { from, to }: Range): Range[] {
  const parts: Range[] = []
  for (const { 0: part, index } of text.slice(from, to).matchAll(/[^\n]+/g)) if (part.trim()) parts.push({ from: from + index, to: from + index + part.length })
  return parts
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const LETTERS = '[\\p{L}\\p{M}\\p{Nd}]'
/** Scripts that put no space between two words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
/** A part of a name that is so long is found within longer words too. */
const TELLING = 5

/** Names in any spelling, each part by itself, joined as in "annaberg", with initials and forms of address before them. */
function namesIn(text: string, names: readonly string[]): Range[] {
  const parts = [...new Set(names.flatMap((name) => [name, ...name.split(/[\s'’.,-]+/)]).flatMap(formsOf))]
    .map((part) => part.trim())
    .filter((part) => part.length > 1 || unspaced.test(part))
  if (parts.length === 0) return []
  const longestFirst = parts.toSorted((a, b) => b.length - a.length)
  const spelled = (part: string) => escaped(part).replaceAll(/[\s'’-]+/g, "[\\s'’-]*")
  const within = longestFirst.filter((part) => part.length >= TELLING || unspaced.test(part)).map(spelled)
  const joined = longestFirst.flatMap((one) =>
    longestFirst.flatMap((other) => (one !== other && /^\p{L}+$/u.test(one + other) ? [`${one}[._-]?${other}`] : [])),
  )
  const address = '(?:\\b(?:mr|mrs|ms|mx|miss|herrn?|frau|m\\.|mme|dr|prof)\\.? )?(?:(?<![\\p{L}\\p{M}])\\p{L}\\. ?)?'
  const whole = new RegExp(`${address}(?<!${LETTERS})(?:${longestFirst.map(spelled).join('|')})(?!${LETTERS})`, 'gu')
  const anywhere = [...within, ...joined.slice(0, 60)]
  const { text: folded, from } = fold(text)
  const found = [...folded.matchAll(whole)].map(rangeOf)
  const inside =
    anywhere.length === 0
      ? []
      : [...folded.matchAll(new RegExp(anywhere.join('|'), 'gu'))].map((match) =>
          unspaced.test(match[0]) ? rangeOf(match) : wholeWord(folded, rangeOf(match)),
        )
  return [...found, ...inside].map((range) => ({ from: from[range.from]!, to: from[range.to]! }))
}

const isLetter = new RegExp(LETTERS, 'u')
/** With the letters on both sides of it, so that nothing of a longer name is left. */
function wholeWord(text: string, { from, to }: Range): Range {
  let [first, last] = [from, to]
  while (first > 0 && from - first < 30 && isLetter.test(text[first - 1]!)) first--
  while (last < text.length && last - to < 30 && isLetter.test(text[last]!)) last++
  return { from: first, to: last }
}

const mail = /[\p{L}\p{Nd}._%+-]{1,64}(?:@| ?(?:\[at\]|\(at\)|\(a\)) ?)[\p{L}\p{Nd}-]{1,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,5}/giu
const link =
  /(?:https?:\/\/|www\.)[^\s<>]{1,500}|(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}-]{1,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,3}\.[a-z]{2,10}\/[^\s<>]{1,500}|(?<![\p{L}\p{Nd}.])@[\p{L}\p{Nd}_.-]{2,60}/giu
const number = /(?<![\p{L}\p{Nd}@+])(?:\+ ?|\()?\d(?:[ ()./\u00a0–-]{0,3}\d){5,19}(?![\p{L}\p{Nd}@])/gu
const isYear = /^(?:19|20)\d\d$/

/** "2019 – 2022", "03/2017 - 12/2020", "1.4.2019": each of its numbers is a day, a month or a year, and at least one is a year. */
function isTime(found: string): boolean {
  const parts = found.match(/\d+/g) ?? []
  return !/^[+(0]\d{2}/.test(found) && parts.some((part) => isYear.test(part)) && parts.every((part) => isYear.test(part) || Number(part) <= 31)
}

/** Addresses of mail and of the web, and numbers: what looks like one, and those that are known. */
function contactsIn(text: string, { email, numbers }: Hidden): Range[] {
  const ranges = [mail, link].flatMap((pattern) => [...text.matchAll(pattern)].map(rangeOf))
  const digits = [...text.matchAll(number)].filter(({ 0: found }) => !isTime(found)).map(rangeOf)
  const folded = fold(text)
  const known = [email, email.split('@')[0] ?? '', ...numbers].map((one) => fold(one).text).filter((one) => one.length > 3)
  const exact = known.flatMap((one) =>
    [...folded.text.matchAll(new RegExp(escaped(one), 'g'))].map(({ index }) => ({ from: folded.from[index]!, to: folded.from[index + one.length]! })),
  )
  const spaced = numbers
    .map((one) => one.replaceAll(/\D/g, '').slice(-9))
    .filter((one) => one.length > 5)
    .flatMap((one) => [...text.matchAll(new RegExp([...one].join('[^\\p{L}\\p{Nd}\\n]{0,4}'), 'gu'))].map(rangeOf))
  return [...ranges, ...digits, ...exact, ...spaced]
}
const rangeOf = ({ 0: found, index }: { 0: string; index: number }): Range => ({ from: index, to: index + found.length })

/** So many lines stand at most at the top, before anything is said of the work. */
const HEAD_LINES = 10
const SECTION_LINES = 15
const LONGEST = 160

/** The letter head, and the lines of sections that speak of the person or of those who recommend them, without their headings. */
function personalLines(lines: ReturnType<typeof linesOf>): Range[] {
  const firstHeading = lines.findIndex(({ heading }) => heading)
  const head = lines.slice(0, Math.min(firstHeading < 0 ? HEAD_LINES / 2 : firstHeading, HEAD_LINES))
  const long = head.findIndex(({ text }) => text.length > LONGEST)
  const said = (['contact', 'references'] as const).flatMap((section) =>
    lines.filter((line) => line.section === section && !line.heading && line.text.length <= LONGEST).slice(0, SECTION_LINES),
  )
  return [...(long < 0 ? head : head.slice(0, long)), ...said].map(({ from, text }) => ({ from, to: from + text.length }))
}

const street =
  /(?<![\p{L}\p{Nd}])(?:\d{1,5}[a-z]?[/-]?\d{0,4},? (?:[\p{L}'’.-]{1,30} ){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|court|ct|place|pl|crescent|cres|boulevard|blvd|terrace|tce|close|parade|pde|square|rue|allée)\b\.?|[\p{L}.-]{0,30}(?: ?(?:straße|strasse|str\.)|weg|platz|allee|gasse|ring) \d{1,4} ?[a-z]?(?![\p{L}\p{Nd}])|(?:rue|avenue|via|calle|ulica|ul\.) (?:[\p{L}'’.-]{1,30} ){0,4}\d{1,4}|(?:po|p\.o\.) box \d{1,6})(?:,? [^\n]{0,80}?\d{4,5}(?!\d))?/giu
const postcode =
  /(?<!\p{Nd})(?:[A-Z]{1,2}-)?\d{5} \p{Lu}[\p{L}-]{2,40}|\b(?:VIC|NSW|QLD|TAS|ACT|SA|WA|NT) \d{4}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]{2} \d{5}(?:-\d{4})?\b/gu
const labelled =
  /(?:^|(?<=[\n•|·;,] ?))[ \t]{0,4}(?:(?:home |postal |mailing )?address|anschrift|adresse|wohnhaft(?: in)?|wohnort|date of birth|d\.?o\.?b\.?|birth ?date|birthday|born(?: on| in)?|year of birth|age|geboren(?: am| in)?|geburtsdatum|geburtsjahr|geburtsort|geb\.|née?|nationality|staatsangehörigkeit|familienstand|marital status|gender|geschlecht|photo) ?:? ?[^\n•|]{1,120}/gimu

const birth =
  /(?<!\p{L})(?:date of birth|d\.?o\.?b\.?|birth ?date|born(?: on| in)?|geboren(?: am| in)?|geburtsdatum|geburtsjahr|geb\.) ?:? ?[^\n•|\d]{0,40}\d[^\n•|;,]{0,24}/giu

/** Where somebody lives and when they were born. */
const addressesIn = (text: string): Range[] => [street, postcode, labelled, birth].flatMap((pattern) => [...text.matchAll(pattern)].map(rangeOf))
