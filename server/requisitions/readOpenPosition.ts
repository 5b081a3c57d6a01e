import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { notFound } from '../platform/http/problem.ts'
import { findPlaces } from '../reference/places.ts'
import { countFacets, findOpen, listOpen, presented } from './listOpenPositions.ts'
import { positionFacts } from './positionFacts.ts'

/** An open position as its page shows it; nothing when it is not open, whatever the reason. */
export async function openPositionOf(app: App, id: number): Promise<components['schemas']['OpenPositionDetail'] | undefined> {
  const row = await findOpen(app.db, id, app.settings)
  const facts = row && (await positionFacts(app.db, row.requisitionId, app.settings.organisation))
  return facts && { ...facts, ...presented(row), summary: row.summary, text: row.description }
}

export const openPositionHandlers = (app: App) =>
  ({
    listOpenPositions: async ({ query }) => {
      const { page = 1, size = 25, ...search } = query
      const { rows, total } = await listOpen(app.db, search, app.settings, { page, size })
      return {
        organisation: app.settings.organisation,
        responseDataList: rows.map(presented),
        paging: { page, size, totalElements: total, totalPages: Math.ceil(total / size) },
        facets: await countFacets(app.db, search, app.settings),
      }
    },

    getOpenPosition: async ({ params }) => {
      const position = await openPositionOf(app, params.id)
      if (!position) throw notFound('open position')
      return { data: position }
    },

    feedOpenPositions: async () => {
      const { organisation, publicUrl } = app.settings
      const { rows } = await listOpen(app.db, {}, app.settings, { page: 1, size: 50 })
      return {
        version: 'https://jsonfeed.org/version/1.1',
        title: `${organisation}: open positions`,
        home_page_url: `${publicUrl}/homepage`,
        feed_url: `${publicUrl}/api/v1/job-post/feed`,
        items: rows.map((row) => ({
          id: String(row.id),
          url: `${publicUrl}/homepage/${row.id}`,
          title: row.title,
          content_text: [row.summary, row.description].filter(Boolean).join('\n\n'),
          date_published: presented(row).publishedAt,
        })),
      }
    },

    listPlaces: async ({ query: { search = '' } }) => ({ responseDataList: await findPlaces(app.db, search) }),
  }) satisfies Pick<Handlers<operations>, 'listOpenPositions' | 'getOpenPosition' | 'feedOpenPositions' | 'listPlaces'>
