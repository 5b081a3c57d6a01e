import { inArray, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { type ApplicationStatus, forLetters } from '../../../src/machines/lifecycles/application.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { write } from '../../platform/db/transaction.ts'
import { has, isManager } from '../../platform/http/permissions.ts'
import { notArchived } from '../../records/requisitions.ts'
import { allLimits, limitsOn } from '../../records/timeLimits.ts'
import { applicationCounts, applicationTotals } from '../../tables/applicationDetails.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { type Asked, forEach, othersRequisitions } from './asked.ts'
import { hideFirstSteps, readFirstSteps } from './firstSteps.ts'
import { readFailed } from './readFailed.ts'
import { readFigures } from './readFigures.ts'
import { readFresh, unread } from './readFresh.ts'
import { readNext } from './readNext.ts'
import { readOverLimit } from './readOverLimit.ts'
import { readOwnDay } from './readOwnDay.ts'
import { readRunning } from './readRunning.ts'
import { readStarting } from './readStarting.ts'
import { readToAssess, readWeek } from './readWeek.ts'

/** What the home page lists and counts in one call; other things that wait come from the lists themselves. */
export const dayHandlers = (app: App) =>
  ({
    async getDay({ caller, query: { whose = 'all' } }) {
      const { db, settings } = app
      const today = todayIn(settings)
      const { limits: rows, requisitions, applications } = await readCounts(db, caller, whose)
      const standingIn = (...statuses: ApplicationStatus[]) => statuses.reduce((sum, status) => sum + (applications[status] ?? 0), 0)
      const limits = limitsOn(rows, settings)
      const asked = { caller, today, whose }
      const writesLetters = has(caller, 'ONBOARDING')
      return {
        data: {
          requisitions,
          overLimit: await readOverLimit(db, limits, asked),
          fresh: { total: standingIn(unread), newest: await readFresh(db, limits, asked) },
          next: writesLetters ? { total: standingIn(...forLetters), first: await readNext(db, limits, asked) } : { total: 0, first: [] },
          failed: writesLetters ? await readFailed(db, caller) : { total: 0, more: false, first: [] },
          week: await readWeek(db, asked),
          toAssess: await readToAssess(db, asked),
          ...(await readRunning(db, asked)),
          starting: writesLetters ? await readStarting(app, today) : { total: 0, first: [] },
          firstSteps: isManager(caller) ? await readFirstSteps(app, caller) : null,
        },
      }
    },

    getOwnDay: async ({ caller }) => ({ data: await readOwnDay(app, caller) }),

    getDayFigures: async ({ caller, query }) => ({ data: await readFigures(app, caller, query) }),

    hideFirstSteps: (call) =>
      write(app, call, async (tx) => {
        await hideFirstSteps(tx, call.caller)
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Partial<Handlers<operations>>

/** How many requisitions stand where, and how many applications that wait for HR, as the writes keep it, and the time limits: one statement. */
async function readCounts(db: Database, caller: Caller, whose: Asked['whose']) {
  const list = (of: SQL) => sql`(select coalesce(json_agg(json_build_object('status', status, 'count', total)), '[]') from (${of} group by status) counted)`
  const statuses = [unread, ...forLetters]
  const all = sql`select status, total from ${applicationTotals} where ${inArray(applicationTotals.status, statuses)}`
  // The own ones lie in nearly all requisitions of many years, those of others often in few.
  const ofOthers = sql`select status, -total from ${applicationCounts} where ${inArray(applicationCounts.status, statuses)} and ${applicationCounts.requisitionId} in ${othersRequisitions}`
  const counted = sql`select status, sum(total) as total from (${whose === 'all' ? all : sql`${all} union all ${ofOthers}`}) kept group by status`
  const [found] = await prepared(db, keys[whose], () =>
    db
      .select({
        requisitions: sql<components['schemas']['Day']['requisitions']>`${list(
          sql`select status, count(*)::int as total from ${requisitions} where ${notArchived}`,
        )}`,
        applications: sql<Partial<Record<ApplicationStatus, number>>>`(select coalesce(json_object_agg(status, total), '{}') from (${counted}) counted)`,
        limits: allLimits,
      })
      .from(sql`(select) one`),
  ).execute({ owner: caller.accountId })
  return found!
}
const keys = forEach(() => ({}))
