import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { and, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deliverMessage } from '../../server/mail/deliverMail.ts'
import { openTransport } from '../../server/mail/openTransport.ts'
import type { Schema } from '../../server/platform/http/responseSerializer.ts'
import { applicants } from '../../server/tables/applications.ts'
import { letters } from '../../server/tables/letters.ts'
import { outbox, outboxSecrets } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { testApp } from '../app.ts'
import { offered, PASSWORD, signed } from '../employees/onTheWay.ts'
import { allOperations } from '../operations.ts'
import { messageOf, newestTo, readByManager } from '../secrets.ts'
import { mailServer } from '../server/smtp.ts'

const t = await testApp()
const [manager, officer] = [await t.as('manager'), await t.as('officer')]
const SECRET = /code=[\w-]{20,}|[0-9A-HJKMNP-TV-Z]{5} [0-9A-HJKMNP-TV-Z]{5}/
const read = async (who: typeof manager, id: number) => (await who.recruitment.GET('/outbox/{id}', { params: { path: { id } } })).data!.data
const secretsOf = (messageId: number) => t.db.select().from(outboxSecrets).where(eq(outboxSecrets.messageId, messageId))
const forgot = async (email: string) => {
  await t.visitor.auth.POST('/forgot-password', { body: { email } })
  const [mail] = await t.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(desc(outbox.id)).limit(1)
  return mail!
}
const STATES = ['queued', 'sending', 'sent', 'failed', 'paused'] as const

describe('whoever asks for a new password of somebody else', () => {
  test.each(['manager@threshold.test', 'officer@threshold.test', 'employee@threshold.test'])('reads no code of %s, in no state', async (email) => {
    const { id } = await forgot(email)
    for (const status of STATES) {
      await t.db.update(outbox).set({ status }).where(eq(outbox.id, id))
      for (const who of [officer, manager]) {
        const message = await read(who, id)
        expect(message.masked).toBe(true)
        expect(JSON.stringify(message)).not.toMatch(SECRET)
      }
    }
    expect(await secretsOf(id)).toHaveLength(2)
  })

  test('reads none of an invitation either, nor of an account that is an applicant and something more', async () => {
    await manager.auth.POST('/users', { body: { email: 'ivo@sample.example', name: 'Ivo', roles: ['Employee'] } })
    expect(await readByManager(t, (await newestTo(t, 'ivo@sample.example'))!.id)).toMatchObject({ masked: true, code: '', link: '' })
    await t.person('two.hats@sample.example', ['Applicant', 'Employee'])
    expect(await readByManager(t, (await forgot('two.hats@sample.example')).id)).toMatchObject({ masked: true })
  })
})

describe('the code of an applicant', () => {
  test('is a manager’s to read without a mail server, and every reading stands in the audit log', async () => {
    const { offerId, code, mail } = await offered(t)
    expect(offerId).toBeGreaterThan(0)
    expect(`${mail.html}${mail.body}`).not.toMatch(SECRET)
    expect((await read(officer, mail.id)).masked).toBe(true)
    const [row] = await secretsOf(mail.id)
    const readings = () =>
      t.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.entity, 'registration'), eq(auditLog.entityId, row!.registrationId!), eq(auditLog.action, 'readSecret')))
    expect(await readings()).toEqual([])
    expect(await readByManager(t, mail.id)).toMatchObject({ masked: false, code })
    await readByManager(t, mail.id)
    expect(await readings()).toMatchObject([{ actorName: expect.any(String), after: { messageId: mail.id }, applicationId: mail.applicationId }, {}])
    expect(JSON.stringify(await readings())).not.toMatch(SECRET)
  })

  test('is nobody’s once a mail server is set', async () => {
    const { mail } = await offered(t)
    t.app.settings.smtpUrl = 'smtp://127.0.0.1:1'
    for (const status of STATES) {
      await t.db.update(outbox).set({ status }).where(eq(outbox.id, mail.id))
      for (const who of [officer, manager]) expect(JSON.stringify(await read(who, mail.id))).not.toMatch(SECRET)
    }
    t.app.settings.smtpUrl = null
  })

  test('is forgotten once it is used, replaced or over', async () => {
    const used = await offered(t)
    await t.visitor.hr.POST('/user/reset-password', { body: { code: used.code, password: PASSWORD } })
    expect(await secretsOf(used.mail.id)).toEqual([])
    expect(await readByManager(t, used.mail.id)).toMatchObject({ masked: true })

    const replaced = await offered(t)
    await t.visitor.hr.POST('/user/resend-code', { body: { email: replaced.applicant.email } })
    expect(await secretsOf(replaced.mail.id)).toEqual([])
    const next = await newestTo(t, replaced.applicant.email)
    expect(next?.code).toMatch(/^\w{10}$/)

    await t.db.execute(sql`update registrations set expires_at = now() - interval '1 second' where status = 'shown'`)
    expect(await readByManager(t, next!.id)).toMatchObject({ masked: true })
  })
})

