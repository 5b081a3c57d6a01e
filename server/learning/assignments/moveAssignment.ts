import type { operations } from '../../../src/api/hr.gen.ts'
import { type CourseAssignmentEvent, courseAssignmentLifecycle } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { eventTo } from '../../../src/machines/lifecycles/lifecycle.ts'
import { claimFile } from '../../files/claimFile.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { isDay, todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { dayInWords } from '../../platform/wording.ts'
import { newestVersion, questionsOf } from '../courses/courseContent.ts'
import { lockSession, moveUp } from '../sessions/moveUp.ts'
import { type Assignment, assignmentActors, assignmentTransitions, factsOf, type Held, lockAssignment } from './assignmentTransitions.ts'
import { completeAssignment, freePlace, lastCompletedOn } from './completeAssignment.ts'
import { readAssignment } from './presentAssignment.ts'

/** What changes beside the status. */
function columnsOf({ type }: CourseAssignmentEvent, today: string, reason: string | undefined, { startedOn, failedOn }: Assignment): Partial<Assignment> {
  const why = reason?.trim() || null
  if (type === 'cancel') return { reason: why, requiredUntil: today }
  if (type === 'sendBack') return { reason: why, certificateFileId: null, certificateOn: null, handedInById: null }
  return { reason: null, startedOn: type === 'start' ? (startedOn ?? today) : startedOn, failedOn: type === 'assignAgain' ? null : failedOn }
}

/** A place at a session is given back with the course; whoever waits for it moves up. */
async function givePlaceBack(app: App, tx: Tx, { assignment }: Held) {
  const sessionId = await freePlace(tx, assignment.id)
  if (sessionId !== null) await moveUp(app, tx, await lockSession(tx, sessionId))
}

/** A day on which something was completed elsewhere: not ahead, and after the last time. */
async function demandNewerDay(tx: Tx, held: Held, completedOn: string, today: string): Promise<void> {
  if (!isDay(completedOn)) throw wrongField('completedOn', 'Enter the day that stands on the certificate, like 1 7 2026')
  if (completedOn > today) throw wrongField('completedOn', 'This day has not come yet. Enter the day that stands on the certificate.')
  const last = await lastCompletedOn(tx, held)
  if (last !== null && completedOn <= last)
    throw wrongField('completedOn', `There is a completion of ${dayInWords(last)} already. Hand in a certificate that is newer.`)
}

async function move(
  app: App,
  tx: Tx,
  { body, caller }: { body: { id: number; status: Assignment['status']; reason?: string; version: number }; caller: Caller },
) {
  const held = await lockAssignment(tx, body.id, caller)
  const { assignment } = held
  const today = todayIn(app.settings)
  const actors = assignmentActors(caller, held)
  const questions = (await questionsOf(tx, (await newestVersion(tx, held.course.id)).id)).length
  const asked = eventTo(courseAssignmentLifecycle, { status: assignment.status, ...factsOf(held, caller, { questions }) }, body.status, actors)
  if (asked?.type === 'complete' || asked?.type === 'accept') {
    const completedOn = (asked.type === 'accept' && assignment.certificateOn) || today
    await completeAssignment(tx, held, { event: asked.type, by: caller, actors, completedOn, version: body.version, questions })
    return givePlaceBack(app, tx, held)
  }
  await transition(tx, assignmentTransitions(held, caller, { questions }), assignment, {
    to: body.status,
    // These two have calls of their own.
    except: ['fail', 'handIn'],
    ...{ by: caller, actors, reason: body.reason, version: body.version },
    set: (event) => columnsOf(event, today, body.reason, assignment),
  })
  if (asked?.type === 'cancel') await givePlaceBack(app, tx, held)
}

export const assignmentHandlers = (app: App) =>
  ({
    changeCourseAssignmentStatus: (call) =>
      write(app, call, async (tx) => {
        await move(app, tx, call)
        return { data: await readAssignment(app, tx, call.body.id, call.caller), message: 'Successfully updated!' }
      }),

    handInCertificate: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const held = await lockAssignment(tx, body.id, caller)
        const certificateOn = body.completedOn
        const next = { ...held.assignment, certificateFileId: body.fileId, certificateOn, handedInById: caller.accountId }
        await transition(tx, assignmentTransitions({ ...held, assignment: next }, caller), next, {
          event: courseAssignmentLifecycle.events.handIn,
          ...{ by: caller, actors: assignmentActors(caller, held), version: body.version },
          before: async () => {
            await claimFile(tx, body.fileId, { accountId: caller.accountId })
            await demandNewerDay(tx, held, certificateOn, todayIn(app.settings))
          },
          set: () => ({ certificateFileId: body.fileId, certificateOn, handedInById: caller.accountId, reason: null }),
        })
        return { data: await readAssignment(app, tx, body.id, caller), message: 'Handed in. HR confirms it.' }
      }),
  }) satisfies Pick<Handlers<operations>, 'changeCourseAssignmentStatus' | 'handInCertificate'>
