import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { applicationsVisibleTo } from '../../records/applications.ts'
import { countsOf } from '../../records/requisitionFacts.ts'
import { readRequisition } from '../../records/requisitions.ts'
import { personTo, readsNames } from '../../records/withoutNames.ts'
import { applicationRanks } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'

/** As many as one person looks through at a time. */
const MOST = 200
const toScreen = tagged(applicationStates, 'toScreen')
const bestFirst = (score: PgColumn, id: PgColumn) => [sql`${score} desc nulls last`, id]

export const screeningHandlers = ({ db }: App) =>
  ({
    listScreening: async ({ params: { requisitionId }, caller }) => {
      const { positionTitle, withoutNames } = await readRequisition(db, caller, requisitionId)
      const counts = await countsOf(db, requisitionId)
      // From the index that knows the order; no more than these are read.
      const first = db
        .select({ id: applicationRanks.applicationId, status: applicationRanks.status, profileScore: applicationRanks.profileScore })
        .from(applicationRanks)
        .leftJoin(applications, eq(applications.id, applicationRanks.applicationId))
        .where(and(eq(applicationRanks.requisitionId, requisitionId), inArray(applicationRanks.status, toScreen), applicationsVisibleTo(caller)))
        .orderBy(...bestFirst(applicationRanks.profileScore, applicationRanks.applicationId))
        .limit(MOST)
        .as('first')
      const waiting = await db
        .select({ id: first.id, applicantName: personTo(caller).name, status: first.status, profileScore: first.profileScore })
        .from(first)
        .innerJoin(applications, eq(applications.id, first.id))
        .innerJoin(applicants, eq(applicants.id, applications.applicantId))
        .orderBy(...bestFirst(first.profileScore, first.id))
      const total = toScreen.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
      return { data: { requisitionId, positionTitle, withoutNames: withoutNames && !readsNames(caller), total, applications: waiting } }
    },
  }) satisfies Pick<Handlers<operations>, 'listScreening'>
