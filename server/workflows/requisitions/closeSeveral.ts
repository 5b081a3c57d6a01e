import { and, inArray } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { decide } from '../../../src/machines/lifecycles/lifecycle.ts'
import { requisitionLifecycle } from '../../../src/machines/lifecycles/requisition.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { factsOfSeveral } from '../../records/requisitionFacts.ts'
import { actorsOfSeveral, visibleTo } from '../../records/requisitions.ts'
import { chosenIds } from '../../requisitions/chosenRequisitions.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { closingCountsOf, publicPosts, whatIsOpen } from './listClosing.ts'

export const closingOfSeveralHandlers = (app: App) =>
  ({
    /** As many queries for fifty as for one. */
    getClosingOfSeveral: async ({ caller, body }) => {
      const ids = await chosenIds(app, caller, body)
      const rows = await app.db
        .select()
        .from(requisitions)
        .where(and(inArray(requisitions.id, ids), visibleTo(caller)))
      const [factsOf, actorsOf] = [await factsOfSeveral(app.db, rows), await actorsOfSeveral(app.db, caller, rows)]
      const seen = new Map(rows.map((row) => [row.id, row]))
      const judged = ids.map((id) => {
        const row = seen.get(id)
        if (!row) return { id, positionTitle: null, why: 'NOT_FOUND' }
        const verdict = decide(requisitionLifecycle, { status: row.status, ...factsOf(row) }, { type: 'cancel' }, actorsOf(row))
        return { id, positionTitle: row.positionTitle, why: verdict.allowed ? null : verdict.why }
      })
      const cancels = judged.filter(({ why }) => why === null).map(({ id }) => id)
      const stays = judged.flatMap(({ why, ...one }) => (why === null ? [] : [{ ...one, why }]))
      const counts = { ...closingCountsOf(await whatIsOpen(app.db, { requisitionIds: cancels })), jobPosts: await publicPosts(app.db, cancels) }
      return { data: { cancels, counts, stays } }
    },
  }) satisfies Partial<Handlers<operations>>
