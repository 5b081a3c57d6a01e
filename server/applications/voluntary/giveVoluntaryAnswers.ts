import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { Problem, wrongField } from '../../platform/http/problem.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import { askedVoluntarily, type Kind, NOT_SAID, proofIn } from '../../records/voluntary/questions.ts'
import { voluntaryAnswers } from '../../tables/questions.ts'

type Schemas = components['schemas']

export const voluntaryLimits = {
  giveVoluntaryAnswers: { bucket: ({ request }) => `voluntary:ip:${addressOf(request)}`, most: 30, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

const columns = { GENDER: 'gender', AGE: 'age', DISABILITY: 'disability', ETHNIC_BACKGROUND: 'ethnicBackground' } as const satisfies Record<Kind, string>

/**
 * What somebody says of themselves after applying. It is one row that names nobody: neither an audit row nor a kept answer of the call stands
 * beside it, which would say when it was given.
 */
export const voluntaryAnswerHandlers = ({ db, settings }: App) =>
  ({
    giveVoluntaryAnswers: async ({ body }) => {
      const { questions } = await askedVoluntarily(db)
      if (questions.length === 0)
        throw new Problem(409, 'VOLUNTARY_QUESTIONS_OFF', 'These questions are not asked any more. Nothing was kept, and your application is as it was.')
      const proof = proofIn(settings.secret, body.token)
      if (proof === null) throw wrongField('token', 'These answers belong to no application that we know. Nothing was kept.')
      const said = checked(body.answers, questions)
      const row = Object.fromEntries(questions.map(({ kind }) => [columns[kind], said.get(kind) ?? NOT_SAID]))
      const kept = await db
        .insert(voluntaryAnswers)
        .values({ proof, ...row })
        .onConflictDoNothing()
        .returning({ proof: voluntaryAnswers.proof })
      return { message: kept.length > 0 ? 'Thank you.' : 'Thank you. Your first answers were kept and stay as they are.' }
    },
  }) satisfies Pick<Handlers<operations>, 'giveVoluntaryAnswers'>

function checked(answers: Schemas['GiveVoluntaryAnswers']['answers'], questions: Schemas['VoluntaryQuestions']['questions']): Map<Kind, string> {
  const said = new Map<Kind, string>()
  for (const [at, { kind, answer }] of answers.entries()) {
    const question = questions.find((one) => one.kind === kind)
    if (!question || (answer !== NOT_SAID && !question.choices.includes(answer)))
      throw wrongField(`answers.${at}.answer`, 'The questions changed in the meantime. Load the page anew, or leave this one out.')
    if (said.has(kind)) throw wrongField(`answers.${at}.kind`, 'Answer each question once.')
    said.set(kind, answer)
  }
  return said
}
