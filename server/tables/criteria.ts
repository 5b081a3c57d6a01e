import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import { id, version } from './columns.ts'
import { certifications, designations, qualifications, regulatories, skills, workAuthorisations } from './reference.ts'
import { requisitionId } from './requisitions.ts'

/** What every criterion that names an item of a reference list has; `refId` beside it is that item. */
const criterion = () => ({
  id: id(),
  requisitionId: requisitionId(),
  weight: integer().notNull().default(20),
  mandatory: boolean().notNull().default(false),
  version: version(),
})

export const requisitionQualifications = pgTable(
  'requisition_qualifications',
  {
    ...criterion(),
    refId: integer()
      .notNull()
      .references(() => qualifications.id),
    complianceDocument: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('requisition_qualifications_once').on(t.requisitionId, t.refId), index('requisition_qualifications_ref').on(t.refId)],
)
export const requisitionCertifications = pgTable(
  'requisition_certifications',
  {
    ...criterion(),
    refId: integer()
      .notNull()
      .references(() => certifications.id),
    complianceDocument: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('requisition_certifications_once').on(t.requisitionId, t.refId), index('requisition_certifications_ref').on(t.refId)],
)
export const requisitionWorkAuths = pgTable(
  'requisition_work_auths',
  {
    ...criterion(),
    refId: integer()
      .notNull()
      .references(() => workAuthorisations.id),
  },
  (t) => [uniqueIndex('requisition_work_auths_once').on(t.requisitionId, t.refId), index('requisition_work_auths_ref').on(t.refId)],
)
export const requisitionSkills = pgTable(
  'requisition_skills',
  {
    ...criterion(),
    refId: integer()
      .notNull()
      .references(() => skills.id),
  },
  (t) => [uniqueIndex('requisition_skills_once').on(t.requisitionId, t.refId), index('requisition_skills_ref').on(t.refId)],
)
export const requisitionDesignations = pgTable(
  'requisition_designations',
  {
    ...criterion(),
    refId: integer()
      .notNull()
      .references(() => designations.id),
    responsibilities: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [uniqueIndex('requisition_designations_once').on(t.requisitionId, t.refId), index('requisition_designations_ref').on(t.refId)],
)
/** A document that candidates are asked for; `source` says when. */
export const requisitionCompliances = pgTable(
  'requisition_compliances',
  {
    ...criterion(),
    refId: integer()
      .notNull()
      .references(() => regulatories.id),
    source: text().$type<components['schemas']['ComplianceSource']>().notNull().default('Requisition'),
  },
  (t) => [uniqueIndex('requisition_compliances_once').on(t.requisitionId, t.refId), index('requisition_compliances_ref').on(t.refId)],
)