describe('the address that a code goes to', () => {
  test('is that of the account, whatever the record of the applicant says when the letter is mailed again', async () => {
    const { offerId, applicant, mail, code } = await offered(t)
    await t.db.update(applicants).set({ email: 'elsewhere@sample.example' }).where(eq(applicants.id, applicant.id))
    const [letter] = await t.db.select().from(letters).where(eq(letters.id, offerId))
    const path = { params: { path: { id: offerId } } }
    expect((await officer.hr.POST('/offer-letter/resend/{id}', { ...path, body: { version: letter!.version } })).data).toEqual({ message: 'Message sent' })
    await t.visitor.hr.POST('/user/resend-code', { body: { email: 'elsewhere@sample.example' } })
    expect(await newestTo(t, 'elsewhere@sample.example')).toBeUndefined()
    const again = await newestTo(t, applicant.email)
    expect(again!.id).toBeGreaterThan(mail.id)
    expect(again!.code).not.toBe(code)
    expect((await t.visitor.hr.POST('/user/reset-password', { body: { code: again!.code, password: PASSWORD } })).response.status).toBe(200)
  })

  test('is not corrected by anybody but its owner once a letter went there', async () => {
    const { applicationId, applicant } = await offered(t)
    const path = { path: { applicationId } }
    const { data } = (await officer.recruitment.GET('/application/{id}', { params: { path: { id: applicationId } } })).data!
    const { response, error } = await officer.recruitment.POST('/application/update/{applicationId}', {
      params: path,
      body: { version: data.version, email: 'elsewhere@sample.example' },
    })
    expect([response.status, error?.code]).toEqual([409, 'SIGNS_IN_WITH_ADDRESS'])
    expect((await t.db.select().from(applicants).where(eq(applicants.id, applicant.id)))[0]?.email).toBe(applicant.email)
  })

  test('is given where an account or an applicant begins, corrected before a letter went there, and changed by no other call', async () => {
    const takes = (schema: Schema): boolean => {
      const { properties = {}, items } = schema
      const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((all) => (Array.isArray(all) ? (all as Schema[]) : []))
      return Object.hasOwn(properties, 'email') || [...Object.values(properties), ...parts, ...(items ? [items] : [])].some(takes)
    }
    const operations = await allOperations()
    const beginning = ['inviteUser', 'applyForPosition', 'createApplication', 'createReferral', 'addEmployee']
    // Refused once a letter went there: see the test above.
    const correcting = ['updateApplication']
    const asking = ['login', 'forgotPassword', 'resendCode', 'findOwnLetters', 'sendOwnLinks']
    // The address in an employee's record is where colleagues write to; no code goes there.
    const contact = ['saveEmployee', 'updateEmployee']
    expect(operations.flatMap(({ id, body }) => (body && takes(body) ? [id] : [])).sort()).toEqual([...beginning, ...correcting, ...asking, ...contact].sort())
  })
})

