import { and, asc, eq, inArray } from 'drizzle-orm'
import type { operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { staffActors } from '../../records/applications.ts'
import { courseAssignments, courseSessions, sessionPlaces } from '../../tables/learning.ts'
import { lockHeld } from '../assignments/assignmentTransitions.ts'
import { completeAssignment } from '../assignments/completeAssignment.ts'
import { lockSession } from './moveUp.ts'

/** Who was there has completed the course with the day of the session; whoever was not chooses another one. */
export const attendanceHandlers = (app: App) =>
  ({
    recordAttendance: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const places = await tx
          .select({ placeId: sessionPlaces.id, assignmentId: courseAssignments.id, employeeId: courseAssignments.employeeId })
          .from(sessionPlaces)
          .innerJoin(courseAssignments, eq(courseAssignments.id, sessionPlaces.assignmentId))
          .where(and(eq(sessionPlaces.sessionId, body.id), eq(sessionPlaces.state, 'PLACE')))
          .orderBy(asc(courseAssignments.id))
        const isPresent = new Map(body.people.map(({ employeeId, present }) => [employeeId, present]))
        const named = places.filter(({ employeeId }) => isPresent.has(employeeId))
        const held = []
        for (const place of named) held.push({ place, held: await lockHeld(tx, place.assignmentId) })
        const session = await lockSession(tx, body.id)
        checkVersion(session, body.version)
        if (named.length !== isPresent.size) throw wrongField('people', 'One of these people has no place at this session any more. Load it again.')
        if (session.day > todayIn(app.settings)) throw new Problem(409, 'SESSION_IS_AHEAD', 'This session is still ahead. Record who came when it is over.')
        const causedBy = await audit(tx, {
          ...{ by: caller, action: 'attendance', entity: 'courseSession', id: session.id },
          after: {
            present: named.filter(({ employeeId }) => isPresent.get(employeeId)).length,
            absent: named.filter(({ employeeId }) => !isPresent.get(employeeId)).length,
          },
        })
        for (const { place, held: one } of held)
          if (isPresent.get(place.employeeId))
            await completeAssignment(tx, one, { event: 'complete', by: caller, actors: staffActors(caller), completedOn: session.day, isDone: true, causedBy })
        for (const state of ['PRESENT', 'ABSENT'] as const) {
          const ids = named.filter(({ employeeId }) => isPresent.get(employeeId) === (state === 'PRESENT')).map(({ placeId }) => placeId)
          if (ids.length > 0) await tx.update(sessionPlaces).set({ state }).where(inArray(sessionPlaces.id, ids))
        }
        await tx
          .update(courseSessions)
          .set({ version: session.version + 1, updatedAt: new Date() })
          .where(eq(courseSessions.id, session.id))
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'recordAttendance'>
