import { and, eq, exists, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { applicationLifecycle, applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { isOpenToApplicants } from '../../../src/machines/lifecycles/requisition.ts'
import { initialOf } from '../../../src/machines/lifecycles/tags.ts'
import { type Answers, checkIds, checkSalary, receivedOn } from '../../applications/checkAnswers.ts'
import { askForAll } from '../../applications/compliance/askForDocuments.ts'
import { isInvited, noteAnswer } from '../../applications/people/inviteToApply.ts'
import { claimFile } from '../../files/claimFile.ts'
import type { Secret } from '../../mail/secret.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { preparedRows } from '../../platform/db/prepared.ts'
import { write } from '../../platform/db/transaction.ts'
import { Problem } from '../../platform/http/problem.ts'
import { auditRow, type By } from '../../platform/lifecycle/audit.ts'
import { beginningOf } from '../../platform/lifecycle/transition.ts'
import { type Answered, addAnswers } from '../../records/applicationAnswers.ts'
import type { Application } from '../../records/applications.ts'
import { documentsWanted } from '../../records/criteria.ts'
import { addHeld, byList } from '../../records/heldItems.ts'
import { newOwnKey, type OwnKey } from '../../records/ownLinks.ts'
import { readPosition } from '../../records/readPosition.ts'
import { lockRequisition, type Requisition } from '../../records/requisitions.ts'
import { statementOf } from '../../records/rescore.ts'
import { type Matches, scored } from '../../records/score.ts'
import { countedOf, keepScoring } from '../../records/scoring/keepScoring.ts'
import { keptMatches } from '../../records/scoring/matches.ts'
import { firstSteps, hasSteps } from '../../records/selectionSteps.ts'
import { strikeCvs, withheldIn } from '../../records/struckCvs.ts'
import { moveRequisitionIfDue } from '../../requisitions/moveRequisition.ts'
import { applicationDetails, applicationMatches, applicationRanks } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { files } from '../../tables/files.ts'
import { applicationLinks } from '../../tables/ownPages.ts'
import { auditLog, statusHistory } from '../../tables/platform.ts'
import { findPerson } from './findPerson.ts'
import { mailReceived } from './mailReceived.ts'

type Source = components['schemas']['ApplicantSource']
type Breakdown = components['schemas']['ScoreBreakdown']
type Person = {
  title?: string | null
  firstName: string
  middleName?: string | null
  surName: string
  email: string
  mobile?: string | null
  phone?: string | null
}
/** An application that was taken in, the documents that it is asked for with, and the link to its own page, if that begins with it. */
type Created = { id: number; positionTitle: string; row: Application; asked: Awaited<ReturnType<typeof askForAll>>; link: Secret | null }
/** There is one application of a person for a position. */
export const alreadyReceived = () =>
  new Problem(409, 'APPLICATION_EXISTS', 'Sorry, an application for this position with this e-mail address has already been received.')

/** An application comes to a requisition that is open and completely described. */
export function checkTakesApplications({ status, progress }: Pick<Requisition, 'status' | 'progress'>): void {
  if (!isOpenToApplicants(status) || progress !== 'COMPLETED') throw new Problem(409, 'POSITION_CLOSED', 'This position takes no applications at the moment.')
}

/**
 * Takes in an application: the person is found by e-mail or written down, never changed; the score is counted; the
 * requisition is counted anew. `by` is left out when the person applies without signing in.
 */
export async function createApplication(
  tx: Tx,
  input: {
    requisitionId: number
    applicant: Person
    answers: Answers
    resumeId?: number | null
    source: Source
    /** Of the link to the post that the person came by. */
    channel?: string | null
    /** The name of whoever works here and referred the person. */
    referredBy?: string | undefined
    /** To the questions of the post. */
    answered?: readonly Answered[]
    keepOnFile?: boolean
    /** Of the link to the own page that the applicant is sent. */
    ownKey?: OwnKey
    /** Now, unless it came before. */
    dateReceived?: Date
    by?: By
  },
): Promise<Created> {
  const { requisitionId, applicant, answers, source } = input
  const { cvNotes, industryId, disciplineId, ...own } = answers
  const requisition = await lockRequisition(tx, requisitionId)
  checkTakesApplications(requisition)
  await checkSalary(tx, answers)
  const city = await checkIds(tx, answers)
  const position = await readPosition(tx, requisitionId)
  const documents = documentsWanted(position, ['Application'])
  const statement = statementOf(answers, { held: byList(answers), city, documents: documents.map(({ name }) => ({ name, held: false })) })
  const { breakdown, matches } = scored(position, statement)
  const by = input.by ?? { accountId: null, name: [applicant.firstName, applicant.surName].join(' ') }
  const { id, applicantId } = await findOrCreate(tx, applicant, requisitionId)
  // What somebody else enters did not come by the post that an invitation leads to.
  const invited = !input.by && (await isInvited(tx, { requisitionId, applicantId }))
  const values = {
    ...own,
    id,
    requisitionId,
    applicantId,
    source,
    channel: input.channel ?? null,
    resumeFileId: input.resumeId ?? null,
    keepOnFile: input.keepOnFile ?? false,
    ...(input.dateReceived ? { dateReceived: input.dateReceived } : {}),
    ...(requisition.withoutNames ? await withheldIn(tx, requisitionId) : {}),
  }
  const { auditId, hasOwnSteps, linkId, row } = await writeBeginning(
    tx,
    values,
    { cvNotes, industryId, disciplineId, matches, breakdown, keyHash: input.ownKey?.keyHash },
    {
      entity: 'application',
      id,
      requisitionId,
      applicationId: id,
      by,
      action: 'apply',
      after: {
        status: initialOf(applicationStates),
        source,
        ...(input.channel ? { channel: input.channel } : {}),
        ...(input.referredBy ? { referredBy: input.referredBy } : {}),
        ...(invited ? { invited } : {}),
      },
    },
  )
  await addHeld(tx, id, answers)
  await addAnswers(tx, id, input.answered ?? [])
  if (input.resumeId) await tx.update(files).set({ claimed: true }).where(eq(files.id, input.resumeId))
  if (row.withheld) await strikeCvs(tx, row)
  if (invited) await noteAnswer(tx, { id, requisitionId, applicantId })
  await keepScoring(tx, { requisitionId, position, why: 'APPLIED', causedBy: auditId, list: [{ id, ...countedOf(breakdown, matches) }] })
  if (!hasOwnSteps) await firstSteps(tx, requisitionId)
  const asked = await askForAll(tx, row, documents, { by: 'system', causedBy: auditId })
  await moveRequisitionIfDue(tx, requisition, [{ type: 'applicationsChanged' }], auditId)
  return { id, positionTitle: requisition.positionTitle, row, asked, link: linkId === null ? null : input.ownKey!.link(linkId) }
}

type Told = Parameters<typeof auditRow>[0]
type Beside = Omit<typeof applicationDetails.$inferInsert, 'applicationId'> & { matches: Matches; breakdown: Breakdown; keyHash: string | undefined }
/**
 * An application with its score, what else stands beside it, its own link, the beginning of its history and the row of the log: one statement. Answers
 * the row, that of the log for `causedBy`, whether the requisition has its steps, and the number of the link.
 */
async function writeBeginning(tx: Tx, values: typeof applications.$inferInsert & { id: number }, beside: Beside, told: Told) {
  const { matches, breakdown, keyHash, ...stated } = beside
  const { id: applicationId, requisitionId } = values
  const rows = {
    values,
    ranked: { profileScore: breakdown.profileScore, missing: breakdown.missingMandatoryItems },
    stated: { applicationId, ...stated },
    met: { applicationId, requisitionId, ...keptMatches(matches) },
    first: beginningOf(applicationLifecycle, told),
    logged: auditRow(told),
    ...(keyHash ? { own: { applicationId, keyHash } } : {}),
  }
  const [written] = await preparedRows(tx, writeBeginning, rows, ({ values, ranked, stated, met, first, logged, own }) => {
    const added = tx.$with('added').as(tx.insert(applications).overridingSystemValue().values(values).returning())
    const rank = tx.$with('rank', {}).as(
      sql`insert into ${applicationRanks} (application_id, requisition_id, applicant_id, status, status_since, date_received, profile_score, missing_mandatory)
        select id, requisition_id, applicant_id, status, status_since, date_received, ${ranked.profileScore}::float8, ${ranked.missing}::text[] from ${added}`,
    )
    const details = tx.$with('details').as(tx.insert(applicationDetails).values(stated).returning({ id: applicationDetails.applicationId }))
    const kept = tx.$with('kept').as(tx.insert(applicationMatches).values(met).returning({ id: applicationMatches.applicationId }))
    const history = tx.$with('history').as(tx.insert(statusHistory).values(first).returning({ id: statusHistory.id }))
    const log = tx.$with('log').as(tx.insert(auditLog).values(logged).returning({ id: auditLog.id }))
    const link = own && tx.$with('link').as(tx.insert(applicationLinks).values(own).returning({ id: applicationLinks.id }))
    return tx
      .with(added, rank, details, kept, history, log, ...(link ? [link] : []))
      .select({
        row: added._.selectedFields,
        auditId: sql<number>`(select id from ${log})`,
        hasOwnSteps: hasSteps(met.requisitionId),
        linkId: link ? sql<number>`(select id from ${link})` : sql<null>`null::int`,
      })
      .from(added)
  })
  return written!
}

/**
 * The number of a new application, and its person. Whoever applies a second time keeps the record of the first: what a stranger types never changes it.
 * The requisition is locked, so nobody else enters the same person for it meanwhile.
 */
async function findOrCreate(tx: Tx, person: Person, requisitionId: number): Promise<{ id: number; applicantId: number }> {
  const email = person.email.trim()
  const id = sql<number>`nextval('applications_id_seq')::int`
  const [created] = await preparedRows(tx, findOrCreate, { person: { ...person, email } }, (rows) =>
    tx.insert(applicants).values(rows.person).onConflictDoNothing().returning({ id, applicantId: applicants.id }),
  )
  if (created) return created
  const applicantId = (await findPerson(tx, email))!
  const earlier = tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.requisitionId, requisitionId), eq(applications.applicantId, applicantId)))
  const [found] = await tx.select({ id, applied: exists(earlier) }).from(sql`(select) one`)
  if (found!.applied) throw alreadyReceived()
  return { id: found!.id, applicantId }
}

export const createApplicationHandlers = (app: App) =>
  ({
    createApplication: (call) =>
      write(app, call, async (tx) => {
        const {
          requisitionId,
          source = 'MANUAL',
          title,
          firstName,
          middleName,
          surName,
          email,
          mobile,
          phone,
          resumeFileId,
          dateReceived,
          ...answers
        } = call.body
        if (resumeFileId) await claimFile(tx, resumeFileId, { accountId: call.caller.accountId }, 'resumeFileId')
        const { id, positionTitle, row, asked, link } = await createApplication(tx, {
          requisitionId,
          applicant: { title, firstName, middleName, surName, email, mobile, phone },
          answers,
          source,
          resumeId: resumeFileId ?? null,
          dateReceived: receivedOn(app.settings, dateReceived),
          by: call.caller,
          ownKey: newOwnKey(app),
        })
        await mailReceived(app, tx, { row, asked, link, positionTitle, firstName, surName, email: email.trim() })
        return { responseData: { id, version: 1 }, message: 'Successfully created!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'createApplication'>
