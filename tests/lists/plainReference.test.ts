import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { components } from '../../src/api/common.gen.ts'
import { testApp } from '../app.ts'
import { must, openPosition } from '../applications/candidates.ts'
import { compared, fold, holdsEach, oneOf, random, unknown } from './plainWords.ts'

/**
 * What a list answers is compared with all of its rows, sorted, filtered and searched here in plain words. There are more
 * rows than a search gathers, so that rare and common words go both of their ways.
 */
const ROWS = 1300
const GATHERED = 1000
const t = await testApp()
const { officer } = await openPosition(t)

const given = ['Anna', 'Zoë', 'Łukasz', 'Олена', '伟', 'Maria', 'maria', 'José', "D'Arcy", '100%', 'A_b']
const sur = ['Smith', 'Müller', 'van der Berg', 'Çelik', 'Шевченко', '李', 'García Márquez', 'Xu', 'O\\Neill']
const titles = ['Nurse', 'nurse', 'Site manager', 'Ärztin', 'Site manager', 'Аналитик', 'Senior nurse', 'Zoologist']

await t.db.execute(sql`
  with p as (select array_agg(id order by id) as ids from position_types)
  insert into requisitions (position_title, owner_id, status, progress, job_position_type_id)
  select ${oneOf(titles, 1)}, (select min(id) from accounts), 'RVA', 'COMPLETED', case when n % 4 > 0 then ids[1 + n % 3] end from generate_series(1, 14) n, p`)
await t.db.execute(sql`
  insert into files (key, original_name, size, media_type, purpose, sha256) select 'cv.' || n, ${oneOf(['CV.pdf', 'resume.docx', 'Lebenslauf.pdf'], 2)}, 1, 'application/pdf', 'resume', '' from generate_series(1, 20) n`)
await t.db.execute(sql`
  insert into applicants (first_name, middle_name, sur_name, email, mobile)
  select ${oneOf(given, 3)}, ${oneOf([null, null, 'Ana', 'K.'], 4)}, ${oneOf(sur, 5)}, 'row.' || n || '@' || ${oneOf(['mail.example', 'Post.example'], 6)}, ${oneOf([null, '+61 400', '0400 1'], 7)}
  from generate_series(1, ${ROWS}::int) n`)
await t.db.execute(sql`
  with r as (select array_agg(id order by id) as ids from requisitions), f as (select array_agg(id order by id) as ids from files where key like 'cv.%')
  insert into applications (requisition_id, applicant_id, status, source, review_score, expected_salary, total_experience, resume_file_id, date_received)
  select r.ids[1 + floor(cardinality(r.ids) * power(${random(8)}, 2))::int], id, ${oneOf(['new application', 'screening', 'selected', 'rejected', 'offer sent'], 9)}, ${oneOf(['JOB_POST', 'REFERRAL', 'AGENCY'], 10)},
    case when n % 3 > 0 then floor(${random(12)} * 9) end, case when n % 4 > 0 then floor(${random(13)} * 7) * 100000 end,
    case when n % 6 > 0 then floor(${random(14)} * 8) end,
    case when n % 2 = 0 then f.ids[1 + n % 20] end, timestamptz '2026-01-01 00:00Z' + floor(${random(15)} * 200) * interval '1 hour'
  from (select id, row_number() over (order by id) as n from applicants where email like 'row.%') people, r, f`)
await t.db.execute(sql`
  with scored as (update application_ranks r set profile_score = case when n % 5 > 0 then floor(${random(11)} * 40) / 2 end, missing_mandatory = case when n % 3 = 0 then array['First aid', 'B'] when n % 7 = 0 then array['A'] else '{}' end from (select id, row_number() over (order by id) as n from applicants where email like 'row.%') people where people.id = r.applicant_id)
  insert into letters (kind, application_id, requisition_id, status, maker_id)
  select kind, id, requisition_id, ${oneOf(['sent', 'lapsed', 'revoked', 'declined'], 16)}, (select min(id) from accounts)
  from (select a.id, requisition_id, kind, a.id * 2 + case kind when 'offer' then 0 else 1 end as n from applications a, unnest(array['offer', 'contract']) kind where status in ('selected', 'offer sent')) n where n % 3 > 0`)
