import { asc, eq } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { requisitionCertifications, requisitionDesignations, requisitionQualifications, requisitionSkills, requisitionWorkAuths } from '../tables/criteria.ts'
import { certifications, contractTypes, departments, designations, qualifications, skills, workAuthorisations } from '../tables/reference.ts'
import { requisitionExperiences, requisitionFinancials, requisitions } from '../tables/requisitions.ts'
import { paid, places } from './listOpenPositions.ts'

type Schemas = components['schemas']
export type Asked = Pick<Schemas['PositionFacts'], 'qualifications' | 'certifications' | 'workAuths' | 'skills' | 'designations'>

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

/** What the page of a position shows beside the texts of its post, whether that is public or not. */
export async function positionFacts(db: Database | Tx, requisitionId: number, organisation: string): Promise<Schemas['PositionFacts'] | undefined> {
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
  const duties = await db
    .select({ responsibilities: requisitionDesignations.responsibilities })
    .from(requisitionDesignations)
    .where(eq(requisitionDesignations.requisitionId, requisitionId))
    .orderBy(asc(requisitionDesignations.id))
  const responsibilities = [...new Set(duties.flatMap((one) => one.responsibilities))]
  return { ...row, pay: row.pay && paid(row.pay), organisation, responsibilities, ...(await askedOf(db, requisitionId)) }
}
