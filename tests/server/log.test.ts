import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Errand } from '../../server/sample/prepareProcess.ts'
import { buildApp } from '../../server/services/buildApp.ts'
import { clients, testApp } from '../app.ts'
import { type signed as Signed, signed } from '../employees/onTheWay.ts'
import { imported } from '../sheets/sheets.ts'

const t = await testApp()

/** One of its own for each thing that nobody may read in a log. */
const canary = {
  email: 'canary.mail@sample.example',
  name: 'Canary Name',
  password: 'canary calm grey password',
  current: 'canary present password',
  code: 'CANARYCDE7',
  linkKey: 'canarykey'.padEnd(43, 'x'),
  token: 'canarytoken.canarytoken.canarytoken',
  cookie: 'canarycookie'.padEnd(43, 'x'),
  accountName: 'Canary Account Name',
  bankCode: '777-123',
  accountNumber: '777123456',
  taxFileNumber: '865 414 088',
  adjustment: 'Canary adjustment',
  birthDate: '1977-07-17',
  cell: 'Canary cell of a workbook',
}
const heldIn = (text: string) =>
  Object.entries(canary).flatMap(([name, value]) => (text.includes(value) || text.includes(encodeURIComponent(value)) ? [name] : []))

const TABLES = [
  'accounts',
  'registrations',
  'employee_private',
  'employees',
  'reference_items',
  'tries',
  'outbox',
  'audit_log',
  'idempotency_keys',
  'industries',
  'countries',
]
/** Every write is refused, and the refusal quotes the row in its message, its detail and its hint. */
async function refuseWrites(code: string) {
  await t.db.execute(
    sql.raw(`create or replace function spill() returns trigger language plpgsql as $$ begin
      raise exception using errcode = '${code}', message = 'spilled ' || to_jsonb(new)::text, detail = to_jsonb(new)::text, hint = to_jsonb(new)::text;
    end $$`),
  )
  for (const table of TABLES)
    await t.db.execute(sql.raw(`create or replace trigger spill before insert or update on ${table} for each row execute function spill()`))
}
async function takeWrites() {
  for (const table of TABLES) await t.db.execute(sql.raw(`drop trigger if exists spill on ${table}`))
}

let person: Awaited<ReturnType<typeof Signed>>
let manager: string
beforeAll(async () => {
  person = await signed(t)
  manager = await t.tokenOf('manager@threshold.test')
})
afterAll(takeWrites)

/** Calls that carry a canary in every place where one can stand. */
function calls(address: string) {
  const visitor = clients(address)
  const boss = clients(address, manager)
  const me = clients(address, person.token)
  const { email, name, password, current, code, linkKey, birthDate, accountName, bankCode, accountNumber, taxFileNumber, adjustment } = canary
  const street = { street: '12 Ryrie Street', city: 'Geelong', state: 'Victoria', postcode: '3220', country: 'Australia' }
  const personalDetails = {
    ...{ title: '', firstName: 'Leila', middleName: '', lastName: 'Haddad', preferredName: '', birthDate, gender: '' },
    ...{ email, personalPhone: '0400 000 000', workPhone: '', physicalAddress: street, postalAddress: street, differentAddress: false },
  }
  const bankDetail = { accountName, bankCode, accountNumber }
  const taxDetail = { taxFileNumber, residency: 'RESIDENT' as const, claimsThreshold: true, studentLoanDebt: false }
  const disability = { answer: 'YES' as const, adjustment }
  const body = { version: 1, personalDetails, bankDetail, taxDetail, disability }
  const path = { contractId: person.contractId }
  const bare = (where: string, headers: Record<string, string>, method = 'POST') => fetch(`${address}${where}`, { method, headers })
  return {
    save: () => me.recruitment.POST('/employee/save/{contractId}', { params: { path }, body }),
    invite: () => boss.auth.POST('/users', { body: { email, name, roles: ['Employee'] } }),
    login: () => visitor.auth.POST('/login', { body: { email, password } }),
    changePassword: () => me.auth.POST('/change-password', { body: { current, password } }),
    forgot: () => visitor.auth.POST('/forgot-password', { body: { email } }),
    check: () => visitor.hr.POST('/user/check', { body: { code } }),
    lookAt: () => visitor.hr.GET('/user/{code}', { params: { path: { code } } }),
    lookAtLink: () => visitor.hr.GET('/user/{code}', { params: { path: { code: linkKey } } }),
    reset: () => visitor.hr.POST('/user/reset-password', { body: { code: linkKey, password } }),
    byEmail: () => boss.hr.GET('/offer-letter/id', { params: { query: { email } } }),
    withToken: async () => ({ response: await bare('/api/auth/v1/sessions', { authorization: `Bearer ${canary.token}` }, 'GET') }),
    withCookie: async () => ({ response: await bare('/api/auth/v1/refresh', { cookie: `threshold-renewal=${canary.cookie}` }) }),
    page: async () => ({ response: await bare(`/set-password?code=${linkKey}&email=${encodeURIComponent(email)}`, {}, 'GET') }),
    nowhere: async () => ({ response: await bare(`/api/hr/v1/nothing/${code}?code=${code}`, {}, 'GET') }),
  }
}