await t.db.execute(sql`
  insert into outbox (event, to_email, to_name, subject, html, body, status, attempts, dedupe, message_id, application_id, created_at, sent_at)
  select ${oneOf(['APPLICATION_RECEIVED', 'INTERVIEW_INVITATION'], 17)}, 'row.' || n || '@mail.example', ${oneOf(given, 18)} || ' ' || ${oneOf(sur, 19)}, ${oneOf(['Your interview', 'We have your application'], 20)}, '', '',
    ${oneOf(['sent', 'failed', 'queued'], 21)}, n % 4, 'plain.' || n, 'plain.' || n || '@x', case when n % 3 > 0 then (select min(id) from applications) + n % 50 end,
    timestamptz '2026-01-01 00:00Z' + n * interval '1 minute', case when n % 3 > 0 then timestamptz '2026-02-01 00:00Z' + (n % 40) * interval '1 hour' end
  from generate_series(1, ${ROWS}::int) n`)

const whole = await t.db.execute<{ id: number; name: string }>(
  sql`select a.id, concat_ws(' ', first_name, middle_name, sur_name) as name from applications a join applicants p on p.id = applicant_id`,
)
const wholeNames = new Map(whole.rows.map(({ id, name }) => [id, name]))

type Criteria = components['schemas']['Criteria']
type Operator = components['schemas']['Operator']
type FilterValue = components['schemas']['FilterValue']
type Listed = { id: number } & Record<string, unknown>
type Answer = { responseDataList: Listed[]; paging: components['schemas']['Paging'] }
type Kind = 'number' | 'text' | 'name' | 'select'
type Column = { kind: Kind; value?: (row: Listed) => unknown; tie?: 'requisition'; sorted?: false }

const lists: Record<
  string,
  { ask: (body: Criteria) => Promise<Answer>; columns: Record<string, Column>; searched: (row: Listed) => string[]; byNumber?: true }
