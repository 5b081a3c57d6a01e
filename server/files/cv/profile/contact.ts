import { type Evidence, type Line, partOf } from './lines.ts'

type ContactField = 'title' | 'firstName' | 'middleName' | 'surName' | 'email' | 'mobile' | 'phone'
type ContactFinding = { field: ContactField; value: string; evidence: Evidence[] }

const email = /(?<![A-Za-z0-9._%+-])[A-Za-z0-9_%+-][A-Za-z0-9._%+-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,5}\.[A-Za-z]{2,24}(?![A-Za-z0-9-])/
const number = /(?<![\p{L}\p{Nd}@./+-])(?:\+|\()?\d[\d ()./\u00a0-]{5,24}\d(?![\p{L}\p{Nd}@])/gu
const isMobile = /(?:mobile?|mob|handy|cell|cellphone|cell phone|portable|móvil|cellulare)\.?(?: ?(?:phone|number|no|nr|nummer)\.?)? ?[:.]? *$/iu
const isLandline = /(?:telephone|telefon|phone|tel|fon|festnetz|home|privat|téléphone|teléfono|telefono)\.?(?: ?(?:number|no|nr|nummer)\.?)? ?[:.]? *$/iu
const isFax = /(?:fax|telefax)\.? ?[:.]? *$/iu
/** What the numbers of mobile phones begin with where a country tells them apart. */
const mobileNumber = /^(?:(?:\+49|0049)1[5-7]|01[5-7]|(?:\+61|0061)4|04|(?:\+44|0044)7|07|(?:\+43|0043)6|(?:\+41|0041)7|(?:\+33|0033)[67]|06)/
const isDate = /(?:19|20)\d\d ?[-–./] ?(?:\d|(?:19|20)\d\d)|\d{1,2}[./]\d{1,2}[./](?:19|20)?\d\d|^\d{1,2}[./-](?:19|20)\d\d/

/** How a person is reached and called, each at most once: what a CV says of the person, not of those who recommend them. */
export function contactIn(lines: readonly Line[]): ContactFinding[] {
  const own = lines.filter(({ section }) => section !== 'references')
  const address = firstOf<ContactFinding>(own, (line) => {
    const found = email.exec(line.text)
    return found && found[0].length <= 254 ? { field: 'email', value: found[0], evidence: [partOf(line, found.index, found[0].length)] } : null
  })
  return [...nameIn(own, address?.value ?? ''), ...(address ? [address] : []), ...numbersIn(own)]
}

function firstOf<Found>(lines: readonly Line[], look: (line: Line) => Found | null): Found | null {
  for (const line of lines) {
    const found = look(line)
    if (found) return found
  }
  return null
}

/** Numbers of the head, or said to be one. The first that is neither is taken for a mobile one, which is what is asked for. */
function numbersIn(lines: readonly Line[]): ContactFinding[] {
  const kept = new Map<'mobile' | 'phone', ContactFinding>()
  for (const line of lines) {
    for (const { 0: matched, index } of line.text.matchAll(number)) {
      const value = matched.replaceAll('\u00a0', ' ')
      const before = line.text.slice(Math.max(0, index - 24), index)
      const [mobile, landline] = [isMobile.test(before), isLandline.test(before)]
      if (isFax.test(before) || (!mobile && !landline && !isUnlabelledNumber(value, line))) continue
      const digits = value.replaceAll(/\D/g, '').length
      if (digits < 7 || digits > 15) continue
      const plain = value.replaceAll(/\(0\)|[^\d+]/g, '')
      const looksMobile = mobile || (!landline && (mobileNumber.test(plain) || !kept.has('mobile')))
      const field = looksMobile ? 'mobile' : 'phone'
      if (!kept.has(field)) kept.set(field, { field, value, evidence: [partOf(line, index, matched.length)] })
    }
  }
  return [...kept.values()]
}

function isUnlabelledNumber(value: string, { section }: Line) {
  const stands = section === 'head' || section === 'contact'
  return stands && !isDate.test(value) && (/^[+(0]/.test(value) || /^\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(value))
}

const NAME_LINES = 4
const titles = /^(?:(?:mr|mrs|ms|mx|miss|herr|frau|dr|prof|dipl|ing|mag|b\.?a|b\.?sc|m\.?a|m\.?sc|med|phil|rer|nat)\.?(?:-ing\.?)?(?= ) ?)+/iu
const beforeName = /^(?:curriculum vitae|cv|résumé|resume|lebenslauf|bewerbung|application)(?: (?:of|von|de|for))? ?[-–:|]? ?/iu
const label = /^(?:(?:full )?name|vor- und (?:nach|zu)name|nom|nombre|nome) ?: */iu
const part = /^(?:(?:\p{Lu}[\p{Ll}\p{M}'’]*(?:[-'’]\p{Lu}?[\p{Ll}\p{M}]+)*|\p{Lu}\p{Ll}?\p{Lu}[\p{L}\p{M}'’-]*|\p{Lu}{2,}(?:[-'’]\p{Lu}{2,})*|\p{Lu}\.))$/u
const particles = new Set('van von vom zu zur zum de da do dos das del della di du la le les der den ter ten bin ibn al el af av st. y e'.split(' '))
/** Words that stand in a line like a name, and are not part of one. */
const notNames =
  /engineer|developer|manager|nurse|analyst|designer|consultant|teacher|assistant|officer|director|student|graduate|specialist|architect|entwickler|ingenieur|leiter|pfleger|kaufmann|kauffrau|berater|street|road|straße|avenue|hospital|university|gmbh|profile|profil|page|seite|university|software|data|science|project|senior|junior|team/iu

