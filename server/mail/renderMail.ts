import { type Company, readLetterhead } from '../platform/company.ts'
import type { Tx } from '../platform/db/database.ts'
import { DEFAULT_TEMPLATES } from './defaultTemplates.ts'
import type { Secrets } from './mailSecrets.ts'
import { isSecretField, type MailEvent, type MailValues, type MergeField, type SecretField, type Values } from './mergeFields.ts'
import { encode, fieldsIn, fill, lineOf, textOf } from './richText.ts'
import { Secret } from './secret.ts'

type Mail = { subject: string; html: string; text: string }

/**
 * An e-mail from the template of its event. Values are encoded; a sentence whose value is null or empty is left out. The company's
 * name is not among them: it is read here, with what stands at the foot.
 * `sendMail(app, tx, { event, to, toName, dedupe, ...(await renderMail(tx, event, values)) })`
 */
export async function renderMail<E extends MailEvent>(tx: Tx, event: E, values: MailValues<E>, subject?: string): Promise<Mail & { secrets: Secrets }> {
  return (await rendererOf(tx, event))(values, subject)
}

/** The same of many: the template is read once. */
export async function rendererOf<E extends MailEvent>(tx: Tx, event: E) {
  const { company, subject: own, body } = await templateOf(tx, event)
  const fields = fieldsIn(body)
  return (values: MailValues<E>, subject = own): Mail & { secrets: Secrets } => ({
    ...composeMail(subject, body, values, company),
    secrets: secretsAmong(values, fields),
  })
}

/** The same to be looked at before anything is sent: with values that only look like secrets. */
export async function previewMail(tx: Tx, event: MailEvent, values: Values, subject: string): Promise<Mail> {
  const { company, body } = await templateOf(tx, event)
  return composeMail(subject, body, values, company)
}

async function templateOf(tx: Tx, event: MailEvent) {
  const { company, template } = await readLetterhead(tx, event)
  const { subject, body } = template ?? DEFAULT_TEMPLATES.find((one) => one.event === event)!
  return { company, subject, body }
}

const secretsAmong = (values: Values, used: MergeField[]): Secrets => {
  const entries = used.filter(isSecretField).map((field) => [field, values[field]] as const)
  return Object.fromEntries(entries.filter((entry): entry is [SecretField, Secret] => entry[1] instanceof Secret))
}

/** The same for any clean subject and body; previews and sending share it. */
export function composeMail(subject: string, body: string, given: Values, company: Company): Mail {
  const values = { ...given, organisation: company.name }
  const filled = fill(body, values, 'dropped')
  // A subject is read by whoever handles the message: it takes no secret in.
  const line = lineOf(fill(subject, { ...values, ...(values.link instanceof Secret && { link: null }), code: null }, 'dropped'))
  const foot = footOf(company)
  const text = foot.length > 0 ? [textOf(filled), '', '-- ', ...foot].join('\n') : textOf(filled)
  return { subject: line, html: page(line, filled, foot), text }
}

/** Who writes and where they are. The name alone is the sender's already. */
const footOf = ({ name, addressLine, website }: Company) => (addressLine || website ? [name, addressLine, website].filter(Boolean) : [])

/** What of a whole e-mail its writer wrote. */
export const bodyOf = (html: string): string => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? html

const page = (title: string, body: string, foot: readonly string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${encode(title)}</title></head>` +
  `<body style="margin:0;background:#fff;color:#1b2322;font:16px/24px Inter,'Segoe UI',Helvetica,Arial,sans-serif"><main style="max-width:600px;padding:24px">${body}</main>${foot.length > 0 ? footer(foot) : ''}</body></html>`

const footer = (lines: readonly string[]) =>
  `<footer style="max-width:600px;padding:0 24px 24px;color:#5f625d;font-size:14px;line-height:20px">${lines.map(encode).join('<br>')}</footer>`
