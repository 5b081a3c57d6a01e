import { eq, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { applicationLifecycle } from '../../../src/machines/lifecycles/application.ts'
import { isOpenToApplicants } from '../../../src/machines/lifecycles/requisition.ts'
import { type Answers, checkIds, checkSalary, receivedOn } from '../../applications/checkAnswers.ts'
import { askForAll } from '../../applications/compliance/askForDocuments.ts'
import { noteAnswer } from '../../applications/people/inviteToApply.ts'
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
import { applicationDetails, applicationMatches } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { files } from '../../tables/files.ts'
import { applicationLinks } from '../../tables/ownPages.ts'
import { auditLog, statusHistory } from '../../tables/platform.ts'
import { findPerson } from './findPerson.ts'
import { mailReceived } from './mailReceived.ts'

type Source = components['schemas']['ApplicantSource']
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
  const applicantId = await findOrCreate(tx, applicant)
  const values = {
    ...own,
    requisitionId,
    applicantId,
    source,
    channel: input.channel ?? null,
    resumeFileId: input.resumeId ?? null,
    keepOnFile: input.keepOnFile ?? false,
    ...(input.dateReceived ? { dateReceived: input.dateReceived } : {}),
    ...(requisition.withoutNames ? await withheldIn(tx, requisitionId) : {}),
  }
  const once = { target: [applications.requisitionId, applications.applicantId] }
  const added = (given: typeof values) => tx.insert(applications).values(given).onConflictDoNothing(once).returning()
  const [row] = await preparedRows(tx, createApplication, { values }, (rows) => added(rows.values))
  if (!row) throw alreadyReceived()
  await addHeld(tx, row.id, answers)
  await addAnswers(tx, row.id, input.answered ?? [])
  if (input.resumeId) await tx.update(files).set({ claimed: true }).where(eq(files.id, input.resumeId))
  if (row.withheld) await strikeCvs(tx, row)
  // What somebody else enters did not come by the post that an invitation leads to.
  const invited = !input.by && (await noteAnswer(tx, row))
  const { auditId, hasOwnSteps, linkId } = await writeBeginning(
    tx,
    requisitionId,
    { applicationId: row.id, cvNotes, industryId, disciplineId, matches, keyHash: input.ownKey?.keyHash },
    {
      entity: 'application',
      id: row.id,
      requisitionId,
      applicationId: row.id,
      by,
      action: 'apply',
      after: {
        status: row.status,
        source,
        ...(input.channel ? { channel: input.channel } : {}),
        ...(input.referredBy ? { referredBy: input.referredBy } : {}),
        ...(invited ? { invited } : {}),
      },
    },
  )
  const counted = { id: row.id, ...countedOf(breakdown, matches) }
  await keepScoring(tx, { requisitionId, position, why: 'APPLIED', causedBy: auditId, list: [counted] })
  if (!hasOwnSteps) await firstSteps(tx, requisitionId)
  const asked = await askForAll(tx, row, documents, { by: 'system', causedBy: auditId })
  await moveRequisitionIfDue(tx, requisition, [{ type: 'applicationsChanged' }], auditId)
  return { id: row.id, positionTitle: requisition.positionTitle, row, asked, link: linkId === null ? null : input.ownKey!.link(linkId) }
}

type Told = Parameters<typeof auditRow>[0]
type Beside = typeof applicationDetails.$inferInsert & { matches: Matches; keyHash: string | undefined }
/**
 * What stands beside an application, its own link, the beginning of its history and the row of the log: one statement. Answers the row's id for
 * `causedBy`, whether the requisition has its steps, and the number of the link.
 */
async function writeBeginning(tx: Tx, requisitionId: number, beside: Beside, told: Told) {
  const { matches, keyHash, ...stated } = beside
  const { applicationId } = stated
  const rows = {
    stated,
    met: { applicationId, requisitionId, ...keptMatches(matches) },
    first: beginningOf(applicationLifecycle, told),
    logged: auditRow(told),
    ...(keyHash ? { own: { applicationId, keyHash } } : {}),
  }
  const [written] = await preparedRows(tx, writeBeginning, rows, ({ stated, met, first, logged, own }) => {
    const details = tx.$with('details').as(tx.insert(applicationDetails).values(stated).returning({ id: applicationDetails.applicationId }))
    const kept = tx.$with('kept').as(tx.insert(applicationMatches).values(met).returning({ id: applicationMatches.applicationId }))
    const history = tx.$with('history').as(tx.insert(statusHistory).values(first).returning({ id: statusHistory.id }))
    const link = own && tx.$with('link').as(tx.insert(applicationLinks).values(own).returning({ id: applicationLinks.id }))
    return tx
      .with(details, kept, history, ...(link ? [link] : []))
      .insert(auditLog)
      .values(logged)
      .returning({
        auditId: auditLog.id,
        hasOwnSteps: hasSteps(met.requisitionId),
        linkId: link ? sql<number>`(select id from ${link})` : sql<null>`null::int`,
      })
  })
  return written!
}

/** Whoever applies a second time keeps the record of the first: what a stranger types never changes it. */
async function findOrCreate(tx: Tx, person: Person): Promise<number> {
  const email = person.email.trim()
  const [created] = await preparedRows(tx, findOrCreate, { person: { ...person, email } }, (rows) =>
    tx.insert(applicants).values(rows.person).onConflictDoNothing().returning({ id: applicants.id }),
  )
  if (created) return created.id
  return (await findPerson(tx, email))!
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
