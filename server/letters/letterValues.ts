import type { components } from '../../src/api/hr.gen.ts'
import { EVENT_FIELDS, isMergeField, MERGE_FIELDS, type MergeField, type Values } from '../mail/mergeFields.ts'
import { cleanSubject, encode, fieldsIn, fill, lineOf, textOf, typedFieldsIn } from '../mail/richText.ts'
import { type Company, logoAddress } from '../platform/company.ts'
import type { App, Caller } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import { dayInWords, payInWords } from '../platform/wording.ts'
import type { Case, LetterContent } from '../records/letters.ts'
import type { LetterKind } from '../tables/letters.ts'

export const LETTER_EVENT = { offer: 'OFFER_LETTER_TEXT', contract: 'CONTRACT_LETTER_TEXT' } as const
const NAME = { offer: 'Offer', contract: 'Contract' } as const
/** A letter without these says too little, whether its text uses them or not. */
const ALWAYS: MergeField[] = ['positionTitle', 'startDate', 'salary', 'lapsesOn']

type Missing = components['schemas']['MissingField']
type Rendered = { html: string; text: string; subject: string; missing: Missing[] }
type Stated = {
  kind: LetterKind
  about: Case
  content: LetterContent
  number: number
  sender: Pick<Caller, 'name' | 'roles'>
  /** The names of the documents that it asks for. */
  documents: readonly string[]
}

/** What every merge field of a letter stands for now. */
export function letterValues({ settings }: Pick<App, 'settings'>, { kind, about, content, number, sender, documents }: Stated): Values {
  const { applicant, application } = about
  return {
    firstName: applicant.firstName,
    fullName: [applicant.firstName, applicant.middleName, applicant.surName].filter(Boolean).join(' '),
    positionTitle: content.jobTitle.trim(),
    organisation: about.company.name,
    department: content.department.trim(),
    city: content.city.trim(),
    country: content.country.trim(),
    startDate: content.startDate && dayInWords(content.startDate),
    salary: content.salaryMinor === null ? null : payInWords(content.salaryMinor, content.currency, content.period),
    manager: content.managerName.trim(),
    contractType: content.contractType.trim(),
    complianceList: documents.length ? documents.join(' · ') : 'none',
    lapsesOn: content.lapsesOn && dayInWords(content.lapsesOn),
    today: dayInWords(todayIn(settings)),
    letterNumber: `${NAME[kind]} ${application.id} / ${number}`,
    senderName: sender.name,
    senderRole: sender.roles.find((role) => role !== 'Applicant') ?? '',
  }
}

/** The head of a letter: who writes, with the logo, and which letter of which day this is. What was sent keeps its own. */
const headOf = ({ name, addressLine, website, logo }: Company, { today, letterNumber }: Values) => {
  const picture = logo ? `<img src="${logoAddress(logo.id)}" alt="" width="${logo.width}" height="${logo.height}" /><br />` : ''
  const lines = [addressLine, website].filter(Boolean).map((line) => `<br />${encode(line)}`)
  const about = [today, letterNumber].map((line) => encode(line ?? '')).join('<br />')
  return `<div class="letter-head"><p>${picture}<strong>${encode(name)}</strong>${lines.join('')}</p><p>${about}</p></div>`
}

/** Who issued a letter and the logo in its head, as they were when it was sent. */
export function issuerOf(html: string): { name: string; logoId: number | null } {
  const [head = ''] = /^<div class="letter-head">.*?<\/div>/s.exec(html) ?? []
  const [, name = ''] = /<strong>(.*?)<\/strong>/s.exec(head) ?? []
  const [, id] = /<img src="\/api\/v1\/company\/logo\/(\d{1,9})"/.exec(head) ?? []
  return { name: textOf(name), logoId: id === undefined ? null : Number(id) }
}

/** The letter as it is sent. Preview and sending both come through here, so they cannot differ. */
export function renderLetter({ subject, body }: Pick<LetterContent, 'subject' | 'body'>, values: Values, company: Company): Rendered {
  const html = headOf(company, values) + fill(body, values, 'marked')
  const used = new Set([...fieldsIn(body), ...fieldsIn(subject), ...ALWAYS])
  const missing: Missing[] = [...used].filter((field) => !values[field]).map((field) => ({ field, ...MERGE_FIELDS[field] }))
  if (!lineOf(subject) && fieldsIn(subject).length === 0) missing.push({ field: 'subject', label: 'Subject', place: 'letter' })
  if (!textOf(body) && fieldsIn(body).length === 0) missing.push({ field: 'body', label: 'Text of the letter', place: 'letter' })
  for (const [field, written] of Object.entries({ subject, body })) for (const label of typedFieldsIn(written)) missing.push({ field, label, place: 'typed' })
  return { html, text: textOf(html), subject: lineOf(fill(cleanSubject(subject), values, 'dropped')), missing }
}

/** Fields that a letter's text uses although letters do not know them. */
export const strangersIn = (kind: LetterKind, html: string) => {
  const known: readonly string[] = EVENT_FIELDS[LETTER_EVENT[kind]]
  return fieldsIn(html).filter((field) => isMergeField(field) && !known.includes(field))
}
