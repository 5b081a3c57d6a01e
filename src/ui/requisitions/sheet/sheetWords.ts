import type { RequisitionSheet } from '../../../machines/flows/requisitionSheet.ts'
import { day } from '../../i18n/format.ts'
import { payInWords } from '../../i18n/pay.ts'
import { t } from '../../i18n/sheet.ts'

export type Block = { kind: 'text' | 'item'; text: string }
export type Part = { heading: string; blocks: Block[] }
/** Everything that a sheet says, in the reader's language: the paper and the PDF set the same. */
export type SheetWords = { id: number; reference: string; title: string; line: string; facts: { term: string; value: string }[]; side: Part[]; main: Part[] }

export function wordsOf(sheet: RequisitionSheet): SheetWords {
  const { startDate, endDate } = sheet
  const dates = startDate && endDate ? t('dates', { from: day(startDate), to: day(endDate) }) : ''
  const industry = [sheet.industry, sheet.industryDiscipline].filter(Boolean).join(' · ')
  const optional = (term: string, value: string | null) => (value ? [{ term, value }] : [])
  return {
    id: sheet.id,
    reference: sheet.positionId,
    title: sheet.positionTitle,
    line: [sheet.department, t('openings', { n: sheet.openings }), dates].filter(Boolean).join('  ·  '),
    facts: [
      { term: t('authorization'), value: sheet.authorizations.map(named).join(', ') || t('none') },
      { term: t('location', { n: sheet.locations.length }), value: sheet.locations.map(placeOf).join('; ') },
      { term: t('compensation'), value: payOf(sheet.compensation) },
      { term: t('years'), value: yearsOf(sheet.experience) },
      { term: t('contractType'), value: sheet.contractType ?? t('none') },
      ...optional(t('positionType'), sheet.positionType),
      ...optional(t('industry'), industry),
      ...optional(t('requested'), sheet.requestDate && day(sheet.requestDate)),
    ],
    side: [
      listed(t('qualifications'), sheet.qualifications.map(named)),
      ...(sheet.certifications.length > 0 ? [listed(t('certifications'), sheet.certifications.map(named))] : []),
      listed(t('designations'), sheet.designations.map(named)),
      listed(t('skills'), sheet.skills.map(named)),
    ],
    main: [listed(t('responsibilities'), sheet.responsibilities), { heading: t('description'), blocks: blocksOf(sheet.jobDescription ?? '') }],
  }
}

const named = ({ name, mandatory }: { name: string; mandatory: boolean }) => (mandatory ? t('required', { name }) : name)

const listed = (heading: string, items: string[]): Part => ({
  heading,
  blocks: items.length > 0 ? items.map((text) => ({ kind: 'item', text })) : [{ kind: 'text', text: t('none') }],
})

function placeOf({ city, state, country, remote }: RequisitionSheet['locations'][number]): string {
  const place = [city, state, country].filter(Boolean).join(', ')
  return remote ? t('remote', { place }) : place
}

function payOf(pay: RequisitionSheet['compensation']): string {
  return pay ? payInWords(pay) : t('none')
}

function yearsOf(years: RequisitionSheet['experience']): string {
  if (!years) return t('none')
  return years.max === null ? t('yearsFrom', { min: years.min }) : t('yearsRange', { min: years.min, max: years.max })
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
  const which = sheets.length > 1 ? t('allFiles', { first, n: sheets.length - 1 }) : first
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return `Job-Requisition_${which.trim().replaceAll(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, '-')}`
}
