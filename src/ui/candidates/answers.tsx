import type { components } from '../../api/recruitment.gen.ts'
import type { TableSearch } from '../data/table/address.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { t } from '../i18n/jobPost.ts'
import type { ApplicationRow } from './applicationColumns.tsx'

type Schemas = components['schemas']
type AskedQuestion = Schemas['AskedQuestion']

/** An answer as people read it. */
export const answerInWords = (kind: AskedQuestion['kind'], answer: readonly string[]): string =>
  answer.map((word) => (kind === 'YES_NO' ? t(word === 'true' ? 'yes' : 'no') : word)).join(', ')

const ofKind = { SHORT_TEXT: 'text', LONG_TEXT: 'text', YES_NO: 'select', ONE_OF: 'select', SEVERAL_OF: 'select', NUMBER: 'number' } as const
/** A heading is no place for three lines. */
const LONGEST = 80
const inShort = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

function columnOf({ id, kind, text, options }: AskedQuestion): TableColumn<ApplicationRow> {
  const choices = kind === 'YES_NO' ? ['true', 'false'] : options
  return {
    id: `answer${id}`,
    header: inShort(text),
    kind: ofKind[kind],
    width: 180,
    startsHidden: true,
    ...(ofKind[kind] === 'text' ? { operator: 'STR_CONTAIN' as const } : {}),
    ...(ofKind[kind] === 'select' ? { options: choices.map((value) => ({ value, label: answerInWords(kind, [value]) })) } : {}),
    ...(kind === 'SEVERAL_OF' ? {} : { mayBeEmpty: true as const }),
    cell: ({ answers }) => answerInWords(kind, answers?.find(({ questionId }) => questionId === id)?.answer ?? []),
  }
}

/** What a requisition's candidates were asked, as columns beside the others; the way back to the record stays last. */
export const withAnswerColumns = (columns: readonly TableColumn<ApplicationRow>[], asked: readonly AskedQuestion[]) => [...columns, ...asked.map(columnOf)]

/** Whether a list is narrowed by an answer: then the questions have to be known before it is asked for. */
export const isByAnswer = ({ by, where = [] }: TableSearch) => [by, ...where.map(({ column }) => column)].some((name) => /^answer\d/.test(name ?? ''))
