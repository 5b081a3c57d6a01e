import type { operations } from '../../../src/api/hr.gen.ts'
import { courseAssignmentLifecycle } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { reading } from '../../platform/db/database.ts'
import { recordLifecycle } from '../../platform/lifecycle/recordLifecycle.ts'
import { newestVersion, questionsOf } from '../courses/courseContent.ts'
import { assignmentActors, factsOf, readHeld } from './assignmentTransitions.ts'

/** A course of a person beside its lifecycle. */
export const assignmentLifecycleHandlers = (app: App) =>
  ({
    getCourseAssignmentLifecycle: ({ params, caller }) =>
      reading(app.db, async (tx) => {
        const held = await readHeld(tx, params.id, caller)
        const questions = (await questionsOf(tx, (await newestVersion(tx, held.course.id)).id)).length
        const { id, status } = held.assignment
        const moves = movesOf(courseAssignmentLifecycle, { status, ...factsOf(held, caller, { questions }) }, assignmentActors(caller, held))
        return { data: await recordLifecycle(tx, { entity: courseAssignmentLifecycle.name, id, status, moves }) }
      }),
  }) satisfies Pick<Handlers<operations>, 'getCourseAssignmentLifecycle'>
