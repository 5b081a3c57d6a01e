import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { type ApplicationStatus, applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { endOf, type OwnStage, ownStages, seenStatus, stageOf } from '../../../src/machines/lifecycles/applicationStage.ts'
import { outboxMessageStates } from '../../../src/machines/lifecycles/outboxMessage.ts'
import { isStatusOf, isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { DELAYED } from '../../mail/mergeFields.ts'
import type { App } from '../../platform/context.ts'
import { dayOf } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { dayAfterWorkingDays } from '../../platform/workingDays.ts'
import type { Application } from '../../records/applications.ts'
import { readLimits } from '../../records/timeLimits.ts'
import { outbox } from '../../tables/outbox.ts'
import { statusHistory } from '../../tables/platform.ts'

type Own = components['schemas']['OwnApplication']
type Standing = Pick<Own, 'stage' | 'ended' | 'steps' | 'answerBy'>

const inOrder: readonly OwnStage[] = ownStages
/** An end can be taken back for so long, as its messages wait. */
const TAKEN_BACK_WITHIN = 12_000

type Seen = Pick<Application, 'id' | 'status' | 'heldFrom' | 'statusSince'>

/**
 * The status that an applicant is shown as a stage: of a hold the one before it, and of an end that nobody has told yet the one
 * that it ended. It never leaves the server.
 */
export const seenBy = async (app: App, db: Database | Tx, row: Seen): Promise<ApplicationStatus> => (await seenOfAll(app, db, [row])).get(row.id)!

/** The same of several, by as many queries as of one. */
export async function seenOfAll(app: App, db: Database | Tx, rows: readonly Seen[]): Promise<Map<number, ApplicationStatus>> {
  const untold = await untoldAmong(
    app,
    db,
    rows.filter(({ status }) => endOf(status) === 'WITHOUT_OFFER'),
  )
  const before = await leftFor(db, untold)
  return new Map(
    rows.map(({ id, status, heldFrom }) => {
      if (!untold.includes(id)) return [id, seenStatus(status, heldFrom)]
      const last = before.get(id) ?? null
      return [id, isStatusOf(applicationStates, last) ? seenStatus(last, heldFrom) : status]
    }),
  )
}

/** Which ends nobody has told yet. */
async function untoldAmong({ settings }: App, db: Database | Tx, ended: readonly Seen[]): Promise<number[]> {
  const isRecent = ({ statusSince }: Seen) => Date.now() - statusSince.getTime() < TAKEN_BACK_WITHIN
  const [recent, older] = [ended.filter(isRecent).map(({ id }) => id), ended.filter((row) => !isRecent(row)).map(({ id }) => id)]
  if (older.length === 0) return recent
  const waiting = await db
    .select({ applicationId: outbox.applicationId, status: outbox.status, goesAt: outbox.goesAt })
    .from(outbox)
    .where(
      and(
        inArray(outbox.applicationId, older),
        inArray(outbox.event, DELAYED),
        inArray(outbox.status, tagged(outboxMessageStates, 'keptHere')),
        isNull(outbox.sentAt),
      ),
    )
  // Without a mail server nothing is ever sent: there the page is how people are told, once the time has come and unless it is kept back.
  const hasCome = (goesAt: Date | null) => goesAt === null || goesAt <= new Date()
  const isTold = ({ status, goesAt }: (typeof waiting)[number]) =>
    settings.smtpUrl === null && isTagged(outboxMessageStates, status, 'waiting') && hasCome(goesAt)
  return [...recent, ...waiting.filter((one) => !isTold(one)).flatMap(({ applicationId }) => applicationId ?? [])]
}

/** The status that each of these left last. */
async function leftFor(db: Database | Tx, ids: readonly number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map()
  const { entity, entityId, fromStatus } = statusHistory
  const rows = await db
    .selectDistinctOn([entityId], { id: entityId, from: fromStatus })
    .from(statusHistory)
    .where(and(eq(entity, 'application'), inArray(entityId, [...ids])))
    .orderBy(entityId, desc(statusHistory.id))
  return new Map(rows.map(({ id, from }) => [id, from]))
}

const ofIt = (id: number) => and(eq(statusHistory.entity, 'application'), eq(statusHistory.entityId, id))

/** How far an application is, since when, and by which day something is to be heard. */
export async function readStanding(app: App, db: Database | Tx, row: Application, departmentId: number | null): Promise<Standing> {
  const seen = await seenBy(app, db, row)
  const stage = stageOf(seen) ?? 'RECEIVED'
  const ended = endOf(seen)
  if (ended) return { stage, ended, steps: [], answerBy: null }
  const began = await daysOfStages(app, db, row)
  const upTo = inOrder.indexOf(stage)
  return {
    stage,
    ended,
    steps: ownStages.slice(0, upTo + 1).map((one) => ({ stage: one, since: began.get(one) ?? null })),
    answerBy: seen === row.status ? await answerDay(app, db, row, departmentId) : null,
  }
}

/** The day on which each stage last began; what was held, or ended and taken up again, went on where it was. */
async function daysOfStages({ settings }: App, db: Database | Tx, { id, dateReceived }: Application): Promise<Map<OwnStage, string>> {
  const history = await db.select({ to: statusHistory.toStatus, at: statusHistory.at }).from(statusHistory).where(ofIt(id)).orderBy(asc(statusHistory.id))
  const days = new Map<OwnStage, string>()
  let last: OwnStage | null = null
  for (const { to, at } of history) {
    const stage = isStatusOf(applicationStates, to) ? stageOf(to) : null
    if (!stage || stage === 'CLOSED' || stage === last) continue
    days.set(stage, dayOf(at, settings))
    last = stage
  }
  return days.set('RECEIVED', dayOf(dateReceived, settings))
}

/** The last day of the time limit; not told once it has passed. */
async function answerDay({ settings }: App, db: Database | Tx, { status, statusSince }: Application, departmentId: number | null) {
  const standing = (await readLimits(db, settings)).standing({ status, statusSince, departmentId })
  if (!standing || standing.limit === null || standing.over > 0) return null
  return dayAfterWorkingDays(dayOf(statusSince, settings), standing.limit)
}
