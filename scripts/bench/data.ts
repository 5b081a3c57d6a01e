// A database as it lies after years: a few requisitions with very many applications and many with few, common and rare names,
// curricula vitae, histories, interviews, letters, messages and employees. The same numbers give the same rows.
import type { Data } from './fill.ts'
import { givenNames, paragraphs, surNames, syllables } from './people.ts'
import { scores } from './scores.ts'
import type { Step } from './step.ts'

/** How many requisitions an organisation has had by the time it has so many applications; BENCH_REQUISITIONS says another number. */
export const requisitionsOf = (applications: number) => Number(process.env.BENCH_REQUISITIONS) || Math.max(50, Math.round(applications / 500))

const tables = [
  ...['requisitions', 'requisition_locations', 'requisition_criteria', 'requisition_financials', 'selection_steps', 'applicants', 'applications'],
  ...[
    'files',
    'file_texts',
    'file_words',
    'file_pairs',
    'application_people',
    'kept_applications',
    'application_items',
    'status_history',
    'application_stays',
    'audit_log',
  ],
  ...['application_ranks', 'application_details', 'application_matches', 'criteria_snapshots', 'scorings', 'application_scores'],
  ...['interviews', 'interview_interviewers', 'letters', 'letter_versions', 'outbox', 'employees', 'tasks', 'accounts'],
]

/** What separates words in the texts. */
const SIGNS = '.,;:-'

const list = (texts: readonly string[]) => `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(',')}]`
/** One of a list, the first ones more often than the last. */
const skewed = (array: string, length: number, row: string, purpose: number) =>
  `(${array})[1 + floor(${length} * power(filling.r(${row}, ${purpose}), 2.2))::int]`
const even = (array: string, length: number, row: string, purpose: number) => `(${array})[1 + floor(${length} * filling.r(${row}, ${purpose}))::int]`
/** One of several words by their share of a hundred. */
const shared = (shares: Record<string, number>, value: string) => {
  const words = Object.keys(shares)
  const upTo = (at: number) => words.slice(0, at + 1).reduce((sum, word) => sum + (shares[word] ?? 0), 0) / 100
  return `case ${words.map((word, at) => `when ${value} < ${upTo(at)} then '${word}'`).join(' ')} else '${words[0]}' end`
}
const pickOf = (lists: string, row: string, purpose: number) => `${lists}[1 + floor(cardinality(${lists}) * filling.r(${row}, ${purpose}))::int]`

/** Where one requisition ends and the next begins, of 0 to 1: the share of each falls with its place (Zipf, 0.8). */
function shares(requisitions: number): number[] {
  const weights = Array.from({ length: requisitions }, (_, n) => (n + 1) ** -0.8)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const upTo = [0]
  for (const weight of weights) upTo.push((upTo.at(-1) ?? 0) + weight / all)
  return upTo.slice(1, -1)
}

