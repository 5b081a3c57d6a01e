import { and, asc, eq, gte, ilike, lte, sql } from 'drizzle-orm'
import type { operations } from '../../../src/api/hr.gen.ts'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isDay, todayIn } from '../../platform/days.ts'
import { onePage } from '../../platform/db/page.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { leaveSubstitutes, leaveTeams } from '../../tables/calendars.ts'
import { employees } from '../../tables/employees.ts'
import { mailSubstitute } from '../mailLeave.ts'
import { nameOf, ownEmployee, personName, worksHere } from '../people.ts'

const noRecord = () => new Problem(409, 'NO_RECORD', 'There is no employee record for you. Nobody reports to you.')
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const leadsSomebody = sql`exists (select 1 from ${employees} led where led.manager_id = ${employees}.id and led.status <> all (${sql.param(tagged(employeeStates, 'ended'))}::text[]))`

export const substituteHandlers = (app: App) =>
  ({
    listLeaveSubstitutes: async ({ caller }) => {
      const own = await ownEmployee(app.db, caller)
      const list = own
        ? await app.db
            .select({
              id: leaveSubstitutes.id,
              substituteId: leaveSubstitutes.substituteId,
              name: personName,
              fromDay: leaveSubstitutes.fromDay,
              toDay: leaveSubstitutes.toDay,
            })
            .from(leaveSubstitutes)
            .innerJoin(employees, eq(employees.id, leaveSubstitutes.substituteId))
            .where(and(eq(leaveSubstitutes.employeeId, own.id), gte(leaveSubstitutes.toDay, todayIn(app.settings))))
            .orderBy(asc(leaveSubstitutes.fromDay), asc(leaveSubstitutes.id))
            .limit(100)
        : []
      return { responseDataList: list, paging: onePage(list) }
    },

    addLeaveSubstitute: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const { fromDay, toDay, substituteId } = body
        const own = await ownEmployee(tx, caller)
        if (!own) throw noRecord()
        const today = todayIn(app.settings)
        if (!isDay(fromDay)) throw wrongField('fromDay', 'Enter the first day, like 1 7 2026')
        if (!isDay(toDay) || toDay < fromDay) throw wrongField('toDay', 'Choose a last day that is not before the first one.')
        if (toDay < today) throw wrongField('toDay', 'Choose a day that has not passed.')
        const [substitute] = await tx.select().from(employees).where(eq(employees.id, substituteId)).for('share')
        if (!substitute) throw wrongField('substituteId', 'This is no longer there. Choose another.')
        if (substitute.id === own.id) throw wrongField('substituteId', 'Choose somebody else: you are away then.')
        if (isTagged(employeeStates, substitute.status, 'ended')) throw wrongField('substituteId', 'This employment has ended. Choose somebody who works here.')
        await tx.select({ id: employees.id }).from(employees).where(eq(employees.id, own.id)).for('no key update')
        const [other] = await tx
          .select()
          .from(leaveSubstitutes)
          .where(and(eq(leaveSubstitutes.employeeId, own.id), lte(leaveSubstitutes.fromDay, toDay), gte(leaveSubstitutes.toDay, fromDay)))
        if (other) throw wrongField('fromDay', 'Somebody stands in for you on one of these days already. Take that out first, or choose other days.')
        const [row] = await tx.insert(leaveSubstitutes).values({ employeeId: own.id, substituteId, fromDay, toDay }).returning()
        await audit(tx, { by: caller, action: 'leave', entity: 'employee', id: own.id, after: { substitute: nameOf(substitute), fromDay, toDay } })
        await mailSubstitute(app, tx, row!, own, substitute)
        return { responseData: { id: row!.id }, message: 'Successfully created!' }
      }),

    deleteLeaveSubstitute: (call) =>
      write(app, call, async (tx) => {
        const { params, caller } = call
        const own = await ownEmployee(tx, caller)
        const [row] = own
          ? await tx
              .delete(leaveSubstitutes)
              .where(and(eq(leaveSubstitutes.id, params.id), eq(leaveSubstitutes.employeeId, own.id)))
              .returning()
          : []
        if (!own || !row) throw notFound('substitute')
        const { fromDay, toDay } = row
        await audit(tx, { by: caller, action: 'leave', entity: 'employee', id: own.id, before: { fromDay, toDay } })
        return { message: 'Successfully deleted!' }
      }),

    findColleagues: async ({ query, caller }) => {
      const search = query.search?.trim() ?? ''
      const list = await app.db
        .select({ employeeId: employees.id, name: personName, jobTitle: employees.jobTitle })
        .from(employees)
        .where(
          and(
            worksHere,
            query.leading ? leadsSomebody : sql`${employees.accountId} <> ${caller.accountId}`,
            search ? ilike(personName, `%${escaped(search)}%`) : undefined,
          ),
        )
        .orderBy(asc(personName), asc(employees.id))
        .limit(20)
      return { responseDataList: list, paging: onePage(list) }
    },

    setLeaveTeam: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const own = await ownEmployee(tx, caller)
        if (!own) throw noRecord()
        await tx.select({ id: employees.id }).from(employees).where(eq(employees.id, own.id)).for('no key update')
        const [known] = await tx.select().from(leaveTeams).where(eq(leaveTeams.employeeId, own.id))
        checkVersion({ version: known?.version ?? 0 }, body.version)
        const values = { needed: body.needed, version: body.version + 1 }
        await tx
          .insert(leaveTeams)
          .values({ employeeId: own.id, ...values })
          .onConflictDoUpdate({ target: leaveTeams.employeeId, set: values })
        await audit(tx, {
          by: caller,
          action: 'leave',
          entity: 'employee',
          id: own.id,
          before: { needed: known?.needed ?? null },
          after: { needed: body.needed },
        })
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'listLeaveSubstitutes' | 'addLeaveSubstitute' | 'deleteLeaveSubstitute' | 'findColleagues' | 'setLeaveTeam'>
