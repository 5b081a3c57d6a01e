import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { outboxMessageStates } from '../../../src/machines/lifecycles/outboxMessage.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { veilColumns, veilOver } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { outbox } from '../../tables/outbox.ts'

/** So many are counted one by one; beyond that it is said that there are more. */
const COUNTED = 1000
const SHOWN = 5

/** E-mails that could not be delivered, the newest first. */
export async function readFailed(db: Database, caller: Caller): Promise<components['schemas']['Day']['failed']> {
  const found = await prepared(db, readFailed, () => {
    const isFailed = inArray(outbox.status, tagged(outboxMessageStates, 'failed'))
    return db
      .select({
        ...{ id: outbox.id, toName: outbox.toName, subject: outbox.subject, reason: outbox.reason, createdAt: outbox.createdAt, version: outbox.version },
        person: veilColumns,
        total: sql<number>`(select count(*)::int from (select from ${outbox} where ${isFailed} limit ${COUNTED + 1}) few)`,
      })
      .from(outbox)
      .leftJoin(applications, eq(applications.id, outbox.applicationId))
      .leftJoin(applicants, eq(applicants.id, applications.applicantId))
      .where(isFailed)
      .orderBy(desc(outbox.id))
      .limit(SHOWN)
  }).execute()
  const total = found[0]?.total ?? 0
  return {
    total: Math.min(total, COUNTED),
    more: total > COUNTED,
    first: found.map(({ id, toName, subject, reason, createdAt, version, person }) => {
      const veil = veilOver(caller, person)
      return { id, toName: veil.addressee(toName), text: veil.text(reason ?? subject), createdAt: createdAt.toISOString(), version }
    }),
  }
}
