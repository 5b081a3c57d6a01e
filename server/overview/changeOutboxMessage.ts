import { eq } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { outboxMessageStates } from '../../src/machines/lifecycles/outboxMessage.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { holdsSecrets } from '../mail/mailSecrets.ts'
import { CANDIDATE_MESSAGE } from '../mail/mergeFields.ts'
import { bodyOf, composeMail } from '../mail/renderMail.ts'
import { fieldsIn } from '../mail/richText.ts'
import { clean } from '../mail/templateText.ts'
import { readCompany } from '../platform/company.ts'
import type { App, Call } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { type Writing, write } from '../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { refuseWithheld } from '../records/withoutNames.ts'
import { applications } from '../tables/applications.ts'
import { outbox } from '../tables/outbox.ts'

type Message = Pick<typeof outbox.$inferSelect, 'status' | 'goesAt' | 'html' | 'body'>

/** What may be rewritten of a message: the text of one that was put off and has not gone out; null of any other. */
export const editableText = ({ status, goesAt, html, body }: Message): string | null =>
  isTagged(outboxMessageStates, status, 'keptHere') && goesAt !== null && !holdsSecrets({ text: body }) ? bodyOf(html) : null

type Changing = Writing & Pick<Call, 'caller'> & { params: { id: number }; body: components['schemas']['ChangeMessage'] }

/** A person rewrites what waits. To whom it goes, and when, stays. */
export const changed = (app: App, call: Changing) =>
  write(app, call, async (tx) => {
    const { body, caller } = call
    const [row] = await tx.select().from(outbox).where(eq(outbox.id, call.params.id)).for('update')
    if (!row) throw notFound('message')
    await refuseUnread(tx, caller, row)
    checkVersion(row, body.version)
    if (editableText(row) === null) throw new Problem(409, 'NOT_WAITING', 'This message does not wait to be sent any more, so its text stays.')
    const text = clean(CANDIDATE_MESSAGE, body.subject, body.body)
    for (const place of ['subject', 'body'] as const)
      if (fieldsIn(text[place]).length > 0) throw wrongField(place, 'Fields are filled in when a message is written. Type the words instead.')
    const { subject, html, text: plain } = composeMail(text.subject, text.body, {}, await readCompany(tx))
    await tx
      .update(outbox)
      .set({ subject, html, body: plain, version: row.version + 1 })
      .where(eq(outbox.id, row.id))
    const fields = [...(subject === row.subject ? [] : ['subject']), ...(plain === row.body ? [] : ['text'])]
    const { id, applicationId, requisitionId } = row
    await audit(tx, { by: caller, action: 'change', entity: 'message', id, applicationId, requisitionId, after: { changed: fields.join(', ') } })
    return { message: 'Successfully updated!' }
  })

/** Nobody rewrites what they may not read whole. */
async function refuseUnread(tx: Tx, caller: Call['caller'], { applicationId }: { applicationId: number | null }) {
  if (applicationId === null) return
  const [about] = await tx.select({ withheld: applications.withheld }).from(applications).where(eq(applications.id, applicationId))
  if (about) refuseWithheld(caller, about)
}
