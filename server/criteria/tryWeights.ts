import { and, eq, inArray, not } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { notFilled } from '../platform/db/constraints.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { applicationsVisibleTo } from '../records/applications.ts'
import { type Kept, readPosition } from '../records/readPosition.ts'
import { sectionTables, weightsAreFrozen } from '../records/requisitionFacts.ts'
import { isEditable, lockDraft, readRequisition } from '../records/requisitions.ts'
import { readStatements, reweigh } from '../records/rescore.ts'
import { missingItems, type Position, payName, placeName, scoreOf, weightsOf, yearsName } from '../records/score.ts'
import { readMatches } from '../records/scoring/matches.ts'
import { personTo } from '../records/withoutNames.ts'
import { applicationRanks } from '../tables/applicationDetails.ts'
import { applicants, applications } from '../tables/applications.ts'
import { requisitionCriteria } from '../tables/criteria.ts'
import { entityOf, refuseFrozen } from './sectionRows.ts'

type Schemas = components['schemas']
type Criterion = Schemas['WeighedCriterion']
type Tried = Schemas['TriedWeight']

const SHOWN = 100
const keyOf = ({ section, criterion }: Pick<Tried, 'section' | 'criterion'>) => `${section} ${criterion}`

/** Where the criteria of a section are kept. */
const tables: Partial<Record<Criterion['section'], (typeof sectionTables)[keyof typeof sectionTables]>> = sectionTables

export const whatIfHandlers = (app: App) =>
  ({
    tryWeights: async ({ caller, params, body }) => ({ data: await whatIf(app.db, caller, params.id, body.weights) }),

    saveWeights: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const row = await lockDraft(tx, caller, params.id)
        await refuseFrozen(tx, row.id)
        const criteria = byKey(criteriaOf(await readPosition(tx, row.id)))
        let causedBy: number | null = null
        for (const [at, wanted] of body.weights.entries()) {
          const now = known(criteria, wanted, at)
          checkVersion(now, wanted.version)
          const { section, weight, mandatory } = wanted
          const table = tables[section] ?? requisitionCriteria
          await tx
            .update(table)
            .set({ weight, mandatory, version: now.version + 1 })
            .where(eq(table.id, wanted.criterion))
          causedBy = await audit(tx, {
            by: caller,
            action: 'change',
            entity: entityOf(section),
            id: wanted.criterion,
            requisitionId: row.id,
            before: { name: now.name, weight: now.weight, mandatory: now.mandatory },
            after: { name: now.name, weight, mandatory },
            causedBy,
          })
        }
        await reweigh(tx, row.id, { why: 'CRITERIA', causedBy })
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Partial<Handlers<operations>>

function known(criteria: Map<string, Criterion>, wanted: Tried, at: number): Criterion {
  const criterion = criteria.get(keyOf(wanted))
  if (!criterion) throw notFilled({ field: `weights.${at}.criterion`, message: 'This criterion is no longer part of the requisition. Load it again.' })
  return criterion
}

/** All criteria of a position in one list, as people read them. */
function criteriaOf({ refs, documents, places, pay, experience }: Position<Kept>): Criterion[] {
  const one = (section: Criterion['section'], name: string, { id, weight, mandatory, version }: Kept & { weight: number; mandatory: boolean }) => {
    return { section, criterion: id, name, weight, mandatory, version }
  }
  return [
    ...refs.map((ref) => one(ref.section, ref.name, ref)),
    ...documents.map((document) => one('compliance', document.name, document)),
    ...(experience ? [one('experience', yearsName(experience), experience)] : []),
    ...places.map((place) => one('location', placeName(place), place)),
    ...(pay ? [one('financial', payName(pay), pay)] : []),
  ]
}
const byKey = (criteria: Criterion[]) => new Map(criteria.map((one) => [keyOf(one), one]))

/** The position with other weights. */
function tried(position: Position<Kept>, weights: Tried[]): Position<Kept> {
  const given = new Map(weights.map((one) => [keyOf(one), { weight: one.weight, mandatory: one.mandatory }]))
  const as = <C extends Kept>(section: Tried['section'], criterion: C): C => ({ ...criterion, ...given.get(keyOf({ section, criterion: criterion.id })) })
  const { refs, documents, places, pay, experience } = position
  return {
    refs: refs.map((ref) => as(ref.section, ref)),
    documents: documents.map((document) => as('compliance', document)),
    places: places.map((place) => as('location', place)),
    pay: pay && as('financial', pay),
    experience: experience && as('experience', experience),
  }
}

/** How the applications that have not ended rank now, and how they would with these weights. */
async function whatIf(db: Database | Tx, caller: Caller, id: number, weights: Tried[]): Promise<Schemas['WhatIf']> {
  const row = await readRequisition(db, caller, id)
  const position = await readPosition(db, id)
  const criteria = criteriaOf(position)
  const all = byKey(criteria)
  for (const [at, wanted] of weights.entries()) known(all, wanted, at)
  const wanted = tried(position, weights)
  const wantedWeights = weightsOf(wanted)
  const list = await readMatches(db, id, wantedWeights.length, isRunning)
  const scores = list.map(({ matches }) => scoreOf(wantedWeights, matches ?? []).profileScore)
  const after = ranked(scores)
  const before = new Uint32Array(list.length)
  for (const [rank, at] of ranked(list.map(({ score }) => score)).entries()) before[at] = rank
  const first = [...after.subarray(0, SHOWN)]
  const shown = first.map((at) => list[at]!.id)
  const names = await namesOf(db, caller, shown)
  const said = new Map((await readStatements(db, inArray(applications.id, shown))).map((one) => [one.application.id, one]))
  return {
    criteria,
    ranking: first.flatMap((at, rank) => {
      const { id: applicationId, score: scoreBefore } = list[at]!
      const found = said.get(applicationId)
      if (!found) return []
      return {
        applicationId: names.has(applicationId) ? applicationId : null,
        applicantName: names.get(applicationId) ?? null,
        status: found.application.status,
        rank: rank + 1,
        rankBefore: before[at]! + 1,
        score: scores[at] ?? null,
        scoreBefore,
        missingMandatoryItems: missingItems(wanted, found.statement),
      }
    }),
    totalElements: list.length,
    moved: after.reduce((moved, at, rank) => (before[at] === rank ? moved : moved + 1), 0),
    editable: isEditable(caller, row) && !(await weightsAreFrozen(db, id)),
  }
}

const isRunning = not(inArray(applicationRanks.status, tagged(applicationStates, 'over')))

/** Where they stand in the list, best first; without a score last; who applied earlier before who did later. */
function ranked(scores: readonly (number | null)[]): Uint32Array {
  const keys = Float64Array.from(scores, (score) => score ?? -1)
  return Uint32Array.from(keys.keys()).sort((a, b) => keys[b]! - keys[a]! || a - b)
}

/** The names of those candidates that this person may see. */
export async function namesOf(db: Database | Tx, caller: Caller, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const list = await db
    .select({ id: applications.id, name: personTo(caller).shortName })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(and(inArray(applications.id, ids), applicationsVisibleTo(caller)))
  return new Map(list.map(({ id, name }) => [id, name]))
}
