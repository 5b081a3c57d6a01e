import type { Tx } from '../database.ts'
import { templates, templateVersions } from './letter.schema.ts'
import { DEFAULT_TEMPLATES } from './templates.defaults.ts'

/** Puts in the templates that are not there yet; what HR changed stays. */
export async function seedTemplates(tx: Tx) {
  const added = await tx
    .insert(templates)
    .values(DEFAULT_TEMPLATES.map((template) => ({ ...template, updatedBy: 'Threshold' })))
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return
  await tx.insert(templateVersions).values(added.map(({ id, version, subject, body }) => ({ templateId: id, version, subject, body, savedBy: 'Threshold' })))
}
