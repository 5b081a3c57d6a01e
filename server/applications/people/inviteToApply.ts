import { and, eq, isNull, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Limit } from '../../platform/http/rateLimit.ts'
import { answeredOneByOne } from '../../platform/jobs/oneByOne.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { readRequisition } from '../../records/requisitions.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { applicationInvitations } from '../../tables/people.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { invitedTo, isKnown, recordsOf } from './knownPeople.ts'
import { publicPostOf } from './postToInviteTo.ts'
import { stopToken } from './stopToken.ts'

type Answer = components['schemas']['InvitedPerson']

export const inviteLimits = {
  inviteToApply: { bucket: ({ caller }) => `invite-to-apply:${caller.accountId}`, most: 60, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

const notPublic = () => new Problem(409, 'POST_NOT_PUBLIC', 'Nobody can apply by the job post at the moment, so there is nothing to invite to.')

export const inviteHandlers = (app: App) =>
  ({
    inviteToApply: async (call) => {
      const { requisitionId, applicantIds } = call.body
      await readRequisition(app.db, call.caller, requisitionId)
      if (!(await publicPostOf(app.db, app.settings, requisitionId))) throw notPublic()
      const failed = (id: number, message: string): Answer => ({ id, name: null, ok: false, isNew: false, invited: null, message })
      const one = (id: number) => app.db.transaction((tx) => invite(app, tx, call.caller, requisitionId, id))
      const answers = await answeredOneByOne(applicantIds, one, { failed, log: call.request.log })
      const list = applicantIds.map((id) => answers.get(id)!)
      const fresh = list.filter(({ isNew }) => isNew).length
      return { responseDataList: list, message: fresh === list.length ? 'Message sent' : `${fresh} of ${list.length} invited` }
    },
  }) satisfies Partial<Handlers<operations>>

/** Writes to one person, once; who was invited before is told of with the first time. */
async function invite(app: App, tx: Tx, caller: Caller, requisitionId: number, id: number): Promise<Answer> {
  const [position] = await tx.select({ title: requisitions.positionTitle }).from(requisitions).where(eq(requisitions.id, requisitionId)).for('share')
  // Everybody who invites this person, merges them or notes their wish waits here.
  const [person] = await tx
    .select({ firstName: applicants.firstName, surName: applicants.surName, email: applicants.email })
    .from(applicants)
    .where(and(eq(applicants.id, id), isNull(applicants.mergedIntoId), isNull(applicants.anonymisedAt)))
    .for('update')
  if (!person) throw new Problem(404, 'NOT_FOUND', 'There is no such person any more.')
  const name = `${person.firstName} ${person.surName}`
  const asked = tx
    .select({ invited: invitedTo(requisitionId, applicants.id) })
    .from(applicants)
    .where(eq(applicants.id, id))
  const [before] = await asked
  if (before?.invited) return { id, name, ok: true, isNew: false, invited: before.invited, message: 'This person was invited before.' }
  const post = await publicPostOf(tx, app.settings, requisitionId)
  if (!post) throw notPublic()
  const [known] = await tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(and(eq(applicants.id, id), isKnown(requisitionId, caller)))
  if (!known) throw new Problem(409, 'NOT_KNOWN', 'This person did not agree to be written to, or has an application under way.')
  const [row] = await tx.insert(applicationInvitations).values({ requisitionId, applicantId: id, accountId: caller.accountId }).returning()
  const { publicUrl, secret } = app.settings
  const mail = await renderMail(tx, 'INVITED_TO_APPLY', {
    firstName: person.firstName,
    positionTitle: position!.title,
    senderName: caller.name,
    link: `${publicUrl}/homepage/${post.id}`,
    stopLink: `${publicUrl}/stop-writing?token=${stopToken(secret, id)}`,
  })
  await sendMail(app, tx, { event: 'INVITED_TO_APPLY', to: person.email, toName: name, ...mail, requisitionId, dedupe: dedupeOf(row!.id) })
  await audit(tx, { by: caller, action: 'invite', entity: 'invitation', id: row!.id, requisitionId, after: { name } })
  return { id, name, ok: true, isNew: true, invited: { at: row!.at.toISOString(), by: caller.name }, message: 'Message sent' }
}

const dedupeOf = (invitationId: number) => `invited-to-apply:${invitationId}`

/** The marks of the messages that invited a person, whichever record they went to. */
export async function invitationMarks(tx: Tx, applicantId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: applicationInvitations.id })
    .from(applicationInvitations)
    .where(sql`${applicationInvitations.applicantId} in ${recordsOf(sql`${applicantId}::int`)}`)
  return rows.map(({ id }) => dedupeOf(id))
}

type Answered = { requisitionId: number; applicantId: number }
/** An invitation of a person to a position that no application has come of yet. */
const unanswered = ({ requisitionId, applicantId }: Answered) =>
  and(
    eq(applicationInvitations.requisitionId, requisitionId),
    isNull(applicationInvitations.applicationId),
    sql`${applicationInvitations.applicantId} in ${recordsOf(sql`${applicantId}::int`)}`,
  )

export const isInvited = async (tx: Tx, person: Answered): Promise<boolean> =>
  (await tx.select({ id: applicationInvitations.id }).from(applicationInvitations).where(unanswered(person)).limit(1)).length > 0

/** The application that came of an invitation. */
export async function noteAnswer(tx: Tx, { id, ...person }: Answered & { id: number }): Promise<void> {
  await tx.update(applicationInvitations).set({ applicationId: id }).where(unanswered(person))
}
