import { and, eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { tellOfRequest } from '../../applications/compliance/mailDocumentRequest.ts'
import { claimFile, releaseFile } from '../../files/claimFile.ts'
import { mediaTypes, resumeKinds } from '../../files/cv/contentKind.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import type { Limit } from '../../platform/http/rateLimit.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { newOwnKey } from '../../records/ownLinks.ts'
import { hasReferred, keepReferral } from '../../records/referrals.ts'
import { lockRequisition } from '../../records/requisitions.ts'
import { findOpen } from '../../requisitions/listOpenPositions.ts'
import { applications } from '../../tables/applications.ts'
import { createApplication } from '../applications/createApplication.ts'
import { findPerson, isOneself } from '../applications/findPerson.ts'
import { mailReferred } from './mailReferred.ts'

type Person = Pick<components['schemas']['NewReferral'], 'firstName' | 'surName' | 'email'> & { mobile: string | null }
type Forward = { requisitionId: number; positionTitle: string; person: Person; why: string; resumeId: number | null }

export const referralLimits = {
  createReferral: { bucket: ({ caller }) => `refer:${caller.accountId}`, most: 60, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

export const referHandlers = (app: App) =>
  ({
    createReferral: (call) =>
      write(app, call, async (tx) => {
        const { caller, body } = call
        const position = await findOpen(tx, body.jobPostId, app.settings)
        if (!position) throw notFound('open position')
        const person = { firstName: body.firstName.trim(), surName: body.surName.trim(), email: body.email.trim(), mobile: body.mobile?.trim() || null }
        const why = body.why.trim()
        if (!why) throw wrongField('why', 'Say why this person fits.')
        const resumeId = body.resumeFileId ? await claimCv(tx, caller, body.resumeFileId) : null
        const { requisitionId, title: positionTitle } = position
        const id = await putForward(app, tx, caller, { requisitionId, positionTitle, person, why, resumeId })
        return { responseData: { id, version: 1 }, message: 'Successfully created!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'createReferral'>

async function claimCv(tx: Tx, caller: Caller, fileId: number): Promise<number> {
  const file = await claimFile(tx, fileId, { accountId: caller.accountId }, 'resumeFileId')
  if (!resumeKinds.some((kind) => mediaTypes[kind] === file.mediaType)) throw wrongField('resumeFileId', 'Choose the CV as a PDF or DOCX file.')
  return file.id
}

/**
 * Puts a person forward in the name of somebody who works here; answers the number of the referral.
 *
 * Whether the person has applied before is nobody's business but theirs and HR's, so that it makes no difference to whoever puts them
 * forward: the answer is the same, and the referral stands in their list as received until the position closes. It is kept with the
 * application that there is, where HR reads it; source and CV of that stay as they are. What they are refused tells only what they
 * know: that the address is their own, or that they have put it forward before.
 */
async function putForward(app: App, tx: Tx, by: Caller, { requisitionId, positionTitle, person, why, resumeId }: Forward): Promise<number> {
  const account = { id: by.accountId, email: by.email }
  const { firstName, surName, email } = person
  if (await isOneself(tx, account, email)) throw wrongField('email', 'This is your own address. Open the position and apply for it yourself.')
  await lockRequisition(tx, requisitionId)
  if (await hasReferred(tx, { accountId: account.id, requisitionId, email }))
    throw new Problem(409, 'ALREADY_REFERRED', 'You have put this person forward for this position already.')
  const referral = { accountId: account.id, requisitionId, way: 'ENTERED' as const, name: `${firstName} ${surName}`, email, why }
  const told = { requisitionId, positionTitle, firstName, surName, email, senderName: by.name }
  const known = await applicationOf(tx, requisitionId, email)
  if (known) {
    if (resumeId) await releaseFile(tx, resumeId)
    const referralId = await keepReferral(tx, { ...referral, applicationId: known.id, late: true })
    await audit(tx, { entity: 'referral', id: referralId, requisitionId, applicationId: known.id, by, action: 'refer', after: { referredBy: by.name } })
    if (isTagged(applicationStates, known.status, 'open')) await mailReferred(app, tx, { ...told, referralId, applicationId: known.id, link: null })
    return referralId
  }
  const { id, row, asked, link } = await createApplication(tx, {
    requisitionId,
    applicant: person,
    answers: {},
    resumeId,
    source: 'REFERRAL',
    referredBy: by.name,
    by,
    ownKey: newOwnKey(app),
  })
  const referralId = await keepReferral(tx, { ...referral, applicationId: id })
  await mailReferred(app, tx, { ...told, referralId, applicationId: id, link })
  await tellOfRequest(app, tx, asked, row, link ?? undefined)
  return referralId
}

/** The application of a person for a position, if there is one. */
async function applicationOf(tx: Tx, requisitionId: number, email: string) {
  const applicantId = await findPerson(tx, email)
  if (applicantId === undefined) return undefined
  const own = and(eq(applications.requisitionId, requisitionId), eq(applications.applicantId, applicantId))
  const [row] = await tx.select({ id: applications.id, status: applications.status }).from(applications).where(own)
  return row
}