/** What a database is filled with. Rows are the same whichever statement comes first of those that run beside each other. */
export function applicationData(applications: number): Data {
  const requisitions = requisitionsOf(applications)
  const people = Math.floor(applications * 0.9)
  const statuses = {
    ...{ rejected: 44, 'new application': 18, screening: 11, shortlisted: 6, withdrawn: 6, interviewing: 4, 'on hold': 3, 'reference check': 2 },
    ...{ 'background check': 1.5, selected: 1, 'offer sent': 0.7, 'offer accepted': 0.4, 'contract sent': 0.4, 'contract signed': 0.5, hired: 1.5 },
  }
  const ended = { CO: 30, CN: 8, DR: 4, SB: 2, RV: 2, RVA: 24, IN: 22, RCK: 4, CCK: 2, CA: 2 }
  const given = list(givenNames)
  const sur = list(surNames)
  const endings = list(syllables)
  const isNoStaff = "email not like 'staff.%'"
  const rare = Array.from({ length: 3 }, (_, n) => even(endings, syllables.length, 'n', 40 + n)).join(' || ')
  /** The four paragraphs of each text, two and two. */
  const placed = (purpose: number) => `floor(${paragraphs.length} * filling.r(a.id, ${purpose}))::int`
  const places = [1, 2].map((half) => `${placed(24 + 2 * half)} * ${paragraphs.length} + ${placed(25 + 2 * half)} as half${half}`).join(', ')
  const four = (what: string) => [1, 2].map((half) => `h${half}.${what}`).join(' || ')
  const beside = [1, 2].map((half) => `join halves h${half} on h${half}.place = n.half${half}`).join(' ')
  /** The numbers before that of the first person and of the first file, so that applications can be made beside them. */
  const first: Step[] = [
    [
      'first',
      `create unlogged table filling.first as select nextval(pg_get_serial_sequence('applicants', 'id')) as person, nextval(pg_get_serial_sequence('files', 'id')) as file`,
    ],
  ]
  const persons: Step[] = [
    [
      'people',
      `insert into applicants (first_name, middle_name, sur_name, email, mobile, created_at)
       select ${skewed(given, givenNames.length, 'n', 11)}, case when n % 9 = 0 then ${even(given, givenNames.length, 'n', 12)} end,
         case when filling.r(n, 13) < 0.6 then ${skewed(sur, surNames.length, 'n', 14)} else initcap(${rare}) end,
         'person.' || n || '@' || ${shared({ 'mail.example': 70, 'post.example': 20, 'sample.example': 10 }, 'filling.r(n, 15)')}, '+61 4' || lpad((n % 100000000)::text, 8, '0'),
         timestamptz '2023-01-02 08:00Z' + n * interval '1000 days' / ${applications}
       from generate_series(1, ${people}) n`,
    ],
  ]
  const files: Step[] = [
    [
      'files',
      `insert into files (key, original_name, media_type, size, sha256, purpose, claimed, stored_at)
       select 'bench.' || n, 'CV ' || n % 1000 || '.pdf', 'application/pdf', 1400, '', 'resume', true, now() from generate_series(1, ${applications}) n`,
    ],
  ]
  const base: Step[] = [
    [
      'accounts',
      `insert into accounts (email, name, roles, status) select 'owner.' || n || '@sample.example', 'Owner ' || n, '{Employee}', 'active' from generate_series(1, ${Math.min(200, requisitions)}) n`,
    ],
    [
      'requisitions',
      `create unlogged table filling.made as
         with owners as (select array_agg(id order by id) as ids from accounts where email like 'owner.%'), d as (select array_agg(id order by id) as ids from departments),
           t as (select array_agg(id order by id) as ids from position_types), titles as (select array_agg(name order by id) as names from position_types),
           saved as (insert into requisitions (position_title, owner_id, status, progress, progress_percent, start_date, end_date, request_date, openings, priority, department_id,
             job_position_type_id, city_id, created_at)
           select initcap(${even(list(['senior', 'junior', 'lead', 'assistant', 'acting', 'principal']), 6, 'n', 1)}) || ' ' || ${pickOf('titles.names', 'n', 2)} || ' ' || n,
             ${pickOf('owners.ids', 'n', 3)}, ${shared(ended, 'filling.r(n, 4)')}, 'COMPLETED', 100, date '2023-01-01' + (n % 1000), date '2099-12-31', date '2023-01-01' + (n % 1000),
             1 + n % 4, ${shared({ N: 80, H: 12, L: 8 }, 'filling.r(n, 5)')}, ${pickOf('d.ids', 'n', 6)}, ${pickOf('t.ids', 'n', 7)}, 1 + floor(20 * power(filling.r(n, 8), 2))::int,
             timestamptz '2023-01-01 08:00Z' + n * interval '1000 days' / ${requisitions}
           from generate_series(1, ${requisitions}) n, owners, d, t, titles returning id, city_id, status, owner_id)
         select *, row_number() over (order by id) as place from saved`,
    ],
    ['paragraphs', paragraphsOf(endings)],
    [
      'requisitions end',
      `update made set status = 'IN' where place <= 3; update requisitions r set status = 'IN', openings = 1000 from made where made.id = r.id and place <= 3`,
    ],
    [
      'places',
      `insert into requisition_locations (requisition_id, city_id, country_id) select made.id, cities.id, country_id from made join cities on cities.id = made.city_id`,
    ],
    [
      'criteria',
      `insert into requisition_criteria (requisition_id, section, ref_id)
       select made.id, list, i.id from made, (select id, list, row_number() over (partition by list order by id) as place from reference_items) i
       where (list = 'skill' and (i.place + made.place) % 5 = 0 and i.place <= 40) or (list = 'qualification' and i.place <= 3)`,
    ],
    [
      'pay',
      `insert into requisition_financials (requisition_id, compensation_from, compensation_to, currency, period) select id, 6000000 + place % 40 * 100000, 8000000 + place % 40 * 100000, 'AUD', 'YEARLY' from made`,
    ],
    [
      'names beside requisitions',
      `update requisitions r set owner_name = a.name, department_name = d.name, city_name = c.name from accounts a, departments d, cities c where a.id = r.owner_id and d.id = r.department_id and c.id = r.city_id`,
    ],
    ['steps', `insert into selection_steps (requisition_id, title, position) select id, 'Interview ' || step, step from made, generate_series(1, 2) step`],
    [
      'applications',
      `create unlogged table filling.entered as
       with bounds as (select array[${shares(requisitions).join(',')}]::float8[] as upto), reqs as (select array_agg(id order by place) as ids, array_agg(status order by place) as states from made)
       select n, ids[place] as requisition_id, first.person + e.person as applicant_id,
         case when place <= 3 and n % 10 > 0 and status in ('hired', 'offer accepted', 'contract sent', 'contract signed') then 'rejected'
             when states[place] in ('CO', 'CN') and status not in ('hired', 'withdrawn') then 'rejected' when states[place] in ('DR', 'SB', 'RV') then 'new application' else status end as status
       from bounds, reqs, first, lateral (select n, case when n <= ${people} then n else n - ${people} end as person,
           (case when n <= ${people} then width_bucket(filling.r(n, 20), upto) else (width_bucket(filling.r(n - ${people}, 20), upto) + 1) % ${requisitions} end) + 1 as place,
           ${shared(statuses, 'filling.r(n, 22)')} as status from generate_series(1, ${applications}) n) e;
       analyze entered`,
    ],
  ]
  const entered: Step[] = [
    ['applications', applicationsOf(applications)],
    // In their order, so that what follows lies as the product writes it: one application after the other.
    [
      'numbers',
      `create unlogged table filling.numbered as
       select id, requisition_id, applicant_id, status, status_since, date_received, round((100 * filling.r(id, 21))::numeric)::float8 as score, file_id, half1, half2, ${rare} as word,
         id % 30 = 0 as is_programmer
       from (select a.id, a.id as n, a.requisition_id, a.applicant_id, a.status, a.status_since, a.date_received, a.resume_file_id as file_id, ${places} from applications a join made on made.id = a.requisition_id) n
       order by id;
       analyze numbered`,
    ],
  ]
  const words: Step[] = [
    // What the texts hold, put together from the words of the paragraphs; one word for C++ as the product writes it.
    [
      'words',
      `insert into file_words (file_id, language, words)
       select n.file_id, 'english', ${four('words')} || case when n.is_programmer then e.with_sign else e.words end from numbered n join endings e on e.word = n.word ${beside}`,
    ],
  ]
  const pairs: Step[] = [
    // Each once and in order, as the product keeps them: each is sorted again for the index, and what is in order already is soon sorted.
    [
      'pairs',
      `insert into file_pairs (file_id, pairs) select n.file_id, h1.pairs_shared | h2.pairs | e.pairs from numbered n join endings e on e.word = n.word ${beside}`,
    ],
  ]
  const texts: Step[] = [
    [
      'texts',
      `insert into file_texts (file_id, text)
       select n.file_id, ${four('text')} || ' Languages: ' || initcap(n.word) || case when n.is_programmer then ', C++' else '' end from numbered n ${beside}`,
    ],
  ]
  const details: Step[] = [
    [
      'details',
      `insert into application_details (application_id, cv_notes)
       select id, case when id % 3 = 0 then 'Handed in at the front desk, knows ' || initcap(word) || ' from the last job; prefers calls after four.' end from numbered`,
    ],
  ]
  const names: Step[] = [
    [
      'names beside applications',
      `insert into application_people (application_id, sort_name, email, mobile, search_text)
       select n.id, p.sort_name, p.email, p.mobile, left(p.search_text, 350) from numbered n join applicants p on p.id = n.applicant_id`,
    ],
  ]
  const items: Step[] = [
    // Four skills each, no two the same: they stand as far from each other as the number of the application says.
    [
      'items',
      `insert into application_items (application_id, list, item_id)
       select n.id, 'skill', ids[1 + (floor(cardinality(ids) * filling.r(n.id, 30))::int + k * (1 + n.id % 9)) % cardinality(ids)] from (select array_agg(id order by id) as ids from (select id from reference_items where list = 'skill' order by id limit 40) s) s, numbered n, generate_series(0, 3) k
       union all select id, 'qualification', ${pickOf('ids', 'n.id', 31)} from (select array_agg(id order by id) as ids from reference_items where list = 'qualification') q, numbered n`,
    ],
    [
      'kept',
      `insert into kept_applications (application_id, status_since, date_received, total_experience, city_id, items)
       with chosen as materialized (select a.id, a.status_since, a.date_received, a.total_experience, a.city_id from applications a join numbered n on n.id = a.id where a.keep_on_file and a.status in ('rejected', 'withdrawn'))
       select c.*, i.items from chosen c
         join (select application_id, array_agg(item_id order by item_id) as items from application_items where application_id in (select id from chosen) group by 1) i on i.application_id = c.id`,
    ],
  ]
  const history: Step[] = [
    [
      'history',
      `insert into status_history (at, entity, entity_id, event, from_status, to_status, actor_name)
       select date_received + interval '2 days' * step, 'application', id, case step when 1 then 'screen' else 'decide' end,
         case step when 1 then 'new application' else 'screening' end, case step when 1 then 'screening' else status end, 'Sample Officer'
       from numbered, generate_series(1, 2) step where status <> 'new application' and (step = 1 or status <> 'screening')`,
    ],
    [
      'stays',
      `insert into application_stays (history_id, entity_id, status, at, ended)
       select id, entity_id, to_status, at, lead(at) over (partition by entity_id order by id) from status_history where entity = 'application' and entity_id in (select id from numbered)`,
    ],
  ]
  const log: Step[] = [
    [
      'audit log',
      `insert into audit_log (at, actor_name, action, entity, entity_id, requisition_id, application_id, after)
       select date_received, 'Visitor', 'apply', 'application', id, requisition_id, id, '{"source":"JOB_POST"}' from numbered`,
    ],
  ]
  const messages: Step[] = [
    [
      'messages',
      `insert into outbox (event, to_email, to_name, subject, html, body, status, attempts, dedupe, message_id, application_id, requisition_id, created_at, sent_at)
       select 'APPLICATION_RECEIVED', p.email, p.first_name || ' ' || p.sur_name, 'We have your application', repeat('<p>Thank you for your application.</p>', 20), repeat('Thank you for your application. ', 20),
         case when n.id % 50 = 0 then 'failed' else 'sent' end, 1, 'bench:' || n.id, 'bench.' || n.id || '@sample.example', n.id, n.requisition_id, n.date_received, n.date_received
       from numbered n join applicants p on p.id = n.applicant_id where n.id % 3 = 0`,
    ],
  ]
  /** How far they came: interviews, letters and those who were hired. */
  const process: Step[] = [
    [
      'interviews',
      `with held as (insert into interviews (application_id, requisition_id, step_id, title, day, start_time, end_time, zone, starts_at, ends_at, status)
         select n.id, n.requisition_id, s.id, s.title, (date_received + interval '9 days')::date, '10:00', '11:00', 'Australia/Melbourne',
           (date_received + interval '9 days')::date + time '00:00', (date_received + interval '9 days')::date + time '01:00', case when n.status = 'interviewing' then 'scheduled' else 'held' end
         from numbered n join selection_steps s on s.requisition_id = n.requisition_id and s.position = 1
         where n.status not in ('new application', 'screening', 'shortlisted', 'rejected', 'withdrawn', 'on hold') or (n.status = 'rejected' and n.id % 6 = 0) returning id)
       insert into interview_interviewers (interview_id, account_id) select held.id, ${pickOf('ids', 'held.id', 33)} from held, (select array_agg(id order by id) as ids from accounts where email like 'owner.%') o`,
    ],
    [
      'letters',
      `with written as (insert into letters (kind, application_id, requisition_id, status, maker_id, sent_version, sent_at, mailings, created_at)
         select kind, n.id, n.requisition_id, case when kind = 'contract' then case n.status when 'contract sent' then 'sent' when 'hired' then 'converted' else 'signed' end when n.status = 'offer sent' then 'sent' else 'accepted' end,
           (select min(id) from accounts), 1, date_received + interval '20 days', 1, date_received + interval '20 days'
         from numbered n join (values ('offer'), ('contract')) k(kind) on n.status in ('contract sent', 'contract signed', 'hired') or (kind = 'offer' and n.status in ('offer sent', 'offer accepted'))
         returning id, kind, maker_id)
       insert into letter_versions (letter_id, number, subject, body, job_title, salary_minor, currency, period, manager_name, contract_type, department, city, country, maker_id, maker_name)
       select id, 1, 'Your ' || kind, repeat('We are glad to offer you this position. ', 40), 'Position', 7000000, 'AUD', 'YEARLY', 'Sample Manager', 'Permanent', 'Sample', 'Melbourne', 'Australia', maker_id, 'Sample Manager' from written`,
    ],
    // What triggers keep where rows come one by one.
    ['how letters stand', `update applications a set offer_status = l.status from letters l where l.application_id = a.id and l.kind = 'offer'`],
    ['how letters stand', `update applications a set contract_status = l.status from letters l where l.application_id = a.id and l.kind = 'contract'`],
    [
      'counts',
      `insert into application_counts (requisition_id, status, total) select requisition_id, status, count(*) from numbered group by 1, 2;
       insert into application_totals (status, total) select status, count(*) from numbered group by 1`,
    ],
    [
      'hired',
      `create unlogged table filling.hired as
       select n.*, l.id as contract_id, p.first_name, p.sur_name, p.email, p.search_text, 'employee.' || row_number() over (order by n.id) || '@sample.example' as work_email
       from numbered n join letters l on l.application_id = n.id and l.kind = 'contract' join applicants p on p.id = n.applicant_id where n.status = 'hired';
       insert into accounts (email, name, roles, status) select work_email, first_name || ' ' || sur_name, '{Employee}', 'active' from hired; analyze hired; analyze accounts`,
    ],
    [
      'employees',
      `insert into employees (account_id, applicant_id, application_id, requisition_id, contract_letter_id, status, approved, employment_start_date, job_title, department_id, position_type_id, city_id, first_name, last_name, email, candidate_text)
       select a.id, h.applicant_id, h.id, h.requisition_id, contract_id, 'active', true, (date_received + interval '40 days')::date, r.position_title, r.department_id, r.job_position_type_id, r.city_id, first_name, sur_name, h.email, h.search_text
       from hired h join requisitions r on r.id = h.requisition_id join accounts a on a.email = h.work_email`,
    ],
    [
      'what is private of employees',
      `insert into employee_private (employee_id, bank_account_name) select id, first_name || ' ' || last_name from employees where id > (select coalesce(max(employee_id), 0) from employee_private)`,
    ],
    [
      'positions of employees',
      `insert into employee_positions (employee_id, from_day, job_title, department_id, position_type_id, city_id, by_name)
       select id, employment_start_date, job_title, department_id, position_type_id, city_id, 'Sample Manager' from employees where id > (select coalesce(max(employee_id), 0) from employee_positions)`,
    ],
    // One of the first ten leads each of the others.
    [
      'who leads whom',
      `update employees e set manager_id = b.id from (select id, row_number() over (order by id) as place from employees where ${isNoStaff} order by id limit 10) b where b.place = 1 + e.id % 10 and e.id > b.id + 10 and e.${isNoStaff}`,
    ],
    [
      'tasks',
      `insert into tasks (employee_id, name, owner, owner_account_id, due_days, due_on, status, done_at, done_by)
       select e.id, 'Sample task ' || k, case when k < 3 then 'NEW_HIRE' else 'OFFICER' end, case when k >= 3 then (select min(id) from accounts) end, k, employment_start_date + k,
         case when (e.id + k) % 9 = 0 then 'open' else 'done' end, case when (e.id + k) % 9 > 0 then e.created_at end, case when (e.id + k) % 9 > 0 then 'Sample Manager' end
       from employees e, generate_series(1, 5) k where e.${isNoStaff}`,
    ],
    [
      'count on',
      `select setval(pg_get_serial_sequence('applicants', 'id'), (select max(id) from applicants)), setval(pg_get_serial_sequence('applications', 'id'), (select max(id) from applications))`,
    ],
  ]
  return {
    name: `${applications} applications`,
    tables,
    parts: [[first], [[...base, ...entered], persons, files], [scores, words, history, texts, items, process, messages, pairs, details, names, log]],
  }
}

