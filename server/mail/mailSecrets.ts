import { and, eq, gt, inArray, isNull, type Placeholder, sql } from 'drizzle-orm'
import { registrationStates } from '../../src/machines/lifecycles/registration.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { planned } from '../platform/db/prepared.ts'
import { accounts } from '../tables/accounts.ts'
import { outboxSecrets } from '../tables/outbox.ts'
import { applicationLinks } from '../tables/ownPages.ts'
import { registrations } from '../tables/registrations.ts'
import type { SecretField } from './mergeFields.ts'
import { encode } from './richText.ts'
import { DOTS, PLACEHOLDER, type Secret } from './secret.ts'

/*
 * A stored message holds a placeholder where a link with a key or a code belongs. The value stands in `outbox_secrets`
 * until the message is delivered or the registration ends, and is put in only on the way to its recipient.
 */
export type Secrets = Partial<Record<SecretField, Secret>>
type Text = { html: string; text: string }

const ELEMENT = /<(a|span)(?=[^>]* data-secret=)[^>]*>[^<]*<\/\1>/g

export const holdsSecrets = ({ text }: Pick<Text, 'text'>) => text.search(PLACEHOLDER) >= 0

/** The message without what would let its reader act as the recipient. */
export const masked = ({ html, text }: Text): Text => ({
  html: html.replace(ELEMENT, `<span>${DOTS}</span>`).replace(PLACEHOLDER, DOTS),
  text: text.replace(PLACEHOLDER, DOTS),
})

/** The values, what the account that they open may do (none for what opens an application alone), and what they open. */
type Kept = { values: ReadonlyMap<string, string>; roles: readonly string[]; opens: { entity: 'registration' | 'applicationLink'; id: number }[] }

/** What the recipient reads; null where a value is gone that the message needs. */
export function whole({ html, text }: Text, kept: Pick<Kept, 'values'> | null): Text | null {
  const needed = [...text.matchAll(PLACEHOLDER), ...html.matchAll(PLACEHOLDER)].map(([, field]) => field ?? '')
  if (needed.some((field) => !kept?.values.has(field))) return null
  const put = (body: string, form: (value: string) => string) => body.replace(PLACEHOLDER, (_all, field: string) => form(kept?.values.get(field) ?? DOTS))
  return { html: put(html, encode), text: put(text, String) }
}

type Marked = { dedupe: string; field: string; value: string; registration_id: number | null; application_link_id: number | null }

/** What these messages stand for, each by the mark of its message. */
export const secretsOf = (messages: readonly { dedupe: string; secrets?: Secrets }[]): Marked[] =>
  messages.flatMap(({ dedupe, secrets = {} }) =>
    Object.entries(secrets).map(([field, secret]) => {
      const of: { registrationId?: number; applicationLinkId?: number } = secret.of
      const value = secret.reveal()
      return { dedupe, field, value, registration_id: of.registrationId ?? null, application_link_id: of.applicationLinkId ?? null }
    }),
  )

/** Keeps beside the messages that a statement has `queued`, each with its mark, what they stand for, which `told` tells as JSON. */
export const keepSecrets = (told: Placeholder) => sql`
  insert into ${outboxSecrets} (message_id, field, value, registration_id, application_link_id)
  select queued.id, field, value, registration_id, application_link_id
  from queued join json_to_recordset(${told}::json) as s(dedupe text, field text, value text, registration_id int, application_link_id int) using (dedupe)`

/** The values of a message that still work, and whose they are. */
export async function readSecrets(db: Database | Tx, messageId: number): Promise<Kept | null> {
  const { field, value } = outboxSecrets
  const links = await planned(
    db
      .select({ field, value, id: applicationLinks.id })
      .from(outboxSecrets)
      .innerJoin(applicationLinks, eq(applicationLinks.id, outboxSecrets.applicationLinkId))
      .where(and(eq(outboxSecrets.messageId, messageId), isNull(applicationLinks.revokedAt))),
  )
  if (links.length > 0) return keptOf(links, 'applicationLink', ['Applicant'])
  const rows = await planned(
    db
      .select({ field, value, id: registrations.id, roles: accounts.roles })
      .from(outboxSecrets)
      .innerJoin(registrations, eq(registrations.id, outboxSecrets.registrationId))
      .innerJoin(accounts, eq(accounts.id, registrations.accountId))
      .where(
        and(
          eq(outboxSecrets.messageId, messageId),
          inArray(registrations.status, tagged(registrationStates, 'usable')),
          gt(registrations.expiresAt, sql`now()`),
        ),
      ),
  )
  const [first] = rows
  return first ? keptOf(rows, 'registration', first.roles) : null
}

const keptOf = (rows: readonly { field: string; value: string; id: number }[], entity: Kept['opens'][number]['entity'], roles: readonly string[]): Kept => ({
  values: new Map(rows.map(({ field, value }) => [field, value])),
  roles,
  opens: [...new Set(rows.map(({ id }) => id))].map((id) => ({ entity, id })),
})

/** A message that was delivered needs them no longer. */
export const forgetDelivered = (tx: Tx, messageId: number) => tx.delete(outboxSecrets).where(eq(outboxSecrets.messageId, messageId))

/** A registration that has ended has no use for them. */
export const forgetEnded = (tx: Tx, registrationId: number) => tx.delete(outboxSecrets).where(eq(outboxSecrets.registrationId, registrationId))
