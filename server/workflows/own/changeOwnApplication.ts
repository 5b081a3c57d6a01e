import { and, eq, inArray } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { stopInvitations } from '../../applications/people/stopWriting.ts'
import { putResume } from '../../applications/replaceResume.ts'
import { claimFile } from '../../files/claimFile.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound, Problem } from '../../platform/http/problem.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { dayInWords } from '../../platform/wording.ts'
import { lockApplication } from '../../records/applications.ts'
import { keepConsents } from '../../records/consents.ts'
import { presentWording } from '../../records/consentWording.ts'
import { applicationOfKey } from '../../records/ownLinks.ts'
import { applicants, applications, interviews } from '../../tables/applications.ts'
import { interviewRefusals } from '../../tables/ownPages.ts'
import { mailDecisions } from '../applications/mailDecision.ts'
import { moveApplication } from '../moveApplication.ts'
import { closeFor } from '../requisitions/closeRequisition.ts'
import { seenBy } from './ownStanding.ts'

const changes: Limit = { bucket: ({ request }) => `own-page-change:ip:${addressOf(request)}`, most: 30, seconds: 3600 }
export const changeOwnLimits = {
  replaceOwnResume: changes,
  withdrawOwnApplication: changes,
  sayCannotCome: changes,
  changeKeepLonger: changes,
} satisfies Partial<Record<keyof operations, Limit>>

/** Says no more than that: why is HR's to know. */
export const notNow = (what: string) => new Problem(409, 'NOT_NOW', `${what} Write to us, and we help you.`)

/** Why people withdraw, as HR reads it. */
const BECAUSE: Record<components['schemas']['WithdrawalReason'], string> = {
  OTHER_POSITION: 'another position',
  PAY: 'the pay',
  PLACE: 'the place',
  HOURS: 'the hours',
  PERSONAL: 'personal reasons',
  OTHER: 'another reason',
}

export const changeOwnHandlers = (app: App) =>
  ({
    replaceOwnResume: (call) =>
      write(app, call, async (tx) => {
        const { key, resume } = call.body
        const { row, by } = await lockOwn(app, tx, key)
        if (!isTagged(applicationStates, await seenBy(app, tx, row), 'toScreen')) throw notNow('Your CV has been read and can no longer be replaced here.')
        const file = await claimFile(tx, resume.id, { token: resume.token }, 'resume')
        await putResume(tx, row, file, { by, field: 'resume' })
        return { message: 'Your new CV has arrived.' }
      }),

    withdrawOwnApplication: (call) =>
      write(app, call, async (tx) => {
        const { key, because } = call.body
        const { row, by } = await lockOwn(app, tx, key)
        if (!isTagged(applicationStates, row.status, 'open') || isTagged(applicationStates, row.status, 'converting'))
          throw notNow('Your application cannot be withdrawn here now.')
        const reason = because ? `Withdrawn on the own page: ${BECAUSE[because]}` : 'Withdrawn on the own page, without a reason'
        const moved = await moveApplication(tx, row, {
          event: { type: 'withdraw' },
          by,
          actors: ['applicant'],
          reason,
          before: () => closeFor(app, tx, row.id, { by: 'system', reason }),
        })
        await mailDecisions(app, tx, [{ row: moved.row, event: moved.event.type }])
        return { message: 'Your application is withdrawn.' }
      }),

    sayCannotCome: (call) =>
      write(app, call, async (tx) => {
        const { key, startsAt, note } = call.body
        const { row, by } = await lockOwn(app, tx, key)
        const mine = and(
          eq(interviews.applicationId, row.id),
          eq(interviews.startsAt, new Date(startsAt)),
          inArray(interviews.status, tagged(interviewStates, 'planned')),
        )
        const [interview] = await tx.select().from(interviews).where(mine).for('update')
        if (!interview) throw notFound('interview')
        if (interview.startsAt <= new Date()) throw notNow('The interview has begun already.')
        const words = note?.trim() || null
        const [said] = await tx
          .insert(interviewRefusals)
          .values({ interviewId: interview.id, startsAt: interview.startsAt, note: words })
          .onConflictDoNothing()
          .returning()
        if (said) {
          const about = { entity: 'interview', id: interview.id, requisitionId: row.requisitionId, applicationId: row.id }
          const when = `${dayInWords(interview.day)}, ${interview.startTime}`
          await audit(tx, { ...about, by, action: 'cannotCome', reason: words, after: { when } })
        }
        return { message: 'We know. Somebody writes to you with another time.' }
      }),

    changeKeepLonger: (call) =>
      write(app, call, async (tx) => {
        const { key, keepLonger, wording = presentWording() } = call.body
        const { row, by } = await lockOwn(app, tx, key)
        if (keepLonger === row.keepOnFile) return { message: 'Saved.' }
        await keepConsents(tx, row.id, wording, [{ kind: 'KEEP_LONGER', given: keepLonger }])
        await tx
          .update(applications)
          .set({ keepOnFile: keepLonger, version: row.version + 1 })
          .where(eq(applications.id, row.id))
        const about = { entity: 'application', id: row.id, requisitionId: row.requisitionId, applicationId: row.id }
        const causedBy = await audit(tx, { ...about, by, action: 'keepLonger', before: { keepOnFile: row.keepOnFile }, after: { keepOnFile: keepLonger } })
        if (!keepLonger) await stopInvitations(app, tx, row.applicantId, causedBy)
        return { message: 'Saved.' }
      }),
  }) satisfies Pick<Handlers<operations>, 'replaceOwnResume' | 'withdrawOwnApplication' | 'sayCannotCome' | 'changeKeepLonger'>

/** The application that a key opens, locked, and its applicant as who acts; a key that was revoked meanwhile opens nothing. */
export async function lockOwn(app: App, tx: Tx, key: string) {
  const row = await lockApplication(tx, await applicationOfKey(app, tx, key))
  const [person] = await tx.select().from(applicants).where(eq(applicants.id, row.applicantId))
  await applicationOfKey(app, tx, key)
  return { row, by: { accountId: person!.accountId, name: [person!.firstName, person!.surName].join(' ') } }
}
