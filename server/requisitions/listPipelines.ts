import { and, count, inArray } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { notFound } from '../platform/http/problem.ts'
import { countsOfSeveral } from '../records/requisitionFacts.ts'
import { visibleTo } from '../records/requisitions.ts'
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
      const counts = await countsOfSeveral(db, body.ids)
      const data: Pipeline[] = body.ids.map((requisitionId) => ({
        requisitionId,
        counts: [...counts(requisitionId)].map(([status, total]) => ({ status, total })),
      }))
      return { data: data.filter(({ counts: some }) => some.length > 0) }
    },
  }) satisfies Partial<Handlers<operations>>
