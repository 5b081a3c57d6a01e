import { desc, eq, sql } from 'drizzle-orm'
import { readSecrets, whole } from '../server/mail/mailSecrets.ts'
import { outbox } from '../server/tables/outbox.ts'
import type { TestApp } from './app.ts'

type Message = typeof outbox.$inferSelect
const TYPED = /[0-9A-HJKMNP-TV-Z]{5} [0-9A-HJKMNP-TV-Z]{5}/
const LINK = /https?:\/\/\S+\?code=[\w-]{43}/

/** What the recipient reads, from the database as delivery does; its link, the link's key and the typed code. */
export async function received(t: Pick<TestApp, 'db'>, message: Message) {
  const shown = whole({ html: message.html, text: message.body }, await readSecrets(t.db, message.id))
  if (!shown) throw new Error(`the secrets of message ${message.id} are gone`)
  const link = LINK.exec(shown.text)?.[0] ?? ''
  return { ...shown, link, key: link.split('?code=')[1] ?? '', code: TYPED.exec(shown.text)?.[0].replace(' ', '') ?? '' }
}

/** The newest message to an address, as its recipient reads it. */
export async function newestTo(t: Pick<TestApp, 'db'>, email: string) {
  const [mail] = await t.db.select().from(outbox).where(sql`lower(${outbox.toEmail}) = ${email.toLowerCase()}`).orderBy(desc(outbox.id)).limit(1)
  return mail && { event: mail.event, id: mail.id, ...(await received(t, mail)) }
}

/** An applicant's message, as a manager reads it without a mail server. */
export async function readByManager(t: TestApp, id: number) {
  const manager = await t.as('manager')
  const { data } = await manager.recruitment.GET('/outbox/{id}', { params: { path: { id } } })
  return { masked: data!.data.masked, code: TYPED.exec(data!.data.text)?.[0].replace(' ', '') ?? '', link: LINK.exec(data!.data.text)?.[0] ?? '' }
}

export const messageOf = async (t: Pick<TestApp, 'db'>, id: number) => (await t.db.select().from(outbox).where(eq(outbox.id, id)))[0]!
