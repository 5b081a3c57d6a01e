import { actsAsApplicantOnly, auditReading } from '../accounts/secretReadings.ts'
import { holdsSecrets, masked, readSecrets, whole } from '../mail/mailSecrets.ts'
import type { App, Caller } from '../platform/context.ts'
import { isManager } from '../platform/http/permissions.ts'
import type { outbox } from '../tables/outbox.ts'

type Row = Pick<typeof outbox.$inferSelect, 'id' | 'html' | 'body' | 'applicationId' | 'requisitionId'>

/**
 * The text of a message as this person may read it. Links with keys and codes are the recipient's alone. Without a mail
 * server nobody could ever use them, so then a manager reads those of applicants, and each reading is written down.
 */
export async function textFor(app: App, caller: Caller, { html, body, ...row }: Row) {
  const stored = { html, text: body }
  if (!holdsSecrets(stored)) return { ...stored, masked: false }
  const hidden = { ...masked(stored), masked: true }
  if (app.settings.smtpUrl !== null || !isManager(caller)) return hidden
  return app.db.transaction(async (tx) => {
    const kept = await readSecrets(tx, row.id)
    const shown = kept && actsAsApplicantOnly(kept.roles) && whole(stored, kept)
    if (!shown) return hidden
    for (const opens of kept.opens) await auditReading(tx, { opens, message: row, by: caller })
    return { ...shown, masked: false }
  })
}
