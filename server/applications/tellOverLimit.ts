import { and, asc, count, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { renderMail } from '../mail/renderMail.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { App } from '../platform/context.ts'
import { clockIn, todayIn } from '../platform/days.ts'
import { authorities, isOfficer } from '../platform/http/permissions.ts'
import { eachAlone } from '../platform/jobs/oneByOne.ts'
import { isWorkingDay } from '../platform/workingDays.ts'
import { type Limits, readLimits } from '../records/timeLimits.ts'
import { personTo } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { applicants, applications } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'
import { timeLimitDigests } from '../tables/timeLimits.ts'

type Person = Pick<typeof accounts.$inferSelect, 'id' | 'name' | 'email' | 'roles'>
/** Nobody is told before they come to work. */
const MORNING = 7
/** So many are named in a mail. */
const NAMED = 10

/** Tells whoever is responsible, once each working day, how many applications are over their limit. Answers how many people were told. */
export async function tellOverLimit(app: App, now = new Date()): Promise<number> {
  const today = todayIn(app.settings, now)
  if (!isWorkingDay(today) || Number(clockIn(now, app.settings).slice(11, 13)) < MORNING) return 0
  const limits = await readLimits(app.db, app.settings, today)
  const byOwner = await app.db
    .select({ ownerId: requisitions.ownerId, total: count() })
    .from(applications)
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .where(limits.over(app.db))
    .groupBy(requisitions.ownerId)
  if (byOwner.length === 0) return 0
  const hr = await recruiters(app)
  const owners = hr.filter(({ id }) => byOwner.some(({ ownerId }) => ownerId === id))
  const ownIds = owners.map(({ id }) => id)
  const left = byOwner.filter(({ ownerId }) => !ownIds.includes(ownerId))
  // What no recruiter raised is everybody's among the officers, or the managers' where there is no officer.
  const officers = hr.filter(isOfficer)
  const forTheRest = left.length === 0 ? [] : officers.length > 0 ? officers : hr
  const told = hr.flatMap((person) => {
    const own = byOwner.filter(({ ownerId }) => ownerId === person.id)
    const rest = forTheRest.includes(person) ? left : []
    const total = [...own, ...rest].reduce((sum, one) => sum + one.total, 0)
    const whose = or(eq(requisitions.ownerId, person.id), rest.length > 0 ? notInArray(requisitions.ownerId, [...ownIds, 0]) : undefined)
    return total > 0 ? [{ person, total, whose }] : []
  })
  return eachAlone('time-limits', told, (one) => tell(app, limits, today, one))
}

/** Everybody in service who may decide about applications. */
async function recruiters({ db }: App): Promise<Person[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.status, tagged(accountStates, 'maySignIn')))
    .orderBy(asc(accounts.id))
  return rows.filter(({ roles }) => authorities(roles).includes('SHORTLISTING'))
}

type Told = { person: Person; total: number; whose: SQL | undefined }

const tell = (app: App, limits: Limits, day: string, { person, total, whose }: Told) =>
  app.db.transaction(async (tx) => {
    const [fresh] = await tx.insert(timeLimitDigests).values({ accountId: person.id, day, applications: total }).onConflictDoNothing().returning()
    if (!fresh) return
    const first = await tx
      .select({
        name: personTo(person).shortName,
        title: requisitions.positionTitle,
        departmentId: requisitions.departmentId,
        status: applications.status,
        statusSince: applications.statusSince,
      })
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .where(and(limits.over(tx), whose))
      .orderBy(asc(applications.statusSince), asc(applications.id))
      .limit(NAMED)
    const lines = first.map((one) => `${one.name} (${one.title}: ${one.status}, ${limits.standing(one)!.days} days, ${limits.standing(one)!.over} over)`)
    const values = {
      recipientName: person.name,
      overLimit: total === 1 ? '1 application' : `${total} applications`,
      overLimitList: [...lines, ...(total > NAMED ? [`and ${total - NAMED} more`] : [])].join('; '),
      link: `${app.settings.publicUrl}/login?returnTo=${encodeURIComponent('/appsch?by=inStatus&is=over')}`,
    }
    const to = { to: person.email, toName: person.name, dedupe: `over-limit:${person.id}:${day}` }
    await sendMail(app, tx, { event: 'OVER_LIMIT', ...to, ...(await renderMail(tx, 'OVER_LIMIT', values)) })
  })

/** Looked at by the hour, since the morning is the organisation's; who was told today is not told again. */
export const tellOverLimitDaily = (app: App) => app.jobs.work('time-limits', async () => void (await tellOverLimit(app)), { cron: '17 * * * *' })
