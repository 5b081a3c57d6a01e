import { expect, test } from 'vitest'
import { lifecycles } from '../../src/machines/lifecycles/all.ts'
import { statesOf } from '../../src/machines/lifecycles/arrows.ts'
import { testApp } from '../app.ts'

const t = await testApp()
const rows = async (sql: string) => (await t.pool.query<{ what: string; is: string }>(sql)).rows

/** The table of each lifecycle. */
const tables: Record<keyof typeof lifecycles, string> = {
  requisition: 'requisitions',
  approval: 'approvals',
  jobPost: 'job_posts',
  application: 'applications',
  interview: 'interviews',
  complianceItem: 'compliance_items',
  offerLetter: 'letters',
  contractLetter: 'letters',
  registration: 'registrations',
  onboardingDocument: 'onboarding_documents',
  employee: 'employees',
  account: 'accounts',
  outboxMessage: 'outbox',
}

test.each(Object.entries(tables))('the database keeps a %s in the states of its lifecycle', async (name, table) => {
  const [check] = await rows(`select conname as what, pg_get_constraintdef(oid) as is from pg_constraint where conname = '${table}_in_states'`)
  const states = [...(check?.is.matchAll(/'([^']+)'::text/g) ?? [])].map(([, state]) => state)
  const both = ['offerLetter', 'contractLetter'] as const
  const own = both.some((one) => one === name)
    ? both.flatMap((one) => statesOf(lifecycles[one].machine))
    : statesOf(lifecycles[name as keyof typeof lifecycles].machine)
  expect(new Set(states)).toEqual(new Set(own))
})

test('every foreign key has an index that begins with it', async () => {
  const bare = await rows(`
    select c.conrelid::regclass || '.' || a.attname as what from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`)
  expect(bare.map(({ what }) => what).sort()).toEqual([])
})

/** Numbers that name records of more than one kind, or of none: the log outlives what it tells of, and visitors have keys, too. */
const loose = [
  'audit_chain.audit_id',
  'audit_log.actor_id',
  'audit_log.application_id',
  'audit_log.entity_id',
  'audit_log.requisition_id',
  'idempotency_keys.account_id',
  'status_history.entity_id',
]

test('every number of another record leads to one', async () => {
  const found = await rows(`
    select c.table_name || '.' || c.column_name as what from information_schema.columns c
    where c.table_schema = 'public' and c.column_name like '%\\_id' and c.data_type in ('integer', 'bigint')
      and not exists (
        select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.conrelid = quote_ident(c.table_name)::regclass and a.attname = c.column_name)`)
  expect(found.map(({ what }) => what).sort()).toEqual(loose)
})
