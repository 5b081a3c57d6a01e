import { desc, eq } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Caller } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { type Application, seesAll } from '../records/applications.ts'
import { mailingsOf } from '../records/letters.ts'
import { isVeiled } from '../records/withoutNames.ts'
import { type LetterKind, letters } from '../tables/letters.ts'
import { outbox } from '../tables/outbox.ts'

type Standing = components['schemas']['LetterStanding']
const moment = (at: Date | null) => at?.toISOString() ?? null

/** How far the newest letter of each kind is. Of most applications there is none, and nothing is asked. */
export async function readLetterStandings(db: Database, caller: Caller, row: Application): Promise<Standing[]> {
  if (!seesAll(caller) || isVeiled(caller, row)) return []
  if (row.offerStatus === null && row.contractStatus === null) return []
  const written = await db.select().from(letters).where(eq(letters.applicationId, row.id)).orderBy(desc(letters.id))
  const standings: Standing[] = []
  for (const kind of ['offer', 'contract'] satisfies LetterKind[]) {
    const letter = written.find((one) => one.kind === kind)
    if (!letter) continue
    const { toEmail, status, reason, createdAt } = outbox
    const [last] = await db.select({ toEmail, status, reason, createdAt }).from(outbox).where(mailingsOf(letter)).orderBy(desc(outbox.id)).limit(1)
    standings.push({
      kind,
      status: letter.status,
      sentAt: moment(letter.sentAt),
      viewedAt: moment(letter.viewedAt),
      answeredAt: moment(letter.answeredAt),
      reason: letter.reason,
      mailed: last ? { times: letter.mailings, at: last.createdAt.toISOString(), toEmail: last.toEmail, status: last.status, reason: last.reason } : null,
    })
  }
  return standings
}
