import { type Evidence, type Line, partOf } from './lines.ts'
import { type Period, periodsIn } from './periods.ts'

/** A time of work: for whom and as what, where that is told. */
export type Employment = Pick<Period, 'from' | 'to'> & { employer: string | null; title: string | null; evidence: Evidence[] }

const MOST_EMPLOYMENTS = 30
const LONGEST_NAME = 120
const LONGEST_NEIGHBOUR = 80
const MOST_WORDS = 9

const role =
  /(?<!\p{L})(?:engineer|developer|manager|director|head|lead|analyst|consultant|nurse|doctor|physician|assistant|intern|internship|trainee|apprentice|clerk|officer|administrator|coordinator|supervisor|specialist|technician|teacher|tutor|lecturer|researcher|scientist|designer|architect|accountant|bookkeeper|chef|cook|waiter|waitress|driver|mechanic|electrician|representative|associate|secretary|receptionist|carer|worker|therapist|pharmacist|midwife|paramedic|programmer|tester|editor|writer|journalist|lawyer|paralegal|recruiter|founder|owner|volunteer|ingénieure?|développeu(?:r|se)|infirmi(?:er|ère)|responsable|enfermer[oa]|desarrollador|директор|инженер|менеджер)(?:\/in|:in|\*in|s)?$|(?:entwickler|ingenieur|leiter|leitung|manager|berater|pfleger|fachkraft|hilfskraft|schwester|arzt|ärztin|assistent|assistenz|referent|sachbearbeiter|kaufmann|kauffrau|techniker|meister|mechaniker|elektriker|verkäufer|fahrer|lehrer|praktikant|praktikum|werkstudent|auszubildende|führer|mitarbeiter|angestellte|köchin|koordinator|architekt|trainer|redakteur|buchhalter|controller|administrator|beauftragte)(?:in|r|n|e|er)?(?:\/in|:in|\*in)?$/iu
const company =
  /(?<!\p{L})(?:inc|corp|corporation|ltd|limited|llc|llp|plc|gmbh|kg|kgaa|ohg|ug|pty|company|group|gruppe|holding|hospital|clinic|health|klinik|klinikum|krankenhaus|university|universität|hochschule|school|schule|college|institute|institut|bank|council|ministry|agency|agentur|services|solutions|systems|consulting|laboratories|labs|foundation|stiftung|trust|restaurant|hotel|praxis|society|verein)(?!\p{L})|(?:klinikum|krankenhaus|klinik|werke|verlag|bank|schule|amt)(?!\p{L})/iu
const companyForm = /(?<!\p{L})(?:AG|SE|SA|AB|AS|NV|BV|Co|KG|SARL|SAS|SpA|Srl|e\.V)\.?$/u
const study = /(?<!\p{L})(?:bachelor|master|ph\.?d|diploma|degree|abitur|abschluss|studium|b\.?sc|m\.?sc|b\.?a|m\.?a|hochschulreife|licence|matura)(?!\p{L})/iu
const bullet = /^[-*•·▪►–‣◦]/
/** What parts a title, an employer and a place on one line. */
const between = / ?[|·•;:,@\t] ?| [-–—] | {2,}| (?:at|bei|bei der|beim|chez) /gu
const joins = /^ (?:at|bei|bei der|beim|chez) $/u

/** The employments that a CV tells with their years, in its order. */
export function employmentsIn(lines: readonly Line[], thisYear: number): Employment[] {
  const isSectioned = lines.some(({ section, heading }) => section === 'experience' && heading)
  const told = lines.map((line) => {
    const looked = !line.heading && (isSectioned ? line.section === 'experience' : line.section === 'head' || line.section === 'other')
    const [period] = looked ? periodsIn(line.text, thisYear) : []
    // "- built things since 2016" is a part of a work, not one.
    const isAside = bullet.test(line.text) && period?.to === null && period.at > 2
    return { line, period: period && !isAside && (isSectioned || !study.test(line.text)) ? period : undefined }
  })
  const first = told.findIndex(({ period }) => period)
  // Where the first time stands at the top of its section, what it is about follows; else it went before.
  const follows = first === 0 || (told[first - 1]?.line.heading ?? true)
  const found: Employment[] = []
  for (const [at, { line, period }] of told.entries()) {
    if (!period) continue
    const steps = follows ? [1, 2] : [-1, -2]
    const neighbours: Line[] = []
    for (const step of steps) {
      const near = told[at + step]
      if (!near || near.period || near.line.heading || !isName(near.line.text)) break
      neighbours.push(near.line)
    }
    const one = employmentOf(line, period, neighbours)
    if (one) found.push(one)
    if (found.length === MOST_EMPLOYMENTS) break
  }
  return found
}

/** What stands near a time and names something; a sentence does not. */
const isName = (text: string) => {
  const words = text.split(' ').length
  return !bullet.test(text) && text.length <= LONGEST_NEIGHBOUR && words <= (text.endsWith('.') ? 4 : MOST_WORDS)
}

type Part = { text: string; line: Line; at: number; kind: 'title' | 'employer' | null }

function employmentOf(line: Line, period: Period, neighbours: readonly Line[]): Employment | null {
  const [own, near] = [
    [...partsOf(line, 0, period.at), ...partsOf(line, period.end, line.text.length)],
    neighbours.flatMap((one) => partsOf(one, 0, one.text.length)),
  ]
  const is = (wanted: Part['kind']) => (one: Part) => one.kind === wanted
  const ownTitle = own.find(is('title'))
  const title = ownTitle ?? near.find(is('title'))
  // Beside a title stands the employer, whatever it is called; beside a time alone it may be the place.
  const beside = own.find(is(null))
  const employer =
    own.find(is('employer')) ?? (ownTitle && beside) ?? near.find(is('employer')) ?? beside ?? (own.length === 0 ? near.find(is(null)) : undefined)
  if (!title && !employer) return null
  const whole = [title, employer].flatMap((one) => (one ? [partOf(one.line, one.at, one.text.length)] : []))
  const { from, to, at, end } = period
  return { from, to, employer: employer?.text ?? null, title: title?.text ?? null, evidence: [partOf(line, at, end - at), ...whole] }
}

/** The words of a line apart, each judged by what they say. */
function partsOf(line: Line, from: number, to: number): Part[] {
  const parts: Part[] = []
  let [at, joined] = [from, false]
  const add = (end: number) => {
    const raw = line.text.slice(at, end)
    const text = raw.replaceAll(/^[^\p{L}\p{Nd}(]+|[^\p{L}\p{Nd}).+#]+$/gu, '')
    if (text.length > 1 && text.length <= LONGEST_NAME && /\p{L}{2}/u.test(text) && !/^\(.*\)$/.test(text))
      parts.push({ text, line, at: at + raw.indexOf(text), kind: joined ? 'employer' : kindOf(text) })
  }
  for (const separator of line.text.slice(from, to).matchAll(between)) {
    const begin = from + separator.index
    add(begin)
    const joiner = joins.test(separator[0])
    const before = parts.at(-1)
    if (joiner && before?.kind === null) before.kind = 'title'
    joined = joiner
    at = begin + separator[0].length
  }
  add(to)
  return parts
}

/** A title ends in what somebody is; whatever else names a kind of firm is one. */
function kindOf(text: string): Part['kind'] {
  const words = text.replace(/ ?\(.*?\)$/, '')
  if (role.test(words) || /^(?:head|director|leiter(?:in)?|praktikum|ausbildung|chief|vice president) /iu.test(words)) return 'title'
  return company.test(words) || companyForm.test(words) ? 'employer' : null
}
