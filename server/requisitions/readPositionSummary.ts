import { asc, eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { formSections } from '../records/progress.ts'
import { readPosition } from '../records/readPosition.ts'
import { readRequisition } from '../records/requisitions.ts'
import { accounts } from '../tables/accounts.ts'
import { approvals } from '../tables/approvals.ts'
import { requisitionFinancials } from '../tables/requisitions.ts'

type Summary = components['schemas']['PositionSummary']
type Criterion = Omit<Summary['criteria'][number], 'share'>
type Position = Awaited<ReturnType<typeof readPosition>>

/** Every criterion that can count. Of several places only the best one counts, so they are one. */
function criteriaOf({ refs, documents, places, pay, experience }: Position): Criterion[] {
  const askedFor = false
  const weight = Math.max(0, ...places.map((place) => place.weight))
  return [
    ...refs.map(({ section, ...one }) => ({ ...one, section: formSections[section] })),
    ...documents.map((one) => ({ section: 'compliance' as const, ...one })),
    ...(experience ? [{ section: 'experience' as const, name: '', askedFor, weight: experience.weight, mandatory: experience.mandatory }] : []),
    ...(places.length > 0
      ? [
          {
            section: 'location' as const,
            name: places
              .map(({ city }) => city.name)
              .join(', ')
              .slice(0, 400),
            askedFor,
            weight,
            mandatory: places.some((place) => place.mandatory),
          },
        ]
      : []),
    ...(pay ? [{ section: 'financial' as const, name: '', askedFor, weight: pay.weight, mandatory: pay.mandatory }] : []),
  ]
}

async function payOf(db: Database, requisitionId: number): Promise<Summary['pay']> {
  const { compensationFrom, compensationTo, currency, period } = requisitionFinancials
  const [pay] = await db
    .select({ from: compensationFrom, to: compensationTo, currency, period })
    .from(requisitionFinancials)
    .where(eq(requisitionFinancials.requisitionId, requisitionId))
  return pay ?? null
}

/** What the position asks for, on one sheet. */
export const positionSummaryHandlers = ({ db }: App) =>
  ({
    getPositionSummary: async ({ caller, params }) => {
      const row = await readRequisition(db, caller, params.id)
      const position = await readPosition(db, row.id)
      const criteria = criteriaOf(position)
      const weightSum = criteria.reduce((sum, { weight }) => sum + weight, 0)
      const { experience } = position
      const asked = await db
        .select({ approver: accounts.name, status: approvals.status, answeredAt: approvals.answeredAt })
        .from(approvals)
        .innerJoin(accounts, eq(accounts.id, approvals.accountId))
        .where(eq(approvals.requisitionId, row.id))
        .orderBy(asc(approvals.position), asc(approvals.id))
      return {
        data: {
          criteria: criteria.map((one) => ({ ...one, share: weightSum === 0 ? 0 : Math.round((1000 * one.weight) / weightSum) / 10 })),
          weightSum,
          places: position.places.map(({ city, state, remote, distance }) => ({ city: city.name, state, remote, distance })),
          pay: await payOf(db, row.id),
          experience: experience && { from: experience.minExperience, to: experience.maxExperience ?? null },
          approvals: asked.map((one) => ({ ...one, answeredAt: one.answeredAt?.toISOString() ?? null })),
        },
      }
    },
  }) satisfies Partial<Handlers<operations>>
