import { and, eq } from 'drizzle-orm'
import type { components } from '../../src/api/common.gen.ts'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { planned } from '../platform/db/prepared.ts'
import { write } from '../platform/db/transaction.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { lockVisibleApplication, readApplication } from '../records/applications.ts'
import { isBlind, notKeptFrom } from '../records/blind.ts'
import { reviewScore } from '../records/score.ts'
import { veilOf } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { applications, reviews } from '../tables/applications.ts'

type Value = components['schemas']['ReviewValue']
type Reviewed = { id: number; requisitionId: number }

export const reviewHandlers = (app: App) =>
  ({
    changeReviewValue: (call) =>
      write(app, call, async (tx) => {
        const { applicationId, reviewTypeEnum, comment } = call.body
        const row = await lockVisibleApplication(tx, call.caller, applicationId)
        await review(tx, row, call.caller, reviewTypeEnum, comment)
        return { message: 'Successfully updated!' }
      }),

    listReviews: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      const veil = await veilOf(app.db, caller, row)
      const list = await planned(
        app.db
          .select({
            id: reviews.id,
            reviewerId: reviews.accountId,
            reviewerName: accounts.name,
            value: reviews.value,
            comment: reviews.comment,
            at: reviews.at,
          })
          .from(reviews)
          .innerJoin(accounts, eq(accounts.id, reviews.accountId))
          .where(and(eq(reviews.applicationId, row.id), notKeptFrom(caller, reviews.applicationId, reviews.accountId)))
          .orderBy(reviews.id),
      )
      return {
        responseDataList: list.map((one) => ({ ...one, comment: veil.text(one.comment), at: one.at.toISOString() })),
        reviewScore: (await isBlind(app.db, caller, row.id)) ? null : row.reviewScore,
        mine: list.find((one) => one.reviewerId === caller.accountId)?.value ?? null,
      }
    },
  }) satisfies Pick<Handlers<operations>, 'changeReviewValue' | 'listReviews'>

/** Writes down a reviewer's value, the newest counts, and the mean of all. The application is locked by the caller. */
export async function review(tx: Tx, application: Reviewed, by: Pick<Caller, 'accountId' | 'name'>, value: Value, comment?: string): Promise<number> {
  const given = { value, ...(comment === undefined ? {} : { comment }), at: new Date() }
  await tx
    .insert(reviews)
    .values({ ...given, applicationId: application.id, accountId: by.accountId })
    .onConflictDoUpdate({ target: [reviews.applicationId, reviews.accountId], set: given })
  const all = await tx.select({ value: reviews.value }).from(reviews).where(eq(reviews.applicationId, application.id))
  const mean = reviewScore(all.map((one) => one.value))
  await tx.update(applications).set({ reviewScore: mean }).where(eq(applications.id, application.id))
  const about = { entity: 'review', id: application.id, requisitionId: application.requisitionId, applicationId: application.id }
  // Without the mean: it tells one reviewer what another one said.
  return audit(tx, { ...about, by, action: 'review', after: { value, ...(comment ? { comment } : {}) } })
}
