import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { companyName } from '../platform/company.ts'
import type { App, Handlers } from '../platform/context.ts'
import { notFound } from '../platform/http/problem.ts'
import { readQuestions } from '../records/postQuestions.ts'
import { findPlaces } from '../reference/places.ts'
import { countFacets, findOpen, listOpen, presented } from './listOpenPositions.ts'
import { positionFacts } from './positionFacts.ts'

/** An open position as its page shows it; nothing when it is not open, whatever the reason. */
export async function openPositionOf(app: Pick<App, 'db' | 'settings'>, id: number): Promise<components['schemas']['OpenPositionDetail'] | undefined> {
  const row = await findOpen(app.db, id, app.settings)
  const facts = row && (await positionFacts(app.db, row.requisitionId))
  if (!facts) return undefined
  const { summary, description: text, resumeRequired } = row
  return { ...facts, ...presented(row), summary, text, resumeRequired, questions: await readQuestions(app.db, id) }
}

type Query = NonNullable<operations['listOpenPositions']['parameters']['query']>

/** What anybody reads of the open positions, by the calls and in the drawn pages. */
export const openPositions = ({ db, settings }: Pick<App, 'db' | 'settings'>) => ({
  list: async ({ page = 1, size = 25, ...search }: Query) => {
    const { rows, total } = await listOpen(db, search, settings, { page, size })
    return {
      organisation: await companyName(db),
      responseDataList: rows.map(presented),
      paging: { page, size, totalElements: total, totalPages: Math.ceil(total / size) },
      facets: await countFacets(db, search, settings),
    }
  },
  one: async (id: number) => {
    const position = await openPositionOf({ db, settings }, id)
    if (!position) throw notFound('open position')
    return { data: position }
  },
})

export const openPositionHandlers = (app: App) =>
  ({
    listOpenPositions: async ({ query }) => openPositions(app).list(query),
    getOpenPosition: async ({ params }) => openPositions(app).one(params.id),

    feedOpenPositions: async () => {
      const { publicUrl } = app.settings
      const { rows } = await listOpen(app.db, {}, app.settings, { page: 1, size: 50 })
      return {
        version: 'https://jsonfeed.org/version/1.1',
        title: `${await companyName(app.db)}: open positions`,
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
