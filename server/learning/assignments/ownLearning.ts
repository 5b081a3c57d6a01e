import type { operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { reading } from '../../platform/db/database.ts'
import { leadsPeople, ownEmployee } from '../people.ts'
import { listOfPerson, readAssignment } from './presentAssignment.ts'

/** What the caller has to learn; whoever has no record of an employee has nothing. */
export const ownLearningHandlers = (app: App) =>
  ({
    getOwnLearning: ({ caller }) =>
      reading(app.db, async (tx) => {
        const own = await ownEmployee(tx, caller)
        const courses = own ? await listOfPerson(tx, todayIn(app.settings), own.id) : []
        return { data: { leads: await leadsPeople(tx, caller), employeeId: own?.id ?? null, courses } }
      }),

    getCourseAssignment: ({ params, caller }) => reading(app.db, async (tx) => ({ data: await readAssignment(app, tx, params.id, caller) })),
  }) satisfies Pick<Handlers<operations>, 'getOwnLearning' | 'getCourseAssignment'>
