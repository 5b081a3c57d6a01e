import { and, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { isStaff } from '../platform/http/permissions.ts'
import { applicationsVisibleTo, readApplication } from '../records/applications.ts'
import { readRequisition } from '../records/requisitions.ts'
import { interviewersOf, stepsOf } from '../records/selectionSteps.ts'
import { accounts } from '../tables/accounts.ts'
import { interviews } from '../tables/applications.ts'
import { readInterviews } from './readInterviews.ts'

export const interviewStepHandlers = (app: App) =>
  ({
    listInterviewSteps: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      const list = await readInterviews(app.db, caller, eq(interviews.applicationId, row.id))
      const steps = await stepsOf(app.db, row.requisitionId)
      const people = (await interviewersOf(app.db, steps)).filter((person) => isTagged(accountStates, person.status, 'maySignIn') && isStaff(person))
      return {
        responseDataList: steps.map(({ id, title, position, description, minutes }) => ({
          id,
          title,
          position,
          description,
          minutes,
          interviewerIds: people.filter(({ stepId }) => stepId === id).map((person) => person.id),
          interviews: list.filter((one) => one.processRequisitionStepsId === id),
        })),
      }
    },

    listInterviewsOfStep: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.applicationId)
      return { responseDataList: await readInterviews(app.db, caller, and(eq(interviews.applicationId, row.id), eq(interviews.stepId, params.stepId))) }
    },

    listInterviewsOfRequisition: async ({ params, caller }) => {
      await readRequisition(app.db, caller, params.reqId)
      const where = and(eq(interviews.requisitionId, params.reqId), applicationsVisibleTo(caller))
      return { responseDataList: await readInterviews(app.db, caller, where) }
    },

    listInterviewers: async () => {
      const list = await app.db
        .select({ id: accounts.id, name: accounts.name, email: accounts.email, roles: accounts.roles, status: accounts.status })
        .from(accounts)
        .orderBy(accounts.name)
      return {
        responseDataList: list.filter(({ roles, status }) => isTagged(accountStates, status, 'maySignIn') && roles.some((role) => role !== 'Applicant')),
      }
    },
  }) satisfies Partial<Handlers<operations>>
