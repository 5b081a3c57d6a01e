import { and, count, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { seesAll } from '../records/applications.ts'
import { readPosition } from '../records/readPosition.ts'
import { notArchived, type Requisition, readRequisition, visibleTo } from '../records/requisitions.ts'
import { weightsOf } from '../records/score.ts'
import { readMatches } from '../records/scoring/matches.ts'
import { applicationRanks } from '../tables/applicationDetails.ts'
import { criterionSections, requisitionCriteria } from '../tables/criteria.ts'
import { folded, referenceItems } from '../tables/reference.ts'
import { requisitions } from '../tables/requisitions.ts'
import { readVersionBefore } from './versionBefore.ts'

type Schemas = components['schemas']
type Section = Schemas['ScoreSection']
type Position = Awaited<ReturnType<typeof readPosition>>

const ALIKE = 200
const OFTEN = 10
/** What this part of them asks for is often asked for. */
const PART = 3

/** What helps to choose and weigh the criteria of one section. */
export const criterionHintHandlers = ({ db }: App) =>
  ({
    getCriterionHints: async ({ caller, params, query: { section } }) => {
      const row = await readRequisition(db, caller, params.id)
      const position = await readPosition(db, row.id)
      const ids = idsIn(position, section)
      // Who may not see the candidates is told no number of them either.
      const held = seesAll(caller) ? await countHeld(db, row.id, position, section) : null
      const { before, was, removed } = await readVersionBefore(db, row.id, section, ids)
      const criteria = ids.map((criterion, at) => {
        // Of several places the best one counts: a score has one part for all of them.
        const part = held?.parts[section === 'location' ? 0 : at]
        return { criterion, held: held && (part?.held ?? 0), counted: held && (part?.counted ?? 0), ...(was.get(criterion) ?? { isNew: false, was: null }) }
      })
      return { data: { candidates: held?.candidates ?? null, before, criteria, removed, ...(await readOften(db, row, section, visibleTo(caller))) } }
    },
  }) satisfies Pick<Handlers<operations>, 'getCriterionHints'>

/** The criteria of a section in the order in which a score has them. */
function idsIn({ refs, documents, places, pay, experience }: Position, section: Section): number[] {
  const others: Partial<Record<Section, readonly { id: number }[]>> = {
    compliance: documents,
    location: places,
    financial: pay ? [pay] : [],
    experience: experience ? [experience] : [],
  }
  const list = others[section] ?? refs.filter((one) => one.section === section)
  return list.map(({ id }) => id)
}

/** Where the parts of a section begin among those of a score; the places are one part. */
function placeOf({ refs, documents, places, experience }: Position, section: Section): number {
  const behindRefs = refs.length + documents.length
  const behindYears = behindRefs + (experience ? 1 : 0)
  if (section === 'compliance') return refs.length
  if (section === 'experience') return behindRefs
  if (section === 'location') return behindYears
  if (section === 'financial') return behindYears + (places.length > 0 ? 1 : 0)
  return Math.max(
    0,
    refs.findIndex((one) => one.section === section),
  )
}

/** How many of the candidates who have not ended meet each criterion of a section, by what their scores were counted from. */
async function countHeld(db: Database, requisitionId: number, position: Position, section: Section) {
  const running = notInArray(applicationRanks.status, tagged(applicationStates, 'over'))
  const list = await readMatches(db, requisitionId, weightsOf(position).length, running)
  const size = section === 'location' ? Math.min(1, position.places.length) : idsIn(position, section).length
  const from = placeOf(position, section)
  const parts = Array.from({ length: size }, (_, at) => {
    const found = list.map(({ matches }) => matches?.[from + at] ?? null)
    return { held: found.filter((match) => match === 1).length, counted: found.filter((match) => match !== null).length }
  })
  return { candidates: list.length, parts }
}

/** The position that a title names: what stands before a comma. */
const named = (title: typeof requisitions.positionTitle | string) => folded(sql`trim(split_part(${title}, ',', 1))`)

/** What other requisitions of the same position often ask for in this section. */
async function readOften(db: Database, { id, positionTitle }: Requisition, section: Section, visible: ReturnType<typeof visibleTo>) {
  const list = criterionSections.find((one) => one === section)
  if (!list) return { alike: 0, often: [] }
  const alike = db
    .select({ id: requisitions.id })
    .from(requisitions)
    .where(
      and(
        ne(requisitions.id, id),
        visible,
        notArchived,
        notInArray(requisitions.status, tagged(requisitionStates, 'draft')),
        // The index of trigrams finds those that begin alike.
        sql`${requisitions.searchText} like ' ' || replace(${named(positionTitle)}, '\\', '') || '%'`,
        sql`${named(requisitions.positionTitle)} = ${named(positionTitle)}`,
      ),
    )
    .orderBy(desc(requisitions.id))
    .limit(ALIKE)
  const ids = (await alike).map((one) => one.id)
  if (ids.length === 0) return { alike: 0, often: [] }
  const often = await db
    .select({ refId: requisitionCriteria.refId, name: referenceItems.name, requisitions: count() })
    .from(requisitionCriteria)
    .innerJoin(referenceItems, eq(referenceItems.id, requisitionCriteria.refId))
    .where(and(inArray(requisitionCriteria.requisitionId, ids), eq(requisitionCriteria.section, list)))
    .groupBy(requisitionCriteria.refId, referenceItems.name)
    .having(sql`count(*) * ${sql.raw(String(PART))} >= ${ids.length}`)
    .orderBy(desc(count()), referenceItems.name)
    .limit(OFTEN)
  return { alike: ids.length, often }
}