/**
 * The paragraphs and the last words of the texts, with the words and the pairs of words of each. Every paragraph ends in the same three words,
 * so what stands at its beginning and what comes after the last one have always the same neighbours.
 */
const paragraphsOf = (endings: string) => `
  create unlogged table filling.paragraphs as
  with paragraph as (select place::int, text, to_tsvector('english', translate(text, '${SIGNS}', repeat(' ', ${SIGNS.length}))) as words from unnest(${list(paragraphs)}) with ordinality p (text, place)),
    paired as (select place, text, words, word_pairs(to_tsvector('english', 'Speaks two languages') || words) as pairs from paragraph),
    shared as (select array_agg(pair) as pairs from (select unnest(pairs) as pair from paired group by 1 having count(*) = ${paragraphs.length}) s)
  select place, text, words, array(select unnest(paired.pairs) except select unnest(shared.pairs)) as pairs, shared.pairs as shared from paired, shared;
  create unlogged table filling.halves as
  select (a.place - 1) * ${paragraphs.length} + b.place - 1 as place, a.text || b.text as text, a.words || b.words as words, uniq(sort(a.pairs || b.pairs)) as pairs, uniq(sort(a.shared || a.pairs || b.pairs)) as pairs_shared
  from paragraphs a, paragraphs b;
  create unlogged table filling.endings as
  select word, to_tsvector('english', 'Languages ' || word) as words, to_tsvector('english', 'Languages ' || word || ' cplusplus') as with_sign,
    sort(word_pairs(to_tsvector('english', 'Speaks two languages Languages ' || word || ' cplusplus'))) as pairs
  from (select distinct a || b || c as word from unnest(${endings}) a, unnest(${endings}) b, unnest(${endings}) c) w;
  analyze halves; analyze endings`

const applicationsOf = (applications: number) => `
  insert into applications (requisition_id, applicant_id, status, source, city_id, total_experience, expected_salary, expected_sal_option, salary_currency, review_score, date_received, status_since, resume_file_id, resume_name, keep_on_file)
  select requisition_id, applicant_id, status, ${shared({ JOB_POST: 62, REFERRAL: 14, AGENCY: 10, IMPORT: 8, INTERNAL: 4, MANUAL: 2 }, 'filling.r(n, 23)')},
    1 + floor(20 * power(filling.r(n, 24), 2))::int, floor(30 * power(filling.r(n, 25), 1.7)), case when n % 3 > 0 then 5000000 + (n % 700) * 10000 end, case when n % 3 > 0 then 'YEARLY' end,
    case when n % 3 > 0 then 'AUD' end,
    case when status not in ('new application', 'screening') then round((100 * filling.r(n, 32))::numeric) end, received, received + interval '4 days', first.file + n, 'CV ' || n % 1000 || '.pdf', n % 5 < 3
  from (select *, timestamptz '2023-01-02 08:00Z' + n * interval '1000 days' / ${applications} as received from entered) e, first
  order by n`
