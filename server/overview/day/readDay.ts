import { type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { write } from '../../platform/db/transaction.ts'
import { has, isManager } from '../../platform/http/permissions.ts'
import { notArchived } from '../../records/requisitions.ts'
import { allLimits, limitsOn } from '../../records/timeLimits.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { otherRecruiters, ownedBy } from './asked.ts'
import { hideFirstSteps, readFirstSteps } from './firstSteps.ts'
import { readFigures } from './readFigures.ts'
import { readFresh } from './readFresh.ts'
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
      const { limits: rows, others, ...counts } = await countRequisitions(db, caller.accountId)
      const limits = limitsOn(rows, settings)
      const asked = { caller, today, owner: whose === 'own' ? caller.accountId : null, others }
      return {
        data: {
          ...counts,
          overLimit: await readOverLimit(db, limits, asked),
          fresh: await readFresh(db, limits, asked),
          week: await readWeek(db, asked),
          toAssess: await readToAssess(db, asked),
          ...(await readRunning(db, today, ownedBy(asked))),
          starting: has(caller, 'ONBOARDING') ? await readStarting(app, today) : { total: 0, first: [] },
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

/** How many requisitions stand where, the time limits, and which recruiters there are beside who asks: one statement. */
async function countRequisitions(db: Database, owner: number) {
  const list = (of: SQL) => sql`(select coalesce(json_agg(json_build_object('status', status, 'count', total)), '[]') from (${of} group by status) counted)`
  const [found] = await prepared(db, countRequisitions, () =>
    db
      .select({
        requisitions: sql<components['schemas']['Day']['requisitions']>`${list(
          sql`select status, count(*)::int as total from ${requisitions} where ${notArchived}`,
        )}`,
        limits: allLimits,
        others: otherRecruiters,
      })
      .from(sql`(select) one`),
  ).execute({ owner })
  return found!
}
