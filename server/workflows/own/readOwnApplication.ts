import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { contractLetterStates } from '../../../src/machines/lifecycles/contractLetter.ts'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { offerLetterStates } from '../../../src/machines/lifecycles/offerLetter.ts'
import { outboxMessageStates } from '../../../src/machines/lifecycles/outboxMessage.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { candidateMails } from '../../mail/candidateMails.ts'
import { masked } from '../../mail/mailSecrets.ts'
import { companyName } from '../../platform/company.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { dayOf } from '../../platform/days.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import type { Application } from '../../records/applications.ts'
import { applicationOfKey } from '../../records/ownLinks.ts'
import { places } from '../../requisitions/listOpenPositions.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicants, applications, interviewInterviewers, interviews } from '../../tables/applications.ts'
import { outbox } from '../../tables/outbox.ts'
import { interviewRefusals } from '../../tables/ownPages.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { readOwnData } from './ownData.ts'
import { readOwnDocuments } from './ownDocuments.ts'
import { readStanding, seenBy } from './ownStanding.ts'
import { readOwnOffers } from './ownTimes.ts'

type Own = components['schemas']['OwnApplication']

const MOST_MESSAGES = 100
/** Links are opened from one address by a whole household or library. */
export const readOwnLimits = {
  readOwnApplication: { bucket: ({ request }) => `own-page:ip:${addressOf(request)}`, most: 200, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

export const readOwnHandlers = (app: App) =>
  ({
    readOwnApplication: async ({ body, reply }) => {
      reply.header('cache-control', 'no-store')
      const id = await applicationOfKey(app, app.db, body.key)
      const [found] = await app.db
        .select({ row: applications, person: applicants, title: requisitions.positionTitle, departmentId: requisitions.departmentId, places })
        .from(applications)
        .innerJoin(applicants, eq(applicants.id, applications.applicantId))
        .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
        .where(eq(applications.id, id))
      const { row, person, title, departmentId, places: where } = found!
      const standing = await readStanding(app, app.db, row, departmentId)
      const seen = await seenBy(app, app.db, row)
      return {
        data: {
          organisation: await companyName(app.db),
          firstName: person.firstName,
          positionTitle: title,
          place: where.flatMap(({ city, country }) => city ?? country ?? [])[0] ?? null,
          appliedOn: dayOf(row.dateReceived, app.settings),
          ...standing,
          letterWaits: standing.stage === 'OFFER' && letterIsOut(row),
          interviews: standing.ended ? [] : await readOwnInterviews(app, row.id),
          offers: standing.ended ? [] : await readOwnOffers(app, row),
          documents: await readOwnDocuments(app, row, seen),
          messages: await readMessages(app, row.id, person.email),
          mayReplaceResume: isTagged(applicationStates, seen, 'toScreen'),
          mayWithdraw: isTagged(applicationStates, seen, 'open') && !isTagged(applicationStates, seen, 'converting'),
          kept: await readOwnData(app, row, person, body.language),
        },
      }
    },
  }) satisfies Pick<Handlers<operations>, 'readOwnApplication'>

const letterIsOut = ({ offerStatus, contractStatus }: Application) =>
  (offerStatus !== null && isTagged(offerLetterStates, offerStatus, 'out')) ||
  (contractStatus !== null && isTagged(contractLetterStates, contractStatus, 'out'))

/** The interviews before the applicant, with the names that the mail about them says as well. */
async function readOwnInterviews({ db }: App, applicationId: number): Promise<Own['interviews']> {
  const { day, startTime, endTime, zone, startsAt, endsAt, place, link } = interviews
  const names = sql<
    string[]
  >`array(select ${accounts.name} from ${interviewInterviewers} join ${accounts} on ${accounts.id} = ${interviewInterviewers.accountId}
    where ${interviewInterviewers.interviewId} = ${interviews.id} order by ${accounts.name} limit 20)`
  const rows = await db
    .select({ day, startTime, endTime, zone, startsAt, endsAt, place, link, interviewers: names, said: interviewRefusals.id })
    .from(interviews)
    .leftJoin(interviewRefusals, and(eq(interviewRefusals.interviewId, interviews.id), eq(interviewRefusals.startsAt, startsAt)))
    .where(and(eq(interviews.applicationId, applicationId), inArray(interviews.status, tagged(interviewStates, 'planned')), gt(endsAt, new Date())))
    .orderBy(asc(startsAt))
    .limit(20)
  return rows.map(({ said, ...one }) => ({ ...one, startsAt: one.startsAt.toISOString(), endsAt: one.endsAt.toISOString(), cannotCome: said !== null }))
}

/** What has reached the applicant about this application; without a mail server what is due and kept here. Links with keys and codes are never shown. */
async function readMessages({ db, settings }: App, applicationId: number, email: string): Promise<Own['messages']> {
  const due = and(inArray(outbox.status, tagged(outboxMessageStates, 'waiting')), or(isNull(outbox.goesAt), lte(outbox.goesAt, sql`now()`)))
  const rows = await db
    .select({ subject: outbox.subject, html: outbox.html, body: outbox.body, sentAt: outbox.sentAt, goesAt: outbox.goesAt, createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.applicationId, applicationId),
        inArray(outbox.event, candidateMails),
        eq(outbox.isTest, false),
        eq(sql`lower(${outbox.toEmail})`, email.toLowerCase()),
        settings.smtpUrl === null ? or(due, sql`${outbox.sentAt} is not null`) : sql`${outbox.sentAt} is not null`,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(MOST_MESSAGES)
  return rows.map(({ subject, html, body, sentAt, goesAt, createdAt }) => ({
    at: (sentAt ?? goesAt ?? createdAt).toISOString(),
    subject,
    text: masked({ html, text: body }).text,
  }))
}