describe.each(['warn', 'info', 'debug', 'trace'])('at the level %s', (logLevel) => {
  const written: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  let address = ''
  beforeAll(async () => {
    const server = await buildApp({ ...t.app, settings: { ...t.app.settings, logLevel } }, stream)
    address = await server.listen({ host: '127.0.0.1', port: 0 })
    return async () => void (await server.close())
  })

  test.each([
    ['P0001', 500],
    ['57014', 503],
  ] as const)('calls that fail with %s are told as %i and logged without a value', async (code, status) => {
    written.length = 0
    await refuseWrites(code)
    const answers: [string, number, string][] = []
    for (const [name, call] of Object.entries(calls(address))) {
      const answer: { response: Response; error?: unknown } = await call()
      answers.push([name, answer.response.status, JSON.stringify(answer.error ?? null)])
    }
    await takeWrites()
    expect(answers.find(([name]) => name === 'save')).toEqual(['save', status, expect.stringContaining('try again')])
    expect(answers.find(([name]) => name === 'invite')).toEqual(['invite', status, expect.stringContaining('try again')])
    expect(answers.flatMap(([, , said]) => heldIn(said))).toEqual([])
    expect(written.join('')).toContain(`"code":"${code}"`)
    expect(heldIn(written.join(''))).toEqual([])
  })

  test('queries whose parameters are values are logged without them', async () => {
    written.length = 0
    await t.db.execute(sql`alter table accounts rename to accounts_away`)
    await t.db.execute(sql`alter table registrations rename to registrations_away`)
    const { login, forgot, check, lookAt } = calls(address)
    const answers = [await login(), await forgot(), await check(), await lookAt()].map(({ response }) => response.status)
    await t.db.execute(sql`alter table accounts_away rename to accounts`)
    await t.db.execute(sql`alter table registrations_away rename to registrations`)
    expect(answers).toEqual([500, 500, 500, 500])
    // The statement stays, to find the fault by.
    expect(written.join('')).toContain(String.raw`from \"accounts\"`)
    expect(heldIn(written.join(''))).toEqual([])
  })
})

test('an import that fails prints why, without its cells', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await refuseWrites('P0001')
  await t.db.execute(sql`drop trigger spill on audit_log`)
  const ended = await imported(t, 'job_skill', ['Name'], [[canary.cell]])
  await takeWrites()
  const said = printed.mock.calls.flat().join(' ')
  printed.mockRestore()
  expect(ended.state).toBe('failed')
  expect(said).toContain('"code": "P0001"')
  expect(heldIn(said)).toEqual([])
})

test('the process that fills a database prints why it failed, without a value', async () => {
  await refuseWrites('P0001')
  await t.db.execute(sql`delete from cities where country_id <> 1`)
  await t.db.execute(sql`create or replace trigger spill before insert on cities for each row execute function spill()`)
  const child = fork(new URL('../../server/sample/prepareProcess.ts', import.meta.url), { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] })
  let said = ''
  child.stderr?.on('data', (chunk) => (said += chunk))
  child.send({ settings: { ...t.app.settings, citiesOf: ['NZ'], databaseUrl: t.app.settings.databaseUrl! }, filling: 'cities' } satisfies Errand)
  const [exit] = await once(child, 'close')
  await takeWrites()
  await t.db.execute(sql`drop trigger spill on cities`)
  expect(exit).toBe(1)
  expect(said).toContain('"code": "P0001"')
  expect(said).not.toContain('spilled')
})
