import { desc, eq, inArray } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { stopMessages } from '../../mail/stopMessages.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import { audit, auditAll } from '../../platform/lifecycle/audit.ts'
import { takeBackKeepLonger } from '../../records/consents.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { outbox } from '../../tables/outbox.ts'
import { invitationMarks } from './inviteToApply.ts'
import { applicantIn } from './stopToken.ts'

export const stopWritingLimits = {
  stopWriting: { bucket: ({ request }) => `stop-writing:ip:${addressOf(request)}`, most: 60, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

/** By the link in an invitation, without an account; pressing again changes nothing more. */
export const stopWritingHandlers = (app: App) =>
  ({
    stopWriting: (call) =>
      write(app, call, async (tx) => {
        const id = applicantIn(app.settings.secret, call.body.token)
        if (id === null) throw new Problem(404, 'LINK_UNKNOWN', 'This link is not whole. Open it again from the message that it came in.')
        await endConsent(app, tx, await keptRecord(tx, id))
        return { message: 'We will not write to you about other positions any more.' }
      }),
  }) satisfies Partial<Handlers<operations>>

/** The record that stands for the person now. */
async function keptRecord(tx: Tx, id: number): Promise<number> {
  const [row] = await tx.select({ into: applicants.mergedIntoId }).from(applicants).where(eq(applicants.id, id))
  return row?.into ? keptRecord(tx, row.into) : id
}

/** Nothing of theirs is kept for other positions any more, and no invitation leaves that still waits. */
async function endConsent(app: App, tx: Tx, id: number): Promise<void> {
  // In the order that every write keeps: applications before their person.
  const theirs = await tx
    .select({ id: applications.id, requisitionId: applications.requisitionId, keepOnFile: applications.keepOnFile })
    .from(applications)
    .where(eq(applications.applicantId, id))
    .orderBy(applications.id)
    .for('update')
  const [person] = await tx.select().from(applicants).where(eq(applicants.id, id)).for('update')
  const kept = theirs.filter(({ keepOnFile }) => keepOnFile)
  if (!person || (person.consentEndedAt && kept.length === 0)) return
  const ids = kept.map((one) => one.id)
  if (ids.length > 0) await tx.update(applications).set({ keepOnFile: false }).where(inArray(applications.id, ids))
  await takeBackKeepLonger(tx, ids)
  await tx.update(applicants).set({ consentEndedAt: new Date() }).where(eq(applicants.id, id))
  const by = { accountId: null, name: `${person.firstName} ${person.surName}` }
  const about = { by, action: 'stopWriting', entity: 'applicant', id, before: { keepOnFile: true }, after: { keepOnFile: false } }
  const causedBy = await audit(tx, about)
  await auditAll(
    tx,
    kept.map((one) => ({ ...about, requisitionId: one.requisitionId, applicationId: one.id, causedBy })),
  )
  await stopInvitations(app, tx, id, causedBy)
}

/** What invites a person and has not left yet stays here, as soon as their newest application no longer agrees to it. */
export async function stopInvitations(app: App, tx: Tx, id: number, causedBy: number): Promise<void> {
  await tx.select({ id: applicants.id }).from(applicants).where(eq(applicants.id, id)).for('update')
  const { keepOnFile, applicantId, dateReceived } = applications
  const [newest] = await tx.select({ keepOnFile }).from(applications).where(eq(applicantId, id)).orderBy(desc(dateReceived), desc(applications.id)).limit(1)
  const marks = newest?.keepOnFile ? [] : await invitationMarks(tx, id)
  if (marks.length > 0) await stopMessages(app, tx, inArray(outbox.dedupe, marks), () => causedBy)
}
