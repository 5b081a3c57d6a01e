import { inArray } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import {
  requisitionCertifications,
  requisitionCompliances,
  requisitionDesignations,
  requisitionQualifications,
  requisitionSkills,
  requisitionWorkAuths,
} from '../tables/criteria.ts'
import { certifications, designations, qualifications, regulatories, skills, workAuthorisations } from '../tables/reference.ts'
import { sectionRows } from './sectionRows.ts'

type Schemas = components['schemas']
type Named = typeof skills | typeof qualifications | typeof certifications | typeof workAuthorisations | typeof designations | typeof regulatories
type Criterion = { id: number; requisitionId: number; refId: number; weight: number; mandatory: boolean; version: number }

/** Looks the names of the referenced items up, one query for the whole list. */
const named =
  <Kept extends Criterion, Spec>(items: Named, spec: (row: Kept, common: Common, name: string) => Spec) =>
  async (db: Database | Tx, rows: Kept[]): Promise<Spec[]> => {
    if (rows.length === 0) return []
    const list = await db
      .select({ id: items.id, name: items.name })
      .from(items)
      .where(
        inArray(
          items.id,
          rows.map((row) => row.refId),
        ),
      )
    const names = new Map(list.map(({ id, name }) => [id, name]))
    return rows.map((row) => spec(row, common(row), names.get(row.refId) ?? ''))
  }

type Common = Omit<Criterion, 'requisitionId' | 'refId'> & { jobPositionId: number }
const common = ({ id, requisitionId, weight, mandatory, version }: Criterion): Common => ({ id, jobPositionId: requisitionId, weight, mandatory, version })

/** The six sections whose criteria name an item of a reference list. */
export function criteriaHandlers(app: App) {
  const qualification = sectionRows(app, {
    table: requisitionQualifications,
    entity: 'qualification',
    wire: { refId: 'jobQualityRefId' },
    present: named(qualifications, (row: typeof requisitionQualifications.$inferSelect, shared, name): Schemas['QualificationSpec'] => {
      return { ...shared, name, jobQualityRefId: row.refId, complianceDocument: row.complianceDocument }
    }),
  })
  const certification = sectionRows(app, {
    table: requisitionCertifications,
    entity: 'certification',
    wire: { refId: 'jobCertRefId' },
    present: named(certifications, (row: typeof requisitionCertifications.$inferSelect, shared, name): Schemas['CertificationSpec'] => {
      return { ...shared, name, jobCertRefId: row.refId, complianceDocument: row.complianceDocument }
    }),
  })
  const workAuth = sectionRows(app, {
    table: requisitionWorkAuths,
    entity: 'workAuth',
    wire: { refId: 'workAuthRefId' },
    present: named(workAuthorisations, (row: Criterion, shared, name): Schemas['WorkAuthSpec'] => ({ ...shared, name, workAuthRefId: row.refId })),
  })
  const skill = sectionRows(app, {
    table: requisitionSkills,
    entity: 'skill',
    wire: { refId: 'skillTypeId' },
    present: named(skills, (row: Criterion, shared, name): Schemas['SkillSpec'] => ({ ...shared, name, skillTypeId: row.refId })),
  })
  const designation = sectionRows(app, {
    table: requisitionDesignations,
    entity: 'designation',
    wire: { refId: 'designationTypeId' },
    present: named(designations, (row: typeof requisitionDesignations.$inferSelect, shared, name): Schemas['DesignationSpec'] => {
      return { ...shared, name, designationTypeId: row.refId, responsibilities: row.responsibilities }
    }),
  })
  const compliance = sectionRows(app, {
    table: requisitionCompliances,
    entity: 'compliance',
    wire: { refId: 'regulatoryId' },
    present: named(regulatories, (row: typeof requisitionCompliances.$inferSelect, shared, name): Schemas['ComplianceSpec'] => {
      return { ...shared, name, regulatoryId: row.refId, source: row.source }
    }),
  })

  return {
    listQualificationSpecs: qualification.list,
    addQualificationSpec: qualification.add,
    updateQualificationSpec: qualification.update,
    deleteQualificationSpec: qualification.remove,
    listCertificationSpecs: certification.list,
    addCertificationSpec: certification.add,
    updateCertificationSpec: certification.update,
    deleteCertificationSpec: certification.remove,
    listWorkAuthSpecs: workAuth.list,
    addWorkAuthSpec: workAuth.add,
    updateWorkAuthSpec: workAuth.update,
    deleteWorkAuthSpec: workAuth.remove,
    listSkillSpecs: skill.list,
    addSkillSpec: skill.add,
    updateSkillSpec: skill.update,
    deleteSkillSpec: skill.remove,
    listDesignationSpecs: designation.list,
    addDesignationSpec: designation.add,
    updateDesignationSpec: designation.update,
    deleteDesignationSpec: designation.remove,
    listComplianceSpecs: compliance.list,
    addComplianceSpec: compliance.add,
    updateComplianceSpec: compliance.update,
    deleteComplianceSpec: compliance.remove,
  } satisfies Partial<Handlers<operations>>
}