> = {
  applications: {
    ask: async (body) => must(await officer.recruitment.POST('/application/criteria', { body })) as unknown as Answer,
    searched: (row) => [` ${row.applicantName} ${row.applicantEmail}`, ` ${row.positionTitle} `],
    byNumber: true,
    columns: {
      id: { kind: 'number' },
      applicantId: { kind: 'number' },
      requisitionId: { kind: 'number' },
      positionTitle: { kind: 'text', tie: 'requisition' },
      jobPositionType: { kind: 'text', tie: 'requisition' },
      applicantName: { kind: 'name' },
      applicantEmail: { kind: 'text' },
      applicantCell: { kind: 'text' },
      status: { kind: 'select' },
      profileScore: { kind: 'number' },
      reviewScore: { kind: 'number' },
      missingMandatoryItems: { kind: 'text', value: (row) => (row.missingMandatoryItems as string[]).join(', ') },
      expectedSalary: { kind: 'number' },
      totalExperience: { kind: 'number' },
      applicantSource: { kind: 'select' },
      resume: { kind: 'text', value: (row) => (row.resume as { originalName: string } | null)?.originalName },
      jobOffer: { kind: 'select' },
      contractOffer: { kind: 'select' },
    },
  },
  'selected applications': {
    ask: async (body) => must(await officer.recruitment.POST('/application/selected/criteria', { body })) as unknown as Answer,
    // A middle name is not shown here, but searched.
    searched: (row) => [` ${wholeNames.get(row.id)} ${row.applicantEmail}`, ` ${row.positionTitle} `],
    byNumber: true,
    columns: {
      id: { kind: 'number' },
      requisitionId: { kind: 'number' },
      applicantEmail: { kind: 'text' },
      applicantCell: { kind: 'text' },
      positionTitle: { kind: 'text', tie: 'requisition' },
      jobPositionType: { kind: 'text', tie: 'requisition' },
      profileScore: { kind: 'number' },
      expectedSalary: { kind: 'number' },
      totalExperience: { kind: 'number' },
      applicantSource: { kind: 'select' },
      status: { kind: 'select' },
      jobOffer: { kind: 'select' },
      contractOffer: { kind: 'select' },
      nextStep: { kind: 'select' },
    },
  },
  messages: {
    ask: async (body) => must(await (await t.as('manager')).recruitment.POST('/outbox/criteria', { body })) as unknown as Answer,
    searched: (row) => [` ${row.toName} ${row.toEmail} ${row.subject}`],
    columns: {
      id: { kind: 'number' },
      event: { kind: 'select' },
      status: { kind: 'select' },
      toEmail: { kind: 'text' },
      toName: { kind: 'text' },
      subject: { kind: 'text' },
      attempts: { kind: 'number' },
      applicationId: { kind: 'number' },
      createdAt: { kind: 'text', sorted: false },
    },
  },
  requisitions: {
    ask: async (body) => must(await officer.recruitment.POST('/requisitions/criteria', { body })) as unknown as Answer,
    searched: (row) => [` ${row.positionTitle} ${row.positionId ?? ''}`, ` ${row.orgDepartment ?? ''}`],
    byNumber: true,
    columns: {
      id: { kind: 'number' },
      positionTitle: { kind: 'text' },
      jobPositionType: { kind: 'select' },
      orgDepartment: { kind: 'select' },
      city: { kind: 'text' },
      priority: { kind: 'select' },
      progress: { kind: 'select' },
      owner: { kind: 'text' },
    },
  },
}

