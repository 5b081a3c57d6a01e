import type { RequisitionSheet } from '../../../machines/flows/requisitionSheet.ts'
import { day, money } from '../../i18n/format.ts'
import { say } from '../../i18n/sheet.ts'

export type Block = { kind: 'text' | 'item'; text: string }
export type Part = { heading: string; blocks: Block[] }
/** Everything that a sheet says, in the reader's language: the paper and the PDF set the same. */
export type SheetWords = { id: number; reference: string; title: string; line: string; facts: { term: string; value: string }[]; side: Part[]; main: Part[] }

export function wordsOf(sheet: RequisitionSheet): SheetWords {
  const { startDate, endDate } = sheet
  const dates = startDate && endDate ? say('dates', { from: day(startDate), to: day(endDate) }) : ''
  const industry = [sheet.industry, sheet.industryDiscipline].filter(Boolean).join(' · ')
  const optional = (term: string, value: string | null) => (value ? [{ term, value }] : [])
  return {
    id: sheet.id,
    reference: sheet.positionId,
    title: sheet.positionTitle,
    line: [sheet.department, say('openings', { n: sheet.openings }), dates].filter(Boolean).join('  ·  '),
    facts: [
      { term: say('authorization'), value: sheet.authorizations.map(named).join(', ') || say('none') },
      { term: say('location', { n: sheet.locations.length }), value: sheet.locations.map(placeOf).join('; ') },
      { term: say('compensation'), value: payOf(sheet.compensation) },
      { term: say('years'), value: yearsOf(sheet.experience) },
      { term: say('contractType'), value: sheet.contractType ?? say('none') },
      ...optional(say('positionType'), sheet.positionType),
      ...optional(say('industry'), industry),
      ...optional(say('requested'), sheet.requestDate && day(sheet.requestDate)),
    ],
    side: [
      listed(say('qualifications'), sheet.qualifications.map(named)),
      ...(sheet.certifications.length > 0 ? [listed(say('certifications'), sheet.certifications.map(named))] : []),
      listed(say('designations'), sheet.designations.map(named)),
      listed(say('skills'), sheet.skills.map(named)),
    ],
    main: [listed(say('responsibilities'), sheet.responsibilities), { heading: say('description'), blocks: blocksOf(sheet.jobDescription ?? '') }],
  }
}

const named = ({ name, mandatory }: { name: string; mandatory: boolean }) => (mandatory ? say('required', { name }) : name)

const listed = (heading: string, items: string[]): Part => ({
  heading,
  blocks: items.length > 0 ? items.map((text) => ({ kind: 'item', text })) : [{ kind: 'text', text: say('none') }],
})

function placeOf({ city, state, country, remote }: RequisitionSheet['locations'][number]): string {
  const place = [city, state, country].filter(Boolean).join(', ')
  return remote ? say('remote', { place }) : place
}

function payOf(pay: RequisitionSheet['compensation']): string {
  if (!pay) return say('none')
  const [from, to] = [money(pay.from, pay.currency), money(pay.to, pay.currency)]
  return say(pay.period, { currency: pay.currency, range: from === to ? from : say('range', { from, to }) })
}

function yearsOf(years: RequisitionSheet['experience']): string {
  if (!years) return say('none')
  return years.max === null ? say('yearsFrom', { min: years.min }) : say('yearsRange', { min: years.min, max: years.max })
}

/** An empty line parts paragraphs; a line that begins with "- " is an item of a list. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: string[] = []
  const close = () => {
    if (open.length > 0) blocks.push({ kind: 'text', text: open.join(' ') })
    open = []
  }
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('- ')) {
      close()
      blocks.push({ kind: 'item', text: line.slice(2) })
    } else if (line) open.push(line)
    else close()
  }
  close()
  return blocks
}

/** `Job-Requisition_{positionId}` of the specification; what file names cannot bear becomes a dash. */
export function sheetFileName(sheets: readonly Pick<RequisitionSheet, 'positionId'>[]): string {
  const first = sheets[0]?.positionId ?? ''
  const which = sheets.length > 1 ? say('allFiles', { first, n: sheets.length - 1 }) : first
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return `Job-Requisition_${which.trim().replaceAll(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, '-')}`
}
