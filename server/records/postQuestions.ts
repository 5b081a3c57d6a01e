import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { notFilled } from '../platform/db/constraints.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { applicationAnswers, jobPostQuestions } from '../tables/questions.ts'

type Schemas = components['schemas']
export type Question = Schemas['PostQuestion']
type Given = Schemas['PostQuestionChange']

/** Whether something is chosen from a list that HR wrote. */
const isChoice = (kind: Question['kind']) => kind === 'ONE_OF' || kind === 'SEVERAL_OF'

const { id, kind, text, required, options } = jobPostQuestions

/** What a post asks now, in its order. */
export const readQuestions = (db: Database | Tx, jobPostId: number): Promise<Question[]> =>
  db
    .select({ id, kind, text, required, options })
    .from(jobPostQuestions)
    .where(and(eq(jobPostQuestions.jobPostId, jobPostId), isNotNull(jobPostQuestions.position)))
    .orderBy(asc(jobPostQuestions.position))

/** What is wrong with questions as somebody wrote them, each at its field. */
function checked(given: readonly Given[], known: readonly Question[]): Given[] {
  const wrong: { field: string; message: string }[] = []
  const clean = given.map((one, at) => {
    const words = { ...one, text: one.text.trim(), options: isChoice(one.kind) ? [...new Set(one.options.map((option) => option.trim()).filter(Boolean))] : [] }
    const tell = (field: string, message: string) => wrong.push({ field: `questions.${at}.${field}`, message })
    if (!words.text) tell('text', 'Enter the question.')
    if (isChoice(one.kind) && words.options.length < 2) tell('options', 'Name at least two choices.')
    if (
      one.questionId !== undefined &&
      (!known.some((question) => question.id === one.questionId) || given.findIndex((other) => other.questionId === one.questionId) < at)
    )
      tell('text', 'This question is not there any more. Remove it, or add it anew.')
    return words
  })
  if (wrong.length > 0) throw notFilled(...wrong)
  return clean
}

/**
 * Keeps the questions of a locked post in their order. A question of another kind is another question: what was answered
 * keeps the old one.
 */
export async function saveQuestions(tx: Tx, jobPostId: number, given: readonly Given[]): Promise<Question[]> {
  const known = await readQuestions(tx, jobPostId)
  const clean = checked(given, known)
  const stays = given.map((one) => known.find((question) => question.id === one.questionId && question.kind === one.kind)?.id)
  const gone = known.filter((question) => !stays.includes(question.id)).map((question) => question.id)
  if (gone.length > 0) await retire(tx, gone)
  for (const [at, { kind, text, required, options }] of clean.entries()) {
    const values = { position: at + 1, kind, text, required, options }
    const stayed = stays[at]
    if (stayed === undefined) await tx.insert(jobPostQuestions).values({ ...values, jobPostId })
    else await tx.update(jobPostQuestions).set(values).where(eq(jobPostQuestions.id, stayed))
  }
  return readQuestions(tx, jobPostId)
}

/** Asked no more; one that was answered stays for its answers. */
async function retire(tx: Tx, ids: number[]) {
  const isAnswered: SQL = sql`exists (select 1 from ${applicationAnswers} a where a.question_id = ${jobPostQuestions.id})`
  await tx.delete(jobPostQuestions).where(and(inArray(jobPostQuestions.id, ids), sql`not ${isAnswered}`))
  await tx.update(jobPostQuestions).set({ position: null }).where(inArray(jobPostQuestions.id, ids))
}

/** The same questions for another post. */
export async function copyQuestions(tx: Tx, from: number, to: number): Promise<void> {
  const questions = await readQuestions(tx, from)
  if (questions.length === 0) return
  await tx.insert(jobPostQuestions).values(questions.map(({ id: _, ...question }, at) => ({ ...question, jobPostId: to, position: at + 1 })))
}

/** As the audit log names them. */
export const questionsInWords = (questions: readonly Question[]): string[] =>
  questions.map(({ text, options }) => (options.length > 0 ? `${text} (${options.join(' / ')})` : text))