describe.each(Object.entries(lists))('the list of %s', async (_name, { ask, columns, searched, byNumber }) => {
  const rows: Listed[] = []
  for (let page = 1; rows.length === (page - 1) * 100; page++) rows.push(...(await ask({ page, size: 100 })).responseDataList)
  const valueIn = (name: string) => columns[name]?.value ?? ((row: Listed) => row[name])
  const keyOf = (name: string) => (row: Listed) => (columns[name]?.kind === 'name' ? fold(String(row[name])) : valueIn(name)(row))

  const sorts = Object.entries(columns).flatMap(([name, { sorted: by = true }]) => (by ? [name, `-${name}`] : []))
  function sorted(list: Listed[], sort: string) {
    const [name, down] = [sort.replace(/^-/, ''), sort.startsWith('-')]
    const key = keyOf(name)
    return list.toSorted((a, b) => {
      const [x, y] = [key(a), key(b)]
      if (unknown(x) !== unknown(y)) return Number(unknown(x)) - Number(unknown(y))
      return (down ? -1 : 1) * ((unknown(x) ? 0 : compared(x, y)) || inTurn(a, b))
    })
    function inTurn(a: Listed, b: Listed) {
      return (columns[name]?.tie ? Number(a.requisitionId) - Number(b.requisitionId) : 0) || a.id - b.id
    }
  }
  /** The first page, one behind the first thousand rows and the last one hold what they should. */
  async function holds(criteria: Criteria, expected: Listed[], turned?: 10) {
    const pages = Math.ceil(expected.length / 50)
    if (turned && expected.length > turned) {
      const { responseDataList } = await ask({ ...criteria, page: 2, after: expected[turned - 1]!.id, size: turned })
      expect({ criteria, ids: responseDataList.map(({ id }) => id) }).toEqual({ criteria, ids: expected.slice(turned, 2 * turned).map(({ id }) => id) })
    }
    for (const page of new Set([1, pages > 21 ? 21 : 1, pages || 1])) {
      const { responseDataList, paging } = await ask({ ...criteria, page, size: 50 })
      expect({ criteria, page, ids: responseDataList.map(({ id }) => id) }).toEqual({
        criteria,
        page,
        ids: expected.slice((page - 1) * 50, page * 50).map(({ id }) => id),
      })
      // Where nothing matches, it is told what there is.
      expect(paging.unfiltered).toEqual(expected.length === 0 ? { total: rows.length, more: false } : undefined)
      if (paging.more) expect(expected.length).toBeGreaterThan(GATHERED)
      else expect({ criteria, total: paging.totalElements }).toEqual({ criteria, total: expected.length })
    }
  }

  test('has rows to compare', () => expect(rows.length).toBeGreaterThan(10))

  test.each(sorts)('is sorted by %s', async (sort) => {
    await holds({ sort }, sorted(rows, sort))
  })

  test.each(sorts)('is turned page by page in the order of %s, to the end and back', async (sort) => {
    const expected = sorted(rows, sort).map(({ id }) => id)
    const size = 100
    const pages = Math.ceil(expected.length / size)
    const on = (page: number) => expected.slice((page - 1) * size, page * size)
    for (const [from, to, step] of [
      [2, pages, 1],
      [pages - 1, 1, -1],
    ] as const)
      for (let page = from; step * page <= step * to; page += step) {
        const beside = step === 1 ? { after: on(page - 1).at(-1)! } : { before: on(page + 1)[0]! }
        // The row counts, not the number of the page, which it has no longer where others came or went.
        const told = page + 2
        const { responseDataList, paging } = await ask({ sort, size, page: told, ...beside })
        expect({ sort, beside, page: paging.page, ids: responseDataList.map(({ id }) => id) }).toEqual({ sort, beside, page: told, ids: on(page) })
      }
  })

  test.each(Object.entries(columns).filter(([, { sorted: by = true }]) => by))('is filtered by %s', async (name, { kind }) => {
    const value = valueIn(name)
    const some = [...new Set(rows.map(value).filter((one) => !unknown(one)))].slice(0, 4)
    const newest = rows.toSorted((a, b) => b.id - a.id)
    const asked = async (operator: Operator, typed: FilterValue, fits: (own: never) => boolean) =>
      holds(
        { columns: [name], operators: [operator], values: [typed] },
        newest.filter((row) => fits(value(row) as never)),
      )
    const found = (operator: Operator, typed: FilterValue, fits: (own: never) => boolean) => asked(operator, typed, (own) => !unknown(own) && fits(own))
    const isEmpty = (own: unknown) => unknown(own) || own === ''
    await asked('EMPTY', '', isEmpty)
    await asked('FILLED', '', (own) => !isEmpty(own))
    for (const one of some) {
      const typed = String(one)
      if (kind === 'number') {
        await found('NUM_EQUAL', typed, (own: number) => own === one)
        await found('NUM_FROM', typed, (own: number) => own >= Number(one))
        await found('NUM_TO', typed, (own: number) => own <= Number(one))
        await asked('NUM_NOT', typed, (own: number | null) => own !== one)
        const ends = [Number(one), Number(some[0])].toSorted((a, b) => a - b)
        await found('NUM_BETWEEN', ends.map(String), (own: number) => own >= ends[0]! && own <= ends[1]!)
      } else if (kind === 'select') {
        const two = [typed, String(some[0])]
        await found('SEL_EQUAL', typed, (own: string) => own === one)
        await found('SEL_ANY', two, (own: string) => two.includes(own))
        await asked('SEL_NONE', two, (own: string) => !two.includes(own))
      } else {
        const same = kind === 'name' ? fold : (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
        const part = [...typed].slice(1, 5).join('')
        await found('STR_EQUAL', typed, (own: string) => same(own) === same(typed))
        await asked('STR_NOT', typed, (own: string | null) => unknown(own) || same(own!) !== same(typed))
        await found('STR_CONTAIN', part, (own: string) => same(own).includes(same(part)))
        await found('STR_CONTAIN', [...typed].slice(0, 2).join(''), (own: string) => same(own).includes(same([...typed].slice(0, 2).join(''))))
      }
    }
  })

  test('shows what one of several alternatives fits, beside what has to fit', async () => {
    const names = Object.keys(columns).filter((name) => columns[name]!.kind !== 'name' && columns[name]!.sorted !== false)
    const operators = { number: 'NUM_EQUAL', text: 'STR_EQUAL', select: 'SEL_EQUAL' } as const
    const valuesIn = new Map(names.map((name) => [name, [...new Set(rows.map(valueIn(name)).filter((one) => !unknown(one)))].slice(0, 2)]))
    const operatorIn = (name: string) => operators[columns[name]!.kind as keyof typeof operators]
    const fits = (name: string, one: unknown) => (row: Listed) => String(valueIn(name)(row)).toLowerCase() === String(one).toLowerCase()
    for (const [at, name] of names.entries()) {
      const other = names[(at + 1) % names.length]!
      const must = names[(at + 2) % names.length]!
      const [[one], [two], [three]] = [name, other, must].map((each) => valuesIn.get(each)!) as [unknown[], unknown[], unknown[]]
      if ([one, two, three].some(unknown)) continue
      const named = [name, other, must]
      await holds(
        { columns: named, operators: named.map(operatorIn), values: [one, two, three].map(String), groups: [4, 4, 0] },
        rows.filter((row) => (fits(name, one)(row) || fits(other, two)(row)) && fits(must, three)(row)).toSorted((a, b) => b.id - a.id),
      )
    }
  })

  test('is searched by words of any length, common and rare', async () => {
    const some = [rows[0]!, rows[Math.floor(rows.length / 3)]!, rows[Math.floor(rows.length / 2)]!].flatMap(searched).map((text) => text.trim())
    const words = some.flatMap((text) => [1, 2, 3, 5, 8, 13].map((length) => [...text].slice(0, length).join('')).concat([...text].slice(2, 6).join('')))
    for (const search of new Set([...words, 'zzzz', '%', '_', '\\', 'e', 'mail', 'row.12', "d'", '李', 'a_b'].map((one) => one.trim()).filter(Boolean))) {
      const fitting = rows.filter(
        (row) => searched(row).some((text) => holdsEach(text, search)) || (byNumber && /^\d{1,9}$/.test(search) && row.id === Number(search)),
      )
      await holds(
        { search },
        fitting.toSorted((a, b) => b.id - a.id),
      )
    }
  })

  test('is filtered by what most rows have, and sorted', async () => {
    const [[name = ''] = []] = Object.entries(columns).filter(([, { kind }]) => kind === 'select')
    const counts = [...Map.groupBy(rows, valueIn(name))].toSorted(([, a], [, b]) => a.length - b.length)
    const [rarest] = counts.find(([value]) => !unknown(value)) ?? []
    const fitting = rows.filter((row) => valueIn(name)(row) !== rarest)
    for (const sort of sorts) await holds({ sort, columns: [name], operators: ['SEL_NONE'], values: [String(rarest)] }, sorted(fitting, sort))
  })

  test('is searched, filtered and sorted at once', async () => {
    const [[name = ''] = []] = Object.entries(columns).filter(([, { kind }]) => kind === 'select')
    const chosen = String(rows.map(valueIn(name)).find((one) => !unknown(one)))
    const text = searched(rows[0]!)[0]!.trim()
    const search = [...text].slice(0, 3).join('')
    const fitting = rows.filter((row) => valueIn(name)(row) === chosen && searched(row).some((one) => holdsEach(one, search)))
    for (const sort of sorts) await holds({ search, sort, columns: [name], operators: ['SEL_EQUAL'], values: [chosen] }, sorted(fitting, sort), 10)
  })
})
