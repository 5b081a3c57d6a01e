import { inArray } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { askedFor } from '../reference/askedFor.ts'
import { type CriterionSection, requisitionCriteria } from '../tables/criteria.ts'
import { referenceItems } from '../tables/reference.ts'
import { sectionRows } from './sectionRows.ts'

type Schemas = components['schemas']
type Criterion = typeof requisitionCriteria.$inferSelect
type Shared = Pick<Criterion, 'id' | 'weight' | 'mandatory' | 'version'> & { jobPositionId: number; name: string; askedFor: Schemas['AskedFor'] | null }

/** The six sections whose criteria name an item of a reference list. */
export function criteriaHandlers(app: App) {
  /** `refId` is what the wire calls the item. */
  const rowsOf = <Spec extends { id: number }>(section: CriterionSection, refId: string, spec: (shared: Shared, row: Criterion) => Spec) =>
    sectionRows(app, {
      table: requisitionCriteria,
      section,
      wire: { refId },
      present: async (db, rows: Criterion[]) => {
        if (rows.length === 0) return []
        const ids = rows.map((row) => row.refId)
        const list = await db.select({ id: referenceItems.id, name: referenceItems.name, askedFor }).from(referenceItems).where(inArray(referenceItems.id, ids))
        const found = new Map(list.map(({ id, ...item }) => [id, item]))
        return rows.map((row) => {
          const { id, weight, mandatory, version } = row
          const { name = '', askedFor = null } = found.get(row.refId) ?? {}
          return spec({ id, jobPositionId: row.requisitionId, name, askedFor, weight, mandatory, version }, row)
        })
      },
    })
  const qualification = rowsOf('qualification', 'jobQualityRefId', (shared, { refId, complianceDocument }): Schemas['QualificationSpec'] => {
    return { ...shared, jobQualityRefId: refId, complianceDocument }
  })
  const certification = rowsOf('certification', 'jobCertRefId', (shared, { refId, complianceDocument }): Schemas['CertificationSpec'] => {
    return { ...shared, jobCertRefId: refId, complianceDocument }
  })
  const workAuth = rowsOf('workAuthorisation', 'workAuthRefId', (shared, { refId }): Schemas['WorkAuthSpec'] => ({ ...shared, workAuthRefId: refId }))
  const skill = rowsOf('skill', 'skillTypeId', (shared, { refId }): Schemas['SkillSpec'] => ({ ...shared, skillTypeId: refId }))
  const designation = rowsOf('designation', 'designationTypeId', (shared, { refId, responsibilities }): Schemas['DesignationSpec'] => {
    return { ...shared, designationTypeId: refId, responsibilities }
  })
  const compliance = rowsOf('compliance', 'regulatoryId', (shared, { refId, source }): Schemas['ComplianceSpec'] => {
    return { ...shared, regulatoryId: refId, source }
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
