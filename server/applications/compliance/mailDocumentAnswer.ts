import { eq } from 'drizzle-orm'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Application } from '../../records/applications.ts'
import { applicants, type complianceItems } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'

type Item = typeof complianceItems.$inferSelect

const WORDS: Partial<Record<Item['status'], string>> = {
  APPROVED: 'it is approved.',
  REJECTED: 'it could not be accepted. Please upload another one.',
  WAIVED: 'it is no longer needed.',
}

/** Tells the candidate what became of a document; once for each answer. Who has no account yet is not written to. */
export async function tellOfAnswer(app: App, tx: Tx, item: Item, application: Application): Promise<void> {
  const answer = WORDS[item.status]
  const [person] = await tx.select().from(applicants).where(eq(applicants.id, application.applicantId))
  if (!answer || !person?.accountId) return
  const [position] = await tx.select({ title: requisitions.positionTitle }).from(requisitions).where(eq(requisitions.id, application.requisitionId))
  const mail = await renderMail(tx, 'COMPLIANCE_ANSWERED', {
    firstName: person.firstName,
    positionTitle: position!.title,
    organisation: app.settings.organisation,
    documentName: item.name,
    answer,
    reason: item.reason,
    link: `${app.settings.publicUrl}/login?returnTo=${encodeURIComponent('/offer-letter')}`,
  })
  const about = { applicationId: application.id, requisitionId: application.requisitionId, dedupe: `compliance-item:${item.id}:${item.version}` }
  await sendMail(app, tx, { event: 'COMPLIANCE_ANSWERED', to: person.email, toName: [person.firstName, person.surName].join(' '), ...about, ...mail })
}
