import { and, asc, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { lockVisibleApplication, readApplication, seesAll } from '../records/applications.ts'
import { readBreakdown } from '../records/scoring/readBreakdown.ts'
import { veilOf } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { requirementJudgements } from '../tables/selection.ts'

/** Whether a candidate meets a criterion, as people see it. Who sees a candidate judges: HR, and those who interview. */
export const requirementHandlers = (app: App) =>
  ({
    judgeRequirement: (call) =>
      write(app, call, async (tx) => {
        const { applicationId, section, name, meets, comment } = call.body
        const row = await lockVisibleApplication(tx, call.caller, applicationId)
        const breakdown = await readBreakdown(tx, row)
        const criterion = breakdown?.parts.some((part) => part.section === section && part.name === name)
        if (!criterion) throw wrongField('name', 'The position does not ask for this any more. Open the candidate again.')
        const { accountId } = call.caller
        const mine = { applicationId, accountId, section, name }
        const same = and(
          eq(requirementJudgements.applicationId, applicationId),
          eq(requirementJudgements.accountId, accountId),
          eq(requirementJudgements.section, section),
          eq(requirementJudgements.name, name),
        )
        const [before] = await tx.select().from(requirementJudgements).where(same)
        if (before) await tx.delete(requirementJudgements).where(same)
        const said = comment?.trim() || null
        if (meets !== null) await tx.insert(requirementJudgements).values({ ...mine, meets, comment: said })
        const about = { entity: 'requirement', id: applicationId, requisitionId: row.requisitionId, applicationId }
        const change = { ...(before ? { before: { meets: before.meets } } : {}), after: { name, meets, ...(said ? { comment: said } : {}) } }
        await audit(tx, { ...about, by: call.caller, action: meets === null ? 'takeBack' : 'judge', ...change })
        return { message: 'Successfully updated!' }
      }),

    listRequirementJudgements: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      const list = await app.db
        .select({ judgement: requirementJudgements, judge: accounts.name })
        .from(requirementJudgements)
        .innerJoin(accounts, eq(accounts.id, requirementJudgements.accountId))
        .where(eq(requirementJudgements.applicationId, row.id))
        .orderBy(asc(requirementJudgements.id))
      const breakdown = await readBreakdown(app.db, row)
      const veil = await veilOf(app.db, caller, row)
      const asked = (one: (typeof list)[number]) =>
        breakdown?.parts.some(({ section, name }) => section === one.judgement.section && name === one.judgement.name)
      return {
        responseDataList: list
          .filter((one) => asked(one) && (seesAll(caller) || one.judgement.accountId === caller.accountId))
          .map(({ judgement: { section, name, meets, comment, accountId, at }, judge }) => {
            return { section, name, meets, comment: veil.text(comment), judge, mine: accountId === caller.accountId, at: at.toISOString() }
          }),
      }
    },
  }) satisfies Pick<Handlers<operations>, 'judgeRequirement' | 'listRequirementJudgements'>
