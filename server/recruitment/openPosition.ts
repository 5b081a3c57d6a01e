import { asc, eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import type { Database, Tx } from '../database.ts'
import { notFound } from '../problem.ts'
import { requisitionCertifications, requisitionDesignations, requisitionQualifications, requisitionSkills, requisitionWorkAuths } from './criteria.schema.ts'
import { countFacets, findOpen, listOpen, presented } from './openPositions.ts'
import { findPlaces } from './places.ts'
import { todayIn } from './publicPost.ts'
import { certifications, designations, qualifications, skills, workAuthorisations } from './reference.schema.ts'
import { requisitionExperiences } from './requisition.schema.ts'

type Schemas = components['schemas']
export type Asked = Pick<Schemas['OpenPositionDetail'], 'qualifications' | 'certifications' | 'workAuths' | 'skills' | 'designations'>

const lists = [
  ['qualifications', requisitionQualifications, qualifications],
  ['certifications', requisitionCertifications, certifications],
  ['workAuths', requisitionWorkAuths, workAuthorisations],
  ['skills', requisitionSkills, skills],
  ['designations', requisitionDesignations, designations],
] as const

/** What a position asks for by name, without the weights. */
export async function askedOf(db: Database | Tx, requisitionId: number): Promise<Asked> {
  const asked: Asked = { qualifications: [], certifications: [], workAuths: [], skills: [], designations: [] }
  for (const [name, criteria, reference] of lists) {
    asked[name] = await db
      .select({ id: reference.id, name: reference.name, mandatory: criteria.mandatory })
      .from(criteria)
      .innerJoin(reference, eq(reference.id, criteria.refId))
      .where(eq(criteria.requisitionId, requisitionId))
      .orderBy(asc(criteria.id))
  }
  return asked
}

export const openPositionHandlers = (app: App) =>
  ({
    listOpenPositions: async ({ query }) => {
      const today = todayIn(app.settings)
      const { page = 1, size = 25, ...search } = query
      const { rows, total } = await listOpen(app.db, search, today, { page, size })
      return {
        organisation: app.settings.organisation,
        responseDataList: rows.map(presented),
        paging: { page, size, totalElements: total, totalPages: Math.ceil(total / size) },
        facets: await countFacets(app.db, search, today),
      }
    },

    getOpenPosition: async ({ params }) => {
      const row = await findOpen(app.db, params.id, todayIn(app.settings))
      if (!row) throw notFound('open position')
      const [experience] = await app.db.select().from(requisitionExperiences).where(eq(requisitionExperiences.requisitionId, row.requisitionId))
      const duties = await app.db
        .select({ responsibilities: requisitionDesignations.responsibilities })
        .from(requisitionDesignations)
        .where(eq(requisitionDesignations.requisitionId, row.requisitionId))
        .orderBy(asc(requisitionDesignations.id))
      return {
        data: {
          ...presented(row),
          organisation: app.settings.organisation,
          summary: row.summary,
          text: row.description,
          responsibilities: [...new Set(duties.flatMap((one) => one.responsibilities))],
          minExperience: experience?.minExperience ?? null,
          maxExperience: experience?.maxExperience ?? null,
          ...(await askedOf(app.db, row.requisitionId)),
        },
      }
    },

    feedOpenPositions: async () => {
      const { organisation, publicUrl } = app.settings
      const { rows } = await listOpen(app.db, {}, todayIn(app.settings), { page: 1, size: 50 })
      return {
        version: 'https://jsonfeed.org/version/1.1',
        title: `${organisation}: open positions`,
        home_page_url: `${publicUrl}/homepage`,
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
