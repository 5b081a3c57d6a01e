import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { type FieldError, Problem } from '../platform/http/problem.ts'
import { applicants, applications } from '../tables/applications.ts'
import { applicationAnswers, jobPostQuestions } from '../tables/questions.ts'
import { jobPosts } from '../tables/requisitions.ts'
import type { Question } from './postQuestions.ts'
import { type Reader, veilColumns, veilOver } from './withoutNames.ts'

type Schemas = components['schemas']
type Given = Schemas['PublicAnswer']
/** An answer with its question as it was asked. */
export type Answered = Omit<typeof applicationAnswers.$inferInsert, 'id' | 'applicationId'>

/** In which field each kind is answered. */
const fieldOf: Record<Question['kind'], string> = {
  SHORT_TEXT: 'text',
  LONG_TEXT: 'longText',
  YES_NO: 'yes',
  ONE_OF: 'option',
  SEVERAL_OF: 'options',
  NUMBER: 'number',
}

/** The words of an answer; null when it is of another kind than its question, or chooses what cannot be chosen. */
function wordsOf({ kind, options }: Question, given: Given): string[] | null {
  const { questionId: _, ...answer } = given
  const [[field, value] = []] = Object.entries(answer)
  if (field !== fieldOf[kind]) return null
  const words = [value].flat().map((one) => String(one).trim())
  return options.length === 0 || words.every((word) => options.includes(word)) ? words.filter(Boolean) : null
}

/** What is wrong with the answers of an applicant is told at each question (`answers.12`); what is right comes back with the questions. */
export function checkedAnswers(questions: readonly Question[], given: readonly Given[]): Answered[] {
  const wrong: FieldError[] = []
  const isUnknown = given.some(({ questionId }, at) => {
    return !questions.some(({ id }) => id === questionId) || given.findIndex((other) => other.questionId === questionId) < at
  })
  if (isUnknown)
    wrong.push({ field: 'answers', message: 'The questions of this position changed in the meantime. Load the page again and look at your answers.' })
  const answered = questions.flatMap((question, at): Answered[] => {
    const { id: questionId, kind, text, options, required } = question
    const one = given.find((answer) => answer.questionId === questionId)
    const answer = one ? wordsOf(question, one) : []
    if (answer === null) wrong.push({ field: `answers.${questionId}`, message: `Answer this question in its own way: ${text}` })
    else if (answer.length === 0 && required) wrong.push({ field: `answers.${questionId}`, message: `Answer this question: ${text}` })
    return answer && answer.length > 0 ? [{ questionId, position: at + 1, kind, text, options, answer }] : []
  })
  if (wrong.length > 0) throw new Problem(400, 'BAD_INPUT', wrong[0]!.message, wrong)
  return answered
}

export async function addAnswers(tx: Tx, applicationId: number, answered: readonly Answered[]): Promise<void> {
  if (answered.length > 0) await tx.insert(applicationAnswers).values(answered.map((one) => ({ ...one, applicationId })))
}

/** Question and answer as they were, in the order in which they were asked. */
export const readAnswers = async (db: Database, reader: Reader, applicationId: number): Promise<Schemas['ApplicationAnswer'][]> => {
  const { questionId, kind, text, options, answer } = applicationAnswers
  const rows = await db
    .select({ asked: { questionId, kind, text, options }, answer, person: veilColumns })
    .from(applicationAnswers)
    .innerJoin(applications, eq(applications.id, applicationAnswers.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(eq(applicationAnswers.applicationId, applicationId))
    .orderBy(asc(applicationAnswers.position))
  return rows.map(({ asked, answer, person }) => ({ ...asked, answer: answer.map(veilOver(reader, person).text) }))
}

/** What these applications answered to the questions of one requisition. */
export async function answersAmong(db: Database, reader: Reader, requisitionId: number, applicationIds: number[]) {
  if (applicationIds.length === 0) return new Map<number, { questionId: number; answer: string[] }[]>()
  const rows = await db
    .select({ applicationId: applicationAnswers.applicationId, questionId: jobPostQuestions.id, answer: applicationAnswers.answer, person: veilColumns })
    .from(applicationAnswers)
    .innerJoin(applications, eq(applications.id, applicationAnswers.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(jobPostQuestions, eq(jobPostQuestions.id, applicationAnswers.questionId))
    .innerJoin(jobPosts, eq(jobPosts.id, jobPostQuestions.jobPostId))
    .where(and(inArray(applicationAnswers.applicationId, applicationIds), eq(jobPosts.requisitionId, requisitionId)))
  const struck = rows.map(({ person, answer, ...row }) => ({ ...row, answer: answer.map(veilOver(reader, person).text) }))
  return Map.groupBy(struck, ({ applicationId }) => applicationId)
}

/** What candidates of a requisition were asked: those that are not asked any more stand last, the newest of them first. */
export async function readAsked(db: Database, requisitionId: number): Promise<Schemas['AskedQuestion'][]> {
  const { id, kind, text, options, position, jobPostId } = jobPostQuestions
  const chosen = sql<string[] | null>`(select array_agg(distinct word) from ${applicationAnswers} a, unnest(a.answer) word
    where a.question_id = ${id} and cardinality(a.options) > 0)`
  const rows = await db
    .select({ id, kind, text, options, chosen })
    .from(jobPostQuestions)
    .innerJoin(jobPosts, eq(jobPosts.id, jobPostId))
    .where(eq(jobPosts.requisitionId, requisitionId))
    .orderBy(sql`${position} nulls last`, sql`${id} desc`)
    .limit(50)
  return rows.map(({ chosen, ...row }) => ({ ...row, options: [...new Set([...row.options, ...(chosen ?? [])])].slice(0, 100) }))
}
