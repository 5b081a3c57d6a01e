import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { keeping } from '../../platform/db/constraints.ts'
import type { Tx } from '../../platform/db/database.ts'
import { onePage } from '../../platform/db/page.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { leaveAssignments, leaveKinds, leavePolicies, leavePolicySteps } from '../../tables/leave.ts'
import { postDueLeave } from '../ledger/postEntries.ts'
import { named } from './manageKinds.ts'

type Body = components['schemas']['NewLeavePolicy']
type Policy = typeof leavePolicies.$inferSelect
const entity = 'leavePolicy'
const people = sql<number>`(select count(distinct ${leaveAssignments.employeeId})::int from ${leaveAssignments} where ${leaveAssignments.policyId} = ${leavePolicies.id})`

async function valuesOf(tx: Tx, { name, steps: _steps, ...rest }: Body) {
  const [kind] = await tx.select().from(leaveKinds).where(eq(leaveKinds.id, rest.kindId)).for('share')
  if (!kind) throw wrongField('kindId', 'This is no longer there. Choose another.')
  if (!kind.counted) throw wrongField('kindId', `${kind.name} has no balance that could be earned. Choose another kind.`)
  return { ...rest, name: named(name, 'policy') }
}

async function keepSteps(tx: Tx, policyId: number, steps: Body['steps']): Promise<void> {
  const twice = steps.findIndex(({ afterYears }, at) => steps.findIndex((one) => one.afterYears === afterYears) !== at)
  if (twice >= 0) throw wrongField(`steps.${twice}.afterYears`, 'There is a step for this number of years already.')
  await tx.delete(leavePolicySteps).where(eq(leavePolicySteps.policyId, policyId))
  if (steps.length > 0) await tx.insert(leavePolicySteps).values(steps.map((step) => ({ ...step, policyId })))
}

const told = ({ id: _id, createdAt: _at, isSample: _sample, version: _version, ...rest }: Policy, steps: Body['steps']) => ({ ...rest, steps })

export const policyHandlers = (app: App) =>
  ({
    listLeavePolicies: async () => {
      const rows = await app.db
        .select({ policy: leavePolicies, kindName: leaveKinds.name, people })
        .from(leavePolicies)
        .innerJoin(leaveKinds, eq(leaveKinds.id, leavePolicies.kindId))
        .orderBy(asc(leavePolicies.kindId), asc(leavePolicies.name))
        .limit(500)
      const ids = rows.map(({ policy }) => policy.id)
      const steps =
        ids.length === 0
          ? []
          : await app.db.select().from(leavePolicySteps).where(inArray(leavePolicySteps.policyId, ids)).orderBy(asc(leavePolicySteps.afterYears))
      const list = rows.map(({ policy: { createdAt: _, ...policy }, ...rest }) => ({
        ...{ ...policy, ...rest },
        steps: steps.filter(({ policyId }) => policyId === policy.id).map(({ afterYears, minutesPerYear }) => ({ afterYears, minutesPerYear })),
      }))
      return { responseDataList: list, paging: onePage(list) }
    },

    addLeavePolicy: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const [policy] = await keeping(
          tx
            .insert(leavePolicies)
            .values(await valuesOf(tx, body))
            .returning(),
        )
        await keepSteps(tx, policy!.id, body.steps)
        await audit(tx, { by: caller, action: 'create', entity, id: policy!.id, after: told(policy!, body.steps) })
        return { responseData: { id: policy!.id, version: policy!.version }, message: 'Successfully created!' }
      }),

    updateLeavePolicy: async (call) => {
      // What was earned by the rules of before is posted before they change.
      await postDueLeave(app)
      return write(app, call, async (tx) => {
        const { params, caller } = call
        const { version, retired, ...body } = call.body
        const [policy] = await tx.select().from(leavePolicies).where(eq(leavePolicies.id, params.id)).for('update')
        if (!policy) throw notFound('policy')
        checkVersion(policy, version)
        const [used] = await tx.select({ id: leaveAssignments.id }).from(leaveAssignments).where(eq(leaveAssignments.policyId, policy.id)).limit(1)
        if (used && body.kindId !== policy.kindId) throw wrongField('kindId', 'People have this policy already. Add another policy for another kind.')
        const before = await tx.select().from(leavePolicySteps).where(eq(leavePolicySteps.policyId, policy.id)).orderBy(asc(leavePolicySteps.afterYears))
        const values = { ...(await valuesOf(tx, body)), retired, isSample: false, version: version + 1 }
        const [row] = await keeping(tx.update(leavePolicies).set(values).where(eq(leavePolicies.id, policy.id)).returning())
        await keepSteps(tx, policy.id, body.steps)
        const steps = before.map(({ afterYears, minutesPerYear }) => ({ afterYears, minutesPerYear }))
        await audit(tx, { by: caller, action: 'save', entity, id: policy.id, before: told(policy, steps), after: told(row!, body.steps) })
        return { message: 'Successfully saved!' }
      })
    },
  }) satisfies Pick<Handlers<operations>, 'listLeavePolicies' | 'addLeavePolicy' | 'updateLeavePolicy'>
