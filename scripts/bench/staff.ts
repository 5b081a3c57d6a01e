// People who have worked here for ten years: their work weeks, policies, leave with its ledger, and courses. The same at every size.
import type { Data } from './fill.ts'
import type { Step } from './step.ts'

/** So many of them, in teams of a dozen. */
const STAFF = 5000
const TEAMS = 400
const YEARS = 10
/** Leave of a year, and courses that are asked of everybody. */
const LEAVES = 6
const COURSES = 6

const kinds = `(select array_agg(kind_id order by kind_id) from (select distinct kind_id from leave_policies order by kind_id limit 2) k)`

const tables = [
  ...['leave_assignments', 'leave_accounts', 'leave_requests', 'leave_request_days', 'leave_ledger'],
  ...['work_weeks', 'courses', 'course_versions', 'course_assignments', 'course_completions'],
]

const people: Step[] = [
  [
    'staff',
    `with made as (insert into accounts (email, name, roles, status) select 'staff.' || n || '@sample.example', 'Staff ' || n, '{Employee}', 'active' from generate_series(1, ${STAFF}) n returning id, email)
     insert into employees (account_id, status, approved, employment_start_date, job_title, department_id, first_name, last_name, email)
     select made.id, 'active', true, current_date - ${YEARS * 365}, 'Sample nurse', known.ids[1 + made.id % least(8, cardinality(known.ids))], 'Staff', made.id::text, email
     from made, (select array_agg(id order by id) as ids from departments) known`,
  ],
  [
    'staff by number',
    `create unlogged table filling.staff as select id, row_number() over (order by id)::int as place from employees where email like 'staff.%'; create unique index on staff (id); analyze staff`,
  ],
  [
    'teams',
    `update employees e set manager_id = boss.id from staff own join staff boss on boss.place = 1 + own.place % ${TEAMS} where e.id = own.id and own.place > ${TEAMS}`,
  ],
]

const leave: Step[] = [
  ['what is private of staff', `insert into employee_private (employee_id) select id from staff`],
  [
    'positions of staff',
    `insert into employee_positions (employee_id, from_day, job_title, department_id, by_name) select id, employment_start_date, job_title, department_id, 'Sample Manager' from employees where email like 'staff.%'`,
  ],
  [
    'work weeks',
    `insert into work_weeks (employee_id, from_day, minutes, place_id) select id, current_date - ${YEARS * 365}, '{456,456,456,456,456,0,0}', (select min(id) from holiday_places) from staff`,
  ],
  [
    'policies given',
    `insert into leave_assignments (employee_id, kind_id, policy_id, from_day)
     select staff.id, kind, (select min(id) from leave_policies where kind_id = kind), current_date - ${YEARS * 365} from staff, unnest(${kinds}) kind`,
  ],
  ['leave accounts', `insert into leave_accounts (employee_id, kind_id, posted_to) select staff.id, kind, current_date + 1 from staff, unnest(${kinds}) kind`],
  [
    'leave',
    `insert into leave_requests (employee_id, kind_id, first_day, last_day, minutes, status, asked_by_id, asked_by, asked_at, answered_at, answered_by)
     select staff.id, known.kinds[1 + n % 2], day, day + n % 5, 456 * (1 + n % 5), case when day + n % 5 < current_date - 2 then 'taken' when (staff.place + n) % 4 = 0 then 'asked' else 'approved' end,
       (select min(id) from accounts), 'Sample Manager', day - 30, day - 20, 'Sample Manager'
     from staff, (select ${kinds} as kinds) known, generate_series(0, ${YEARS * LEAVES}) n,
       lateral (select date_trunc('week', (current_date - ${YEARS * 365} + n * ${Math.floor(365 / LEAVES)} + staff.place % 40)::timestamp)::date + 7 as day) d`,
  ],
  [
    'days of leave',
    `insert into leave_request_days (request_id, employee_id, day, from_minute, to_minute, minutes)
     select id, employee_id, day::date, 0, 1440, 456 from leave_requests, generate_series(first_day::timestamp, last_day::timestamp, '1 day') day where asked_by = 'Sample Manager'`,
  ],
  [
    'what was earned',
    `insert into leave_ledger (employee_id, kind_id, day, minutes, cause, once, period_from, period_to)
     select staff.id, kind, month::date, 760, 'ACCRUED', 'bench:' || month::date, (month - interval '1 month')::date, (month - interval '1 day')::date
     from staff, unnest(${kinds}) kind, generate_series((current_date - ${YEARS * 365})::timestamp, current_date::timestamp, '1 month') month`,
  ],
  [
    'what was taken',
    `insert into leave_ledger (employee_id, kind_id, day, minutes, cause, once, request_id)
     select d.employee_id, q.kind_id, d.day, -d.minutes, 'TAKEN', 'bench:' || d.id, q.id from leave_request_days d join leave_requests q on q.id = d.request_id where q.status in ('approved', 'taken') and q.asked_by = 'Sample Manager'`,
  ],
  [
    'leave sums',
    `update leave_accounts a set minutes = own.minutes from (select employee_id, kind_id, sum(minutes) as minutes from leave_ledger group by 1, 2) own
     where own.employee_id = a.employee_id and own.kind_id = a.kind_id`,
  ],
]

const learning: Step[] = [
  [
    'courses',
    `with made as (insert into courses (name, kind, status, valid_months) select 'Bench course ' || n, 'LINK', 'published', 12 from generate_series(1, ${COURSES}) n returning id)
     insert into course_versions (course_id, number, link, by_name) select id, 1, 'https://example.org/course', 'Sample Manager' from made`,
  ],
  [
    'courses asked',
    `insert into course_assignments (employee_id, course_id, opened_on, superseded_on, due_on, status)
     select staff.id, c.id, day, case when n = 0 then 'infinity' else day + 365 end, day + 30, case when day + 30 < current_date - 40 or (staff.place + c.id) % 20 > 0 then 'completed' else 'assigned' end
     from staff, courses c, generate_series(0, ${YEARS - 1}) n, lateral (select current_date - 360 - n * 365 + (staff.place + c.id) % 300 as day) d where c.name like 'Bench course %'`,
  ],
  [
    'courses completed',
    `insert into course_completions (assignment_id, employee_id, course_id, version_id, completed_on, superseded_on, valid_until, confirmed_by)
     select a.id, a.employee_id, a.course_id, v.id, a.opened_on + 10,
       coalesce(lead(a.opened_on + 10) over (partition by a.employee_id, a.course_id order by a.opened_on), 'infinity'), a.opened_on + 375, 'Sample Manager'
     from course_assignments a join course_versions v on v.course_id = a.course_id join courses c on c.id = a.course_id where a.status = 'completed' and c.name like 'Bench course %'`,
  ],
]

export const staffData: Data = { name: 'people who work here', tables, parts: [[people], [leave, learning]] }
