import type { Tx } from '../platform/db/database.ts'
import { templates, templateVersions } from '../tables/letters.ts'
import { DEFAULT_TEMPLATES } from './defaultTemplates.ts'

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
