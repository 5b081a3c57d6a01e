import { asc, eq } from 'drizzle-orm'
import type { Tx } from './database.ts'
import { templates } from './hr/letter.schema.ts'
import type { MailEvent, MailValues, Values } from './hr/mergeFields.ts'
import { encode, fill, lineOf, textOf } from './hr/richText.ts'
import { DEFAULT_TEMPLATES } from './hr/templates.defaults.ts'

export type Mail = { subject: string; html: string; text: string }

/**
 * An e-mail from the template of its event. Values are encoded; a sentence whose value is null or empty is left out.
 * `sendMail(app, tx, { event, to, toName, dedupe, ...(await renderMail(tx, event, values)) })`
 */
export async function renderMail<E extends MailEvent>(tx: Tx, event: E, values: MailValues<E>, subject?: string): Promise<Mail> {
  const [template] = await tx.select().from(templates).where(eq(templates.event, event)).orderBy(asc(templates.id)).limit(1)
  const { subject: own, body } = template ?? DEFAULT_TEMPLATES.find((one) => one.event === event)!
  return composeMail(subject ?? own, body, values)
}

/** The same for any clean subject and body; previews and sending share it. */
export function composeMail(subject: string, body: string, values: Values): Mail {
  const filled = fill(body, values, 'dropped')
  const line = lineOf(fill(subject, values, 'dropped'))
  return { subject: line, html: page(line, filled), text: textOf(filled) }
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${encode(title)}</title></head>` +
  `<body style="margin:0;background:#fff;color:#1b2322;font:16px/24px Inter,'Segoe UI',Helvetica,Arial,sans-serif"><main style="max-width:600px;padding:24px">${body}</main></body></html>`
