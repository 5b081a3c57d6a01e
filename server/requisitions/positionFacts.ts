import { eq } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { companyName } from '../platform/company.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { readCriteria } from '../records/criteria.ts'
import { type CriterionSection, requisitionCriteria } from '../tables/criteria.ts'
import { contractTypes, departments } from '../tables/reference.ts'
import { requisitionExperiences, requisitionFinancials, requisitions } from '../tables/requisitions.ts'
import { paid, places } from './listOpenPositions.ts'

type Schemas = components['schemas']
export type Asked = Pick<Schemas['PositionFacts'], 'qualifications' | 'certifications' | 'workAuths' | 'skills' | 'designations'>

/** What a position asks for by name, without the weights. */
export const askedOf = async (db: Database | Tx, requisitionId: number): Promise<Asked> =>
  askedBy(await readCriteria(db, eq(requisitionCriteria.requisitionId, requisitionId)))

function askedBy(criteria: Awaited<ReturnType<typeof readCriteria>>): Asked {
  const of = (wanted: CriterionSection) =>
    criteria.filter(({ section }) => section === wanted).map(({ refId, name, mandatory }) => ({ id: refId, name, mandatory }))
  return {
    qualifications: of('qualification'),
    certifications: of('certification'),
    workAuths: of('workAuthorisation'),
    skills: of('skill'),
    designations: of('designation'),
  }
}

/** What the page of a position shows beside the texts of its post, whether that is public or not. */
export async function positionFacts(db: Database | Tx, requisitionId: number): Promise<Schemas['PositionFacts'] | undefined> {
  const { compensationFrom, compensationTo, currency, period } = requisitionFinancials
  const [row] = await db
    .select({
      department: departments.name,
      contractType: contractTypes.name,
      places,
      closingDate: requisitions.endDate,
      pay: { payFrom: compensationFrom, payTo: compensationTo, currency, period },
      minExperience: requisitionExperiences.minExperience,
      maxExperience: requisitionExperiences.maxExperience,
    })
    .from(requisitions)
    .leftJoin(departments, eq(departments.id, requisitions.departmentId))
    .leftJoin(contractTypes, eq(contractTypes.id, requisitions.jobApplTypeId))
    .leftJoin(requisitionFinancials, eq(requisitionFinancials.requisitionId, requisitions.id))
    .leftJoin(requisitionExperiences, eq(requisitionExperiences.requisitionId, requisitions.id))
    .where(eq(requisitions.id, requisitionId))
  if (!row) return
  const organisation = await companyName(db)
  const criteria = await readCriteria(db, eq(requisitionCriteria.requisitionId, requisitionId))
  const responsibilities = [...new Set(criteria.flatMap((one) => one.responsibilities))]
  return { ...row, pay: row.pay && paid(row.pay), organisation, responsibilities, ...askedBy(criteria) }
}
