import { and, asc, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Caller } from '../platform/context.ts'
import { rangeOf } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { keyWhile, prepared } from '../platform/db/prepared.ts'
import type { Settings } from '../platform/settings.ts'
import { standing } from '../records/letterStanding.ts'
import { shownTo } from '../records/withoutNames.ts'
import { applicants, applications } from '../tables/applications.ts'
import { letters } from '../tables/letters.ts'
import { requisitions } from '../tables/requisitions.ts'
import { isResponsible } from './interviewNotices.ts'

type Fresh = Omit<components['schemas']['Notice'], 'read'>
const MOST = 50

const noticesOf = shownTo(({ shortName }) => ({ lapsing: {}, shortName }))

/** Letters of whose last day the person was reminded, until they are answered or lapse: for whoever wrote them. */
export async function lettersThatLapse(db: Database | Tx, caller: Caller, today: string, settings: Pick<Settings, 'timeZone'>): Promise<Fresh[]> {
  const { lapsing, shortName } = noticesOf(caller)
  const rows = await prepared(db, keyWhile(lapsing, today), () =>
    db
      .select({
        id: letters.id,
        kind: letters.kind,
        applicationId: letters.applicationId,
        lapsesOn: letters.lapsesOn,
        title: shortName,
        position: requisitions.positionTitle,
      })
      .from(letters)
      .innerJoin(applications, eq(applications.id, letters.applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, letters.requisitionId))
      .where(and(inArray(letters.status, standing('out')), isNotNull(letters.remindedAt), gte(letters.lapsesOn, today), isResponsible(letters.makerId)))
      .orderBy(asc(letters.lapsesOn), asc(letters.id))
      .limit(MOST),
  ).execute({ accountId: caller.accountId })
  return rows.map(({ id, kind, applicationId, lapsesOn, title, position }) => ({
    notice: `letter-lapses:${id}`,
    kind: `${kind}Lapses`,
    id: applicationId,
    title,
    detail: position,
    at: lapsesOn && rangeOf(lapsesOn, settings).before.toISOString(),
  }))
}