/** The name: said to be one, or standing alone at the top in the form of one. What could as well be anything else is left out. */
function nameIn(lines: readonly Line[], address: string): ContactFinding[] {
  const found = firstOf(lines.filter(({ section }) => section === 'head' || section === 'contact').slice(0, 25), (line) => {
    const said = label.exec(line.text)
    return said ? namedBy(line, said[0].length) : null
  })
  if (found) return found
  const separate = partsSaid(lines)
  if (separate.length > 0) return separate
  let isFirst = true
  for (const line of lines.slice(0, NAME_LINES)) {
    const skip = beforeName.exec(line.text)?.[0].length ?? 0
    // "Lebenslauf" alone stands above the name.
    if (skip === line.text.length) continue
    const named = line.section === 'head' ? namedBy(line, skip) : null
    // Further down, and where it could be a profession, a line is a name only where the address says the same.
    if (named && (isIn(address, named) || ((isFirst || skip > 0) && !notNames.test(line.text.slice(skip))))) return named
    isFirst = false
  }
  return []
}

const isIn = (address: string, named: readonly ContactFinding[]) => {
  const [before = ''] = folded(address).split('@')
  return named.some(({ field, value }) => field === 'surName' && value.length > 2 && before.replaceAll(/[._-]/g, '').includes(folded(value)))
}
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\s'’-]/g, '')
    .toLowerCase()

/** "Vorname: Anna" and "Nachname: Berg" on lines of their own. */
function partsSaid(lines: readonly Line[]): ContactFinding[] {
  const look = (field: ContactField, pattern: RegExp) =>
    firstOf(lines.slice(0, 40), (line): ContactFinding | null => {
      const value = pattern.exec(line.text)?.[1]?.trim()
      if (!value || value.length > 100 || !value.split(' ').every(isPart)) return null
      return { field, value: cased(value), evidence: [partOf(line, line.text.indexOf(value), value.length)] }
    })
  const first = look('firstName', /^(?:first name|given name|vorname|prénom) ?: *([^,;|]+)/iu)
  const last = look('surName', /^(?:surname|last name|family name|nachname|familienname|zuname|nom de famille) ?: *([^,;|]+)/iu)
  return first && last ? [first, last] : []
}

const isPart = (word: string) => part.test(word) || particles.has(word.toLowerCase())
const cased = (word: string) =>
  word.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase()
    ? word.toLowerCase().replaceAll(/(^|[-'’ ])(\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase())
    : word

/** A line as a name of two to five words, after what stands before it and a title. */
function namedBy(line: Line, skip: number): ContactFinding[] | null {
  const rest = line.text.slice(skip)
  const title = titles.exec(rest)?.[0] ?? ''
  const [name = ''] = rest.slice(title.length).split(/ ?[,|•·(]| [-–] /)
  const words = name.trim().split(' ')
  if (words.length < 2 || words.length > 5 || name.length > 80 || !words.every(isPart) || !part.test(words.at(-1)!)) return null
  const particle = words.findIndex((word, at) => at > 0 && particles.has(word.toLowerCase()))
  const sur = particle > 0 ? particle : words.length - 1
  const at = skip + title.length + rest.slice(title.length).indexOf(words[0]!)
  const spans: [ContactField, number, number][] = [
    ['firstName', 0, 1],
    ['middleName', 1, sur],
    ['surName', sur, words.length],
  ]
  const found = spans.flatMap(([field, from, to]): ContactFinding[] => {
    if (to <= from) return []
    const begin = at + words.slice(0, from).reduce((sum, word) => sum + word.length + 1, 0)
    const value = words.slice(from, to).join(' ')
    return [{ field, value: words.slice(from, to).map(cased).join(' '), evidence: [partOf(line, begin, value.length)] }]
  })
  const said = title.trim()
  return [...(said && said.length <= 20 ? [{ field: 'title' as const, value: said, evidence: [partOf(line, skip, said.length)] }] : []), ...found]
}
