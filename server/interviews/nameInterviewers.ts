import { and, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { isStaff } from '../platform/http/permissions.ts'
import { wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { interviewersOf } from '../records/selectionSteps.ts'
import { accounts } from '../tables/accounts.ts'
import { stepInterviewers } from '../tables/selection.ts'
import { lockStep } from './lockSelectionProcess.ts'

const MOST_INTERVIEWERS = 20
const ENTITY = 'selectionStep'

export const interviewerHandlers = (app: App) =>
  ({
    createInterviewer: (call) =>
      write(app, call, async (tx) => {
        const { stepId, accountId } = call.body
        const { step } = await lockStep(tx, call.caller, stepId)
        const [person] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
        if (!person || !isTagged(accountStates, person.status, 'maySignIn') || !isStaff(person)) throw wrongField('accountId', 'Choose people from the list.')
        const named = await interviewersOf(tx, [step])
        if (named.length >= MOST_INTERVIEWERS) throw wrongField('accountId', `At most ${MOST_INTERVIEWERS} people interview at one step.`)
        const fresh = await tx.insert(stepInterviewers).values({ stepId, accountId }).onConflictDoNothing().returning()
        const about = { entity: ENTITY, id: step.id, requisitionId: step.requisitionId }
        if (fresh.length > 0) await audit(tx, { ...about, by: call.caller, action: 'addInterviewer', after: { title: step.title, interviewer: person.name } })
        return { message: 'Successfully created!' }
      }),

    removeInterviewer: (call) =>
      write(app, call, async (tx) => {
        const { stepId, accountId } = call.body
        const { step } = await lockStep(tx, call.caller, stepId)
        const person = (await interviewersOf(tx, [step])).find(({ id }) => id === accountId)
        if (!person) throw wrongField('accountId', 'This person does not interview at this step.')
        await tx.delete(stepInterviewers).where(and(eq(stepInterviewers.stepId, stepId), eq(stepInterviewers.accountId, accountId)))
        const about = { entity: ENTITY, id: step.id, requisitionId: step.requisitionId }
        await audit(tx, { ...about, by: call.caller, action: 'removeInterviewer', before: { title: step.title, interviewer: person.name } })
        return { message: 'deleted' }
      }),
  }) satisfies Pick<Handlers<operations>, 'createInterviewer' | 'removeInterviewer'>
