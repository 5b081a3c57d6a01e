import { eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { askedVoluntarily, NOT_SAID, ownChoices, readVoluntarySettings } from '../../records/voluntary/questions.ts'
import { words } from '../../tables/contract.gen.ts'
import { voluntaryQuestions, voluntarySettings } from '../../tables/questions.ts'

type Settings = components['schemas']['VoluntarySettings']

/** Whether people are asked about themselves after applying, what, and in which words. */
export const voluntarySettingsHandlers = (app: App) =>
  ({
    listVoluntaryQuestions: async () => ({ data: await askedVoluntarily(app.db) }),
    getVoluntarySettings: async () => ({
      data: await readVoluntarySettings(app.db),
      offered: words.VoluntaryKind.map((kind) => ({ kind, choices: [...ownChoices[kind]] })),
    }),

    saveVoluntarySettings: (call) => {
      const after = checked(call.body)
      return write(app, call, async (tx) => {
        const [row] = await tx.select().from(voluntarySettings).for('update')
        checkVersion(row!, after.version)
        const { version: _, ...before } = await readVoluntarySettings(tx)
        const { questions, asks, introduction } = after
        await tx
          .update(voluntarySettings)
          .set({ asks, introduction, version: row!.version + 1 })
          .where(eq(voluntarySettings.id, row!.id))
        for (const { kind, ...question } of questions) await tx.update(voluntaryQuestions).set(question).where(eq(voluntaryQuestions.kind, kind))
        await audit(tx, { by: call.caller, action: 'update', entity: 'voluntaryQuestions', id: row!.id, before, after: { asks, introduction, questions } })
        return { message: 'Successfully saved!', responseData: await readVoluntarySettings(tx) }
      })
    },
  }) satisfies Pick<Handlers<operations>, 'listVoluntaryQuestions' | 'getVoluntarySettings' | 'saveVoluntarySettings'>

/** The answers that the product has itself: typed, they would be shown as other words. */
const reserved: readonly string[] = [NOT_SAID, ...Object.values(ownChoices).flat()]

function checked({ introduction, questions, ...rest }: Settings): Settings {
  if (new Set(questions.map(({ kind }) => kind)).size < words.VoluntaryKind.length) throw wrongField('questions', 'Name each kind of question once.')
  if (rest.asks && !questions.some(({ asked }) => asked))
    throw wrongField('asks', 'Choose at least one question, or leave the voluntary questions switched off.')
  return { ...rest, introduction: introduction.trim(), questions: questions.map(checkedQuestion) }
}

function checkedQuestion({ kind, asked, wording, choices }: Settings['questions'][number], at: number): Settings['questions'][number] {
  const lines = choices.map((choice) => choice.trim())
  const refuse = (message: string) => wrongField(`questions.${at}.choices`, message)
  const twice = lines.find((line, place) => lines.slice(0, place).some((other) => other.toLowerCase() === line.toLowerCase()))
  if (twice !== undefined) throw refuse(`"${twice}" stands here twice. Leave one of them.`)
  const taken = lines.find((line) => reserved.includes(line))
  if (taken !== undefined) throw refuse(`"${taken}" cannot be an answer. Write it in other words.`)
  const most = lines.length || ownChoices[kind].length
  if ((asked || lines.length > 0) && most < 2) throw refuse('Write at least two answers, each on a line of its own.')
  return { kind, asked, wording: wording.trim(), choices: lines }
}
