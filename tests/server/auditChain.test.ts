import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit, auditAll } from '../../server/platform/lifecycle/audit.ts'
import { readHeads, writeHead } from '../../server/platform/lifecycle/auditChain.ts'
import { verifyAudit } from '../../server/platform/lifecycle/verifyAudit.ts'
import { testApp } from '../app.ts'

const t = await testApp()
const { db, settings } = t.app
const entry = (id: number, after: Record<string, unknown> = { name: 'Zoë "quoted" ✓', amount: 1.5, list: [1, null] }) => ({
  by: { accountId: null, name: 'Chain test' },
  action: 'test',
  entity: 'chain',
  id,
  after,
})
const put = (id: number) => db.transaction((tx) => audit(tx, entry(id)))
const verified = async () => (await verifyAudit(db, settings)).wrong
/** What somebody with all rights on the database does, and what it was like before. */
async function asSuperuser(command: ReturnType<typeof sql>, check: () => Promise<void>) {
  const triggers = async (how: 'disable' | 'enable') => {
    for (const table of ['audit_log', 'audit_chain', 'audit_heads']) await db.execute(sql.raw(`alter table ${table} ${how} trigger user`))
  }
  await db.execute(sql`create table kept_log as table audit_log`)
  await db.execute(sql`create table kept_chain as table audit_chain`)
  await triggers('disable')
  await db.execute(command)
  await check()
  await db.execute(sql`delete from audit_log`)
  await db.execute(sql`delete from audit_chain`)
  await db.execute(sql`insert into audit_log overriding system value select * from kept_log`)
  await db.execute(sql`insert into audit_chain select * from kept_chain`)
  await triggers('enable')
  await db.execute(sql`drop table kept_log, kept_chain`)
  expect(await verified()).toBe(null)
}

let ids: number[]
beforeEach(async () => {
  ids = [await put(1), await put(2), await put(3)]
})

describe('the chain of the audit log', () => {
  test('holds every row, those of the sample and of bulk writes too', async () => {
    await db.transaction((tx) =>
      auditAll(
        tx,
        Array.from({ length: 2500 }, (_, at) => entry(at)),
      ),
    )
    const { rows, wrong } = await verifyAudit(db, settings)
    expect(wrong).toBe(null)
    expect(rows).toBe(Number((await db.execute<{ n: string }>(sql`select count(*) as n from audit_log`)).rows[0]!.n))
  })

  test('is one, whoever writes at the same time, and a write that is undone leaves no gap', async () => {
    const undone = db.transaction(async (tx) => {
      await audit(tx, entry(9))
      throw new Error('undone')
    })
    const many = Promise.all(Array.from({ length: 60 }, (_, at) => put(at)))
    await expect(undone).rejects.toThrow('undone')
    await many
    expect(await verified()).toBe(null)
    const { rows } = await db.execute<{ n: string; last: string }>(sql`select count(*) as n, max(seq) as last from audit_chain`)
    expect(rows[0]!.n).toBe(rows[0]!.last)
  })

  test.each([
    [
      'changed',
      (id: number) => sql`update audit_log set after = '{"name": "Somebody else"}' where id = ${id}`,
      (id: number) => `Row ${id} of the audit log was changed.`,
    ],
    [
      'dated back',
      (id: number) => sql`update audit_log set at = at - interval '1 second' where id = ${id}`,
      (id: number) => `Row ${id} of the audit log was changed.`,
    ],
    ['deleted', (id: number) => sql`delete from audit_log where id = ${id}`, (id: number) => `Row ${id} of the audit log is missing.`],
    [
      'put in',
      (id: number) => sql`insert into audit_log (actor_name, action, entity, entity_id, reason) select 'Nobody', 'x', 'x', 1, ${String(id)}`,
      () => expect.stringMatching(/^Row \d+ of the audit log does not stand in the chain\.$/),
    ],
  ])('names a row that was %s', async (_how, command, told) => {
    await asSuperuser(command(ids[1]!), async () => expect(await verified()).toEqual(told(ids[1]!)))
  })

  test('names a row that went with its entry', async () => {
    const command = sql`with gone as (delete from audit_log where id = ${ids[1]} returning id) delete from audit_chain where audit_id in (select id from gone)`
    await asSuperuser(command, async () => expect(await verified()).toMatch(new RegExp(`^Entry \\d+ of the chain is missing, just before row ${ids[2]} of`)))
  })

  test('refuses every change that goes the ordinary way', async () => {
    for (const table of ['audit_log', 'audit_chain', 'audit_heads'])
      for (const command of [`delete from ${table}`, `update ${table} set ${table === 'audit_log' ? 'action' : 'hash'} = 'x'`, `truncate ${table}`])
        await expect(db.execute(sql.raw(command)), command).rejects.toMatchObject({ cause: { message: `rows of ${table} are never changed` } })
  })
})

describe('a signed head', () => {
  const cutTail = () =>
    sql`with gone as (delete from audit_log where id >= ${ids[1]} returning id) delete from audit_chain where audit_id in (select id from gone)`

  test('finds an end that was cut off', async () => {
    await writeHead(t.app)
    await asSuperuser(cutTail(), async () => expect(await verified()).toMatch(/^The end of the audit log was cut off: \d+ rows stood in it at/))
  })

  test('finds a chain that was made anew, also where the head in the database is gone', async () => {
    await writeHead(t.app)
    const anew = sql`with changed as (update audit_log set reason = 'another' where id = ${ids[1]} returning id) delete from audit_chain where (select count(*) from changed) >= 0`
    await asSuperuser(anew, async () => {
      await db.execute(sql`delete from audit_heads`)
      await db.execute(sql`select seal_audit_rows()`)
      expect(await verified()).toMatch(/^The audit log up to entry \d+ is not the one that was signed at/)
    })
  })

  test('counts only with the signature of this installation', async () => {
    await writeHead(t.app)
    const file = join(settings.dataDir, 'audit-heads.jsonl')
    const before = readFileSync(file, 'utf8')
    const last = (await readHeads(t.app)).at(-1)!
    writeFileSync(file, `${before}${JSON.stringify({ ...last, seq: last.seq - 1 })}\n`)
    expect(await verified()).toBe(`The head of ${last.at} is not signed by this installation.`)
    writeFileSync(file, before)
    expect(await verifyAudit(db, { ...settings, secret: 'another secret of another day' })).toMatchObject({ wrong: null, otherSecret: expect.any(Number) })
  })
})

test('the command says how many rows there are, and fails naming the first wrong one', async () => {
  const run = () =>
    spawnSync(process.execPath, ['server/verifyAudit.ts'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, DATABASE_URL: settings.databaseUrl ?? '', DATA_DIR: settings.dataDir },
      encoding: 'utf8',
    })
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^The audit log is whole: \d+ rows of the audit log, \d+ signed heads\./) })
  await asSuperuser(sql`update audit_log set actor_name = 'Nobody' where id = ${ids[0]}`, async () =>
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining(`Row ${ids[0]} of the audit log was changed.`) }),
  )
})
