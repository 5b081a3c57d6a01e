import { desc, eq, sql } from 'drizzle-orm'
import { auditReading } from './accounts/secretReadings.ts'
import { readSecrets, whole } from './mail/mailSecrets.ts'
import { CommandError, command } from './platform/start/command.ts'
import { outbox } from './tables/outbox.ts'

/*
 * `npm run read-mail -- ID` or `-- E-MAIL`: prints a message, or the newest to that address, with its link and code.
 * For who runs the machine, where no mail server is set: nobody else could let the first people in.
 */
const BY = { accountId: null, name: 'npm run read-mail' }

await command((db, _settings, [asked = '']) =>
  db.transaction(async (tx) => {
    const byAddress = asked.includes('@')
    if (!byAddress && !/^[1-9]\d{0,8}$/.test(asked)) throw new CommandError('Name a message by its ID, or its recipient: npm run read-mail -- 12')
    const which = byAddress ? eq(sql`lower(${outbox.toEmail})`, asked.toLowerCase()) : eq(outbox.id, Number(asked))
    const [message] = await tx.select().from(outbox).where(which).orderBy(desc(outbox.id)).limit(1)
    if (!message) throw new CommandError(`There is no message ${byAddress ? 'to' : 'with the ID'} ${asked}.`)
    const kept = await readSecrets(tx, message.id)
    const shown = whole({ html: message.html, text: message.body }, kept)
    if (!shown) throw new CommandError(`The link and the code of message ${message.id} no longer work, or it was delivered. Have a new one sent.`)
    for (const opens of kept?.opens ?? []) await auditReading(tx, { opens, message, by: BY })
    return `Message ${message.id} to ${message.toName} <${message.toEmail}>\n${message.subject}\n\n${shown.text}`
  }),
)
