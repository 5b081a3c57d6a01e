import { sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defaultApprovers } from '../../tables/approvals.ts'
import { company, FIRST_STEPS_HIDDEN, noticeReads } from '../../tables/platform.ts'
import { departments } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'

type Steps = components['schemas']['Day']['firstSteps']

/** What a new installation still needs: never kept, but seen in what is there. */
export async function readFirstSteps({ db, settings }: App, caller: Caller): Promise<Steps> {
  const { rows } = await db.execute<{ hidden: boolean; company: boolean; department: boolean; approver: boolean; requisition: boolean }>(sql`
    select exists (select from ${noticeReads} n where n.account_id = ${caller.accountId} and n.notice = ${FIRST_STEPS_HIDDEN}) as hidden,
      exists (select from ${company} c where c.version > 1) as company, exists (select from ${departments}) as department, exists (select from ${defaultApprovers}) as approver, exists (select from ${requisitions}) as requisition`)
  const { hidden, company: isNamed, department, approver, requisition } = rows[0]!
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
