import { and, count, inArray } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { notFound } from '../platform/http/problem.ts'
import { visibleTo } from '../records/requisitions.ts'
import { applications } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'

type Pipeline = components['schemas']['Pipeline']

export const pipelineHandlers = ({ db }: App) =>
  ({
    listPipelines: async ({ caller, body }) => {
      const [seen] = await db
        .select({ total: count() })
        .from(requisitions)
        .where(and(inArray(requisitions.id, body.ids), visibleTo(caller)))
      if (seen?.total !== body.ids.length) throw notFound('requisition')
      const rows = await db
        .select({ requisitionId: applications.requisitionId, status: applications.status, total: count() })
        .from(applications)
        .where(inArray(applications.requisitionId, body.ids))
        .groupBy(applications.requisitionId, applications.status)
      const byRequisition = Map.groupBy(rows, ({ requisitionId }) => requisitionId)
      const data: Pipeline[] = [...byRequisition].map(([requisitionId, list]) => ({
        requisitionId,
        counts: list.map(({ status, total }) => ({ status, total })),
      }))
      return { data }
    },
  }) satisfies Partial<Handlers<operations>>
