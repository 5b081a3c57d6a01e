import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { interviewLifecycle } from '../../src/machines/lifecycles/interview.ts'
import { movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import type { App, Handlers } from '../platform/context.ts'
import { notFound } from '../platform/http/problem.ts'
import { recordLifecycle } from '../platform/lifecycle/recordLifecycle.ts'
import { readApplication } from '../records/applications.ts'
import { interviews } from '../tables/applications.ts'
import { interviewActors, interviewFacts, readPanels } from './readInterviews.ts'

/** An interview beside its lifecycle. */
export const interviewLifecycleHandlers = ({ db }: App) =>
  ({
    getInterviewLifecycle: async ({ caller, params }) => {
      const [interview] = await db.select().from(interviews).where(eq(interviews.id, params.id))
      if (!interview) throw notFound('interview')
      await readApplication(db, caller, interview.applicationId, 'interview')
      const panel = await readPanels(db, [interview.id])
      const subject = { status: interview.status, ...interviewFacts(interview, panel) }
      const moves = movesOf(interviewLifecycle, subject, interviewActors(caller, panel))
      return { data: await recordLifecycle(db, { entity: 'interview', id: interview.id, status: interview.status, moves }) }
    },
  }) satisfies Partial<Handlers<operations>>
