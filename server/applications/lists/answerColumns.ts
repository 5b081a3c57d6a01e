import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Criteria, ListColumn, ListColumns } from '../../platform/db/listColumns.ts'
import { answersAmong, readAsked } from '../../records/applicationAnswers.ts'
import { readRequisition } from '../../records/requisitions.ts'
import { personal, type Reader } from '../../records/withoutNames.ts'
import { applications } from '../../tables/applications.ts'
import { applicationAnswers, jobPostQuestions } from '../../tables/questions.ts'
import { jobPosts } from '../../tables/requisitions.ts'
import type { ExportColumns } from '../../workbooks/exportList.ts'

type Schemas = components['schemas']
type Row = Schemas['ApplicationRow']
type Kind = Schemas['QuestionKind']

/** The answers to question 12 are the column answer12. */
const nameOf = (questionId: number) => `answer${questionId}`
const idsIn = (names: readonly string[]) =>
  names.flatMap((name) => {
    const id = Number(/^answer([1-9]\d{0,9})$/.exec(name)?.[1])
    return id < 2 ** 31 ? [id] : []
  })

/** What of an answer is sorted and compared; asked of each row, and only where a list asks for it. */
function columnOf({ id, kind }: { id: number; kind: Kind }, reader: Reader): ListColumn {
  const of = (what: SQL) => sql`(select ${what} from ${applicationAnswers} a where a.question_id = ${id} and a.application_id = ${applications.id})`
  const first = of(sql`a.answer[1]`)
  if (kind === 'NUMBER') return { sql: of(sql`a.answer[1]::float8`), kind: 'number' }
  if (kind === 'SEVERAL_OF')
    return { sql: of(sql`array_to_string(a.answer, ', ')`), kind: 'select', chosen: (value) => sql`coalesce(${of(sql`${value} = any(a.answer)`)}, false)` }
  const text = { sql: of(sql`left(a.answer[1], 300)`), filteredBy: first }
  // What somebody wrote may say who they are.
  return kind === 'YES_NO' || kind === 'ONE_OF' ? { ...text, kind: 'select' } : { ...text, kind: 'text', ...personal(reader) }
}

/** The requisition whose candidates a list is about, whoever asks for it. */
export const requisitionIn = ({ columns = [], operators = [], values = [], groups }: Criteria): number | undefined => {
  const at = columns.indexOf('requisitionId')
  const isAlone = !groups || groups.filter((group) => group === groups[at]).length === 1
  return at >= 0 && operators[at] === 'NUM_EQUAL' && isAlone ? Number(values[at]) : undefined
}

/** The columns of those answers that these criteria name, of one requisition only; nothing is asked where none is named. */
export async function answerColumns(
  db: Database,
  reader: Reader,
  { columns = [], sort = '' }: Criteria,
  requisitionId: number | undefined,
): Promise<ListColumns> {
  const ids = idsIn([...columns, sort.replace(/^-/, '')])
  if (ids.length === 0 || !Number.isSafeInteger(requisitionId)) return {}
  const found = await db
    .select({ id: jobPostQuestions.id, kind: jobPostQuestions.kind })
    .from(jobPostQuestions)
    .innerJoin(jobPosts, eq(jobPosts.id, jobPostQuestions.jobPostId))
    .where(and(inArray(jobPostQuestions.id, ids), sql`${jobPosts.requisitionId}::bigint = ${requisitionId}::bigint`))
  return Object.fromEntries(found.map((question) => [nameOf(question.id), columnOf(question, reader)]))
}

/** So many letters of a long text say in a list what it is about. */
const SHORT = 200
const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT - 1)}…` : text)

/** The answers of a page's rows, read for these alone. */
export async function withAnswers(db: Database, reader: Reader, rows: Row[], requisitionId: number, whole = false): Promise<Row[]> {
  const answers = await answersAmong(
    db,
    reader,
    requisitionId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = answers.get(row.id)?.map(({ questionId, answer }) => ({ questionId, answer: whole ? answer : answer.map(shortened) }))
    return own ? { ...row, answers: own } : row
  })
}

/** The columns of a requisition's answers as they leave in a file. */
export async function exportedAnswers(db: Database, requisitionId: number): Promise<ExportColumns<Row>> {
  const asked = await readAsked(db, requisitionId)
  return Object.fromEntries(
    asked.map(({ id, kind }) => [
      nameOf(id),
      ({ answers }: Row) => {
        const answer = answers?.find(({ questionId }) => questionId === id)?.answer
        return kind === 'NUMBER' && answer ? Number(answer[0]) : answer
      },
    ]),
  )
}

export const askedQuestionHandlers = ({ db }: App) =>
  ({
    listAskedQuestions: async ({ params: { id }, caller }) => {
      await readRequisition(db, caller, id)
      return { responseDataList: await readAsked(db, id) }
    },
  }) satisfies Pick<Handlers<operations>, 'listAskedQuestions'>
