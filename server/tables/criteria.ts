import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import { id, inRange, oneOf, version } from './columns.ts'
import { ranges, words } from './contract.gen.ts'
import { type ItemList, referenceItems } from './reference.ts'
import { requisitionId } from './requisitions.ts'

type Schemas = components['schemas']

/** The sections of a requisition whose criteria name an item of a reference list. */
export const criterionSections = [
  'qualification',
  'certification',
  'workAuthorisation',
  'skill',
  'designation',
  'compliance',
] as const satisfies readonly Schemas['ScoreSection'][]
export type CriterionSection = (typeof criterionSections)[number]

/** The list that a section's items are of. */
export const listOf = (section: CriterionSection): ItemList => (section === 'compliance' ? 'regulatory' : section)

/** What a requisition asks for from the reference lists; `refId` is the item. */
export const requisitionCriteria = pgTable(
  'requisition_criteria',
  {
    id: id(),
    requisitionId: requisitionId(),
    section: text({ enum: criterionSections }).notNull(),
    list: text().notNull().generatedAlwaysAs(sql`case section when 'compliance' then 'regulatory' else section end`),
    refId: integer().notNull(),
    weight: integer().notNull().default(20),
    mandatory: boolean().notNull().default(false),
    /** Whether candidates are asked for the paper of a qualification or certification. */
    complianceDocument: boolean().notNull().default(false),
    /** What goes with a designation. */
    responsibilities: text().array().notNull().default(sql`'{}'`),
    /** When candidates are asked for a compliance document. */
    source: text({ enum: words.ComplianceSource }).notNull().default('Requisition'),
    version: version(),
  },
  (t) => [
    uniqueIndex('requisition_criteria_once').on(t.requisitionId, t.refId),
    index('requisition_criteria_ref').on(t.list, t.refId),
    foreignKey({ name: 'requisition_criteria_item', columns: [t.list, t.refId], foreignColumns: [referenceItems.list, referenceItems.id] }),
    oneOf(t.section, criterionSections),
    oneOf(t.source, words.ComplianceSource),
    inRange(t.weight, ranges.Weight),
    check('requisition_criteria_document', sql`not ${t.complianceDocument} or ${t.section} in ('qualification', 'certification')`),
    check('requisition_criteria_responsibilities', sql`${t.responsibilities} = '{}' or ${t.section} = 'designation'`),
    check('requisition_criteria_asked', sql`${t.source} = 'Requisition' or ${t.section} = 'compliance'`),
  ],
)