describe('a mail server', () => {
  test('gets the message whole; afterwards nobody here holds its code', async () => {
    const smtp = await mailServer()
    const { mail, code, link } = await offered(t)
    t.app.settings.smtpUrl = smtp.url
    await t.db.update(outbox).set({ dueAt: new Date() }).where(eq(outbox.id, mail.id))
    expect(await deliverMessage(t.app, openTransport(t.app)!, mail.id)).toBe('done')
    t.app.settings.smtpUrl = null
    const arrived = smtp.received.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(arrived).toContain(link)
    expect(arrived).toContain(`${code.slice(0, 5)} ${code.slice(5)}`)
    expect(await secretsOf(mail.id)).toEqual([])
    const { html, body, status } = await messageOf(t, mail.id)
    expect(status).toBe('sent')
    expect(html + body).not.toMatch(SECRET)
  })

  test('is not given a message whose code no longer works', async () => {
    const smtp = await mailServer()
    const { mail, applicant } = await offered(t)
    await t.visitor.hr.POST('/user/resend-code', { body: { email: applicant.email } })
    t.app.settings.smtpUrl = smtp.url
    await t.db.update(outbox).set({ dueAt: new Date() }).where(eq(outbox.id, mail.id))
    await deliverMessage(t.app, openTransport(t.app)!, mail.id)
    t.app.settings.smtpUrl = null
    expect(smtp.received).toEqual([])
    expect(await messageOf(t, mail.id)).toMatchObject({ status: 'failed', reason: expect.stringContaining('Send a new one') })
  })
})

describe('a signature', () => {
  const evidence = async (contractId: number) => {
    const of = and(eq(auditLog.entity, 'contractLetter'), eq(auditLog.entityId, contractId), eq(auditLog.action, 'signature'))
    return (await t.db.select().from(auditLog).where(of))[0]!.after!
  }

  test('says that nobody but the recipient had the code', async () => {
    const { contractId, applicant } = await signed(t)
    expect(await evidence(contractId)).toMatchObject({ codesSentTo: applicant.email, codesReadBy: 'nobody but the recipient' })
  })

  test('says which manager read the code, and when', async () => {
    const { contractId, applicationId } = await signed(t, ({ mail }) => readByManager(t, mail.id))
    expect(await evidence(contractId)).toMatchObject({ codesReadBy: [expect.stringMatching(/^.+, \d{4}-\d\d-\d\dT/)] })
    const [copy] = await t.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.applicationId, applicationId), eq(outbox.event, 'CONTRACT_SIGNED')))
    expect(copy!.body).toContain('was also read by')
  })
})

test('whoever runs the machine reads the invitation of the first colleague, and that is written down', async () => {
  await manager.auth.POST('/users', { body: { email: 'mara@sample.example', name: 'Mara', roles: ['Recruitment Officer'] } })
  const run = (asked: string) =>
    spawnSync(process.execPath, ['server/readMail.ts', asked], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, DATABASE_URL: t.app.settings.databaseUrl ?? '' },
      encoding: 'utf8',
    })
  const link = (await newestTo(t, 'mara@sample.example'))!.link
  expect(run('mara@sample.example').stdout).toContain(link)
  const [row] = await t.db.select().from(auditLog).where(eq(auditLog.actorName, 'npm run read-mail'))
  expect(row).toMatchObject({ action: 'readSecret', entity: 'registration' })
  expect(run('nobody@sample.example')).toMatchObject({ status: 1, stderr: 'There is no message to nobody@sample.example.\n' })
})

test('no table but its own keeps a link with a key, whatever was done', async () => {
  const tables = await t.db.execute<{ name: string }>(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const holding: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await t.db.execute(sql`select 1 from ${sql.raw(name)} one where one::text ~ 'code=[A-Za-z0-9_-]{43}' limit 1`)
    if (rows.length > 0) holding.push(name)
  }
  expect(holding).toEqual(['public.outbox_secrets'])
})
