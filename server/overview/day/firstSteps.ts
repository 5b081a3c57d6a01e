import { type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { defaultApprovers } from '../../tables/approvals.ts'
import { company, FIRST_STEPS_HIDDEN, noticeReads } from '../../tables/platform.ts'
import { departments } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'

type Steps = components['schemas']['Day']['firstSteps']

/** What a new installation still needs: never kept, but seen in what is there. */
export async function readFirstSteps({ db, settings }: App, caller: Caller): Promise<Steps> {
  const exists = (rows: SQL) => sql<boolean>`exists (select from ${rows})`
  const [found] = await prepared(db, readFirstSteps, () =>
    db
      .select({
        hidden: exists(sql`${noticeReads} n where n.account_id = ${sql.placeholder('accountId')} and n.notice = ${FIRST_STEPS_HIDDEN}`),
        company: exists(sql`${company} c where c.version > 1`),
        department: exists(sql`${departments}`),
        approver: exists(sql`${defaultApprovers}`),
        requisition: exists(sql`${requisitions}`),
      })
      .from(sql`(select) one`),
  ).execute({ accountId: caller.accountId })
  const { hidden, company: isNamed, department, approver, requisition } = found!
  if (hidden) return null
  const steps = [
    { step: 'company', done: isNamed },
    { step: 'department', done: department },
    { step: 'approver', done: approver },
    { step: 'mail', done: settings.smtpUrl !== null },
    { step: 'requisition', done: requisition },
  ] satisfies NonNullable<Steps>
  return steps.every(({ done }) => done) ? null : steps
}

export const hideFirstSteps = (tx: Tx, { accountId }: Caller) => tx.insert(noticeReads).values({ accountId, notice: FIRST_STEPS_HIDDEN }).onConflictDoNothing()
