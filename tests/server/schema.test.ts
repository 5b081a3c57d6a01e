import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgArray, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
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
  interviewOffer: 'interview_offers',
  scorecard: 'scorecards',
  complianceItem: 'compliance_items',
  offerLetter: 'letters',
  contractLetter: 'letters',
  registration: 'registrations',
  onboardingDocument: 'onboarding_documents',
  task: 'tasks',
  leaveRequest: 'leave_requests',
  course: 'courses',
  courseAssignment: 'course_assignments',
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

test('every foreign key has an index that begins with all of its columns in whatever order, or with the first where that alone names the record', async () => {
  const bare = await rows(`
    select c.conrelid::regclass || '.' || a.attname as what from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey[0:cardinality(c.conkey) - 1]::smallint[] @> c.conkey
          or i.indkey[0] = c.conkey[1]
            and exists (select from pg_index u where u.indrelid = c.confrelid and u.indisunique and u.indnkeyatts = 1 and u.indkey[0] = c.confkey[1])))`)
  expect(bare.map(({ what }) => what).sort()).toEqual([])
})

/** Numbers that name records of more than one kind, or of none: the log outlives what it tells of, and visitors have keys, too. */
const loose = [
  'application_stays.entity_id',
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

const modules = Object.entries(import.meta.glob<Record<string, unknown>>('../../server/tables/*.ts', { eager: true }))
const columns = modules
  .flatMap(([, module]) => Object.values(module).filter((one) => is(one, PgTable)))
  .flatMap((table) => getTableConfig(table).columns.map((column) => ({ table: getTableName(table), column })))
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** What the checks of a column say, by "table.column". */
const checks = Map.groupBy(
  await rows(`
    select c.conrelid::regclass || '.' || a.attname as what, pg_get_constraintdef(c.oid) as is from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) where c.contype = 'c' and c.connamespace = 'public'::regnamespace`),
  ({ what }) => what,
)
const wordsOf = (text: string) => [...text.matchAll(/'([^']*)'::text/g)].map(([, word]) => word ?? '')
const inOrder = (words: readonly string[]) => [...new Set(words)].sort().join(', ')

test('a column that takes certain words only is held to them', () => {
  const ofWords = columns.flatMap(({ table, column }) => {
    const { enumValues } = is(column, PgArray) ? column.baseColumn : column
    return enumValues ? [[`${table}.${snake(column.name)}`, inOrder(enumValues)] as const] : []
  })
  expect(ofWords.length).toBeGreaterThan(20)
  const bare = ofWords.filter(([name, words]) => !checks.get(name)?.some(({ is: check }) => inOrder(wordsOf(check)) === words))
  expect(bare.map(([name]) => name)).toEqual([])
})

test('a text of a type of its own is checked: its words stand in the column, or its lifecycle holds it', () => {
  const typed = modules.flatMap(([path]) => {
    const lines = readFileSync(join(import.meta.dirname, path), 'utf8').split('\n')
    return lines.flatMap((line, at) => {
      const column = /(\w+): text\(.*\$type</.exec(line)?.[1]
      const table =
        column &&
        /pgTable\(\s*'(\w+)'/.exec(
          lines
            .slice(0, at)
            .join('\n')
            .split(/(?=pgTable\()/)
            .at(-1) ?? '',
        )?.[1]
      return column ? [`${table}.${snake(column)}`] : []
    })
  })
  expect(typed).toContain('requisitions.status')
  expect(typed.filter((name) => !checks.has(name))).toEqual([])
})

describe('the database refuses', async () => {
  const one = async (sql: string) => (await t.pool.query<{ id: number }>(sql)).rows[0]!.id
  const requisition = await one("insert into requisitions (position_title, owner_id) select 'Held', min(id) from accounts returning id")
  const [skill, language] = [
    await one("select id from reference_items where list = 'skill'"),
    await one("select id from reference_items where list = 'language'"),
  ]
  const applicant = await one("insert into applicants (first_name, sur_name, email) values ('Ada', 'Held', 'held@sample.example') returning id")
  const application = await one(`insert into applications (requisition_id, applicant_id, source) values (${requisition}, ${applicant}, 'MANUAL') returning id`)
  await t.pool.query(`insert into requisition_criteria (requisition_id, section, ref_id) values (${requisition}, 'skill', ${skill})`)
  await t.pool.query(`insert into application_items values (${application}, 'language', ${language})`)

  const FOREIGN_KEY = '23503'
  const CHECK = '23514'
  const criterion = (columns: string, values: string) => `insert into requisition_criteria (requisition_id, ${columns}) values (${requisition}, ${values})`
  test.each([
    ['a criterion of another list', FOREIGN_KEY, criterion('section, ref_id', `'certification', ${language}`)],
    ['a compliance document that is no regulation', FOREIGN_KEY, criterion('section, ref_id', `'compliance', ${language}`)],
    ['what a candidate holds of another list', FOREIGN_KEY, `insert into application_items values (${application}, 'skill', ${language})`],
    ['a responsibility of what is no designation', FOREIGN_KEY, `insert into roles_responsibilities (name, designation_id) values ('Leads', ${skill})`],
    ['to forget an item that a criterion names', FOREIGN_KEY, `delete from reference_items where id = ${skill}`],
    ['to forget an item that a candidate holds', FOREIGN_KEY, `delete from reference_items where id = ${language}`],
    ['a section that is none', CHECK, criterion('section, ref_id', `'hobby', ${skill}`)],
    ['a weight above 100', CHECK, 'update requisition_criteria set weight = 101'],
    ['a weight below 0', CHECK, 'update requisition_criteria set weight = -1'],
    ['the paper of a skill', CHECK, 'update requisition_criteria set compliance_document = true'],
    ['an end before the start', CHECK, "update requisitions set start_date = '2026-02-02', end_date = '2026-02-01'"],
    ['no opening', CHECK, 'update requisitions set openings = 0'],
    ['an unknown section that asks for nothing', CHECK, "update requisitions set none_needed = '{skills,hobbies}'"],
    ['pay that is below nothing', CHECK, 'update applications set expected_salary = -1'],
    ['an unknown source', CHECK, "update applications set source = 'POST'"],
    ['a latitude beyond the pole', CHECK, 'update cities set latitude = 91 where id = 1'],
    [
      'a pay range that falls',
      CHECK,
      `insert into requisition_financials (requisition_id, compensation_from, compensation_to, currency, period) values (${requisition}, 2, 1, 'AUD', 'YEARLY')`,
    ],
  ])('%s', async (_, code, sql) => {
    await expect(t.pool.query(sql)).rejects.toMatchObject({ code })
  })
})
