import { type SQL, sql } from 'drizzle-orm'
import { listViews } from '../../server/tables/accounts.ts'
import { savedReports } from '../../server/tables/keptSearches.ts'
import { peopleGroups } from '../../server/tables/people.ts'
import { companyLogos, imports } from '../../server/tables/platform.ts'
import { itemLists } from '../../server/tables/reference.ts'
import { budgetedPositions } from '../../server/tables/requisitions.ts'
import { selectionTemplates } from '../../server/tables/selection.ts'
import { taskTemplates } from '../../server/tables/tasks.ts'
import type { TestApp } from '../app.ts'
import { accountId } from '../applications/candidates.ts'
import { pdf, upload } from '../employees/onTheWay.ts'
import { uploadedResume } from '../files/posted.ts'
import { learningFixtures } from './learningFixtures.ts'
import { fixturesOf, type OwnedFixtures } from './ownedFixtures.ts'
import { type Kind, roleOf, type Subject, type Whose } from './rows.ts'

/** The tables of what belongs to nobody; one record is as good as another. */
const shared = {
  message: 'outbox',
  template: 'templates',
  selectionTemplate: 'selection_templates',
  taskTemplate: 'task_templates',
  leaveKind: 'leave_kinds',
  leavePolicy: 'leave_policies',
  holidayPlace: 'holiday_places',
  holiday: 'holidays',
  learningRule: 'learning_rules',
  peopleGroup: 'people_groups',
  budgetedPositions: 'budgeted_positions',
  country: 'countries',
  state: 'states',
  city: 'cities',
  industry: 'industries',
  discipline: 'industry_disciplines',
  department: 'departments',
  positionType: 'position_types',
  contractType: 'contract_types',
  responsibility: 'roles_responsibilities',
} as const satisfies Partial<Record<Kind, string>>

type Pair = readonly [own: number, others: number]
type SignedIn = Exclude<Subject, 'anonymous'>
const MISSING = 2_147_483_000

/** Words that only one owner's records hold; who belongs to the other must never read them. */
export const marks = { here: 'Quillonby', there: 'Zephyrine' } as const

/** Two owners with their records who know nothing of each other, one account for each subject, and what everybody shares. */
export async function fixtures(t: TestApp) {
  await t.person('eli@sample.example', ['Employee'])
  const [here, there] = await Promise.all([fixturesOf(t, 'employee@threshold.test', marks.here), fixturesOf(t, 'eli@sample.example', marks.there)])
  const [colleague, another] = [await t.person('nora@sample.example', ['Employee']), await t.person('omar@sample.example', ['Employee'])]
  const tokens: Record<SignedIn, string> = {
    applicant: here.applicantsToken,
    otherApplicant: there.applicantsToken,
    employee: await t.tokenOf('employee@threshold.test'),
    otherEmployee: await t.tokenOf('eli@sample.example'),
    officer: await t.tokenOf('officer@threshold.test'),
    manager: await t.tokenOf('manager@threshold.test'),
  }
  const uploads: Partial<Record<Subject, number>> = {}
  const views: Partial<Record<Subject, number>> = {}
  const reports: Partial<Record<Subject, number>> = {}
  /** A second session of each; ending it leaves the one that the calls are made in. */
  const elsewhere: Partial<Record<Subject, number>> = {}
  for (const [subject, token] of Object.entries(tokens) as [SignedIn, string][]) {
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
    const { rows } = await t.db.execute<{ id: number }>(
      sql`insert into sessions (account_id, stamp, refresh_hash, expires_at) select id, stamp, ${subject}, now() + interval '1 day' from accounts where id = ${Number(sub)} returning id`,
    )
    elsewhere[subject] = rows[0]!.id
    const [view] = await t.db
      .insert(listViews)
      .values({ accountId: Number(sub), list: 'applications', name: 'Mine', search: {} })
      .returning()
    views[subject] = view!.id
    const [report] = await t.db
      .insert(savedReports)
      .values({ accountId: Number(sub), name: 'Mine', report: 'overview', period: 'lastMonth', compare: 'none', mailed: 'never' })
      .returning()
    reports[subject] = report!.id
  }
  const [resume, othersResume] = [await uploadedResume(t), await uploadedResume(t)]
  for (const subject of Object.keys(tokens) as SignedIn[]) uploads[subject] = await upload(t, tokens[subject], await pdf(`of ${subject}`))
  const addPaper = (name: string) => addToPack(t, tokens.officer, name)
  const [paper, secondPaper] = [await addPaper('First day'), await addPaper('Safety at work')]
  const [draftPaper, secondDraft] = [await addPaper('Still written'), await addPaper('Still thought of')]
  const [changing, secondChanging] = [await addPaper('Rules'), await addPaper('Map of the house')]
  await t.db.execute(sql`update onboarding_documents set status = 'published' where id in (${paper.id}, ${secondPaper.id})`)
  const manager = await accountId(t, 'manager@threshold.test')
  const officer = await accountId(t, 'officer@threshold.test')
  await t.db.insert(peopleGroups).values(['Night shifts', 'Returners'].map((name) => ({ name, reason: 'Asked again each spring', ownerId: officer })))
  const { rows: planned } = await t.db.execute<{ id: number }>(sql`select id from departments order by id limit 2`)
  await t.db.insert(budgetedPositions).values(planned.map(({ id }) => ({ departmentId: id, quarter: '2027-01-01', people: 2 })))
  await t.db.insert(taskTemplates).values(['Photo', 'Laptop'].map((name, at) => ({ name, owner: 'NEW_HIRE' as const, dueDays: 0, position: at + 1 })))
  await t.db.insert(selectionTemplates).values(['Short', 'Long'].map((name) => ({ name, steps: [] })))
  const logos = [paper, secondPaper].map(({ fileId }) => ({ fileId, width: 64, height: 64 }))
  const [logo, earlierLogo] = await t.db.insert(companyLogos).values(logos).returning()
  const learning = await learningFixtures(t, [here, there])
  const pairs: Partial<Record<Kind, Pair>> = {
    course: learning.courses,
    courseSession: learning.sessions,
    companyLogo: [logo!.id, earlierLogo!.id],
    packDocument: [changing.id, secondChanging.id],
    publishedPaper: [paper.id, secondPaper.id],
    paperFile: [paper.fileId, secondPaper.fileId],
    draftPaperFile: [draftPaper.fileId, secondDraft.fileId],
    resumeUpload: [resume.id, othersResume.id],
    resumeWithoutKey: [resume.id, othersResume.id],
    colleague: [colleague.id, another.id],
    import: [await importOf(t, manager), await importOf(t, colleague.id)],
    applicantsAccount: [here.applicantsAccount, there.applicantsAccount],
  }
  for (const [kind, table] of Object.entries(shared)) pairs[kind as Kind] = await twoOf(t, table)
  for (const list of itemLists) pairs[list] = await twoOf(t, sql`reference_items where list = ${list}`)
  // Countries of which there are cities to list.
  pairs.country = await twoOf(t, 'cities', 'country_id')

  /** The key of a record as this subject looks at it. */
  function keyOf(kind: Kind, subject: Subject, object: Whose): number | string {
    if (object === 'missing') return kind === 'address' ? 'nobody@sample.example' : MISSING
    if (kind === 'upload') return object === 'own' ? (uploads[subject] ?? MISSING) : uploads[subject === 'otherApplicant' ? 'applicant' : 'otherApplicant']!
    if (kind === 'session') return (object === 'own' ? elsewhere[subject] : elsewhere[subject === 'manager' ? 'officer' : 'manager']) ?? MISSING
    if (kind === 'view') return (object === 'own' ? views[subject] : views[subject === 'manager' ? 'officer' : 'manager']) ?? MISSING
    if (kind === 'savedReport') return (object === 'own' ? reports[subject] : reports[subject === 'manager' ? 'officer' : 'manager']) ?? MISSING
    const pair = pairs[kind]
    if (pair) return pair[object === 'own' ? 0 : 1]
    const isHere = (subject === roleOf(subject)) === (object === 'own')
    return (isHere ? here : there).keys[kind as keyof OwnedFixtures]
  }

  const { rows: chain } = await t.db.execute<{ id: number; department_id: number }>(
    sql`insert into default_approvers (department_id, account_id, position) select id, ${manager}, 1 from departments order by id limit 2 returning id, department_id`,
  )
  pairs.defaultApprover = [chain[0]!.id, chain[1]!.id]

  const files = [resume.id, othersResume.id, ...Object.values(uploads)]
  const { rows: claims } = await t.db.execute<{ id: number; claim: string | null; owner: number | null }>(
    sql`select id, claim_hash as claim, owner_account_id as owner from files where id in ${files}`,
  )
  const keysOf = (kind: 'complianceItem' | 'approval' | 'draft') => sql`(${here.keys[kind]}, ${there.keys[kind]})`

  /** Whatever a call has used up is there again for the next one. */
  async function renew() {
    await t.db.execute(sql`update files set claimed = false where id in ${files}`)
    for (const { id, claim, owner } of claims) await t.db.execute(sql`update files set claim_hash = ${claim}, owner_account_id = ${owner} where id = ${id}`)
    await t.db.execute(sql`update compliance_items set status = 'REQUESTED', file_id = null where id in ${keysOf('complianceItem')}`)
    await t.db.execute(sql`update approvals set account_id = ${manager}, status = 'asked' where id in ${keysOf('approval')}`)
    await t.db.execute(sql`delete from approvals where requisition_id in ${keysOf('draft')}`)
    await t.db.execute(sql`delete from default_approvers`)
    for (const { id, department_id } of chain)
      await t.db.execute(
        sql`insert into default_approvers (id, department_id, account_id, position) overriding system value values (${id}, ${department_id}, ${manager}, 1)`,
      )
    await t.db.execute(sql`update sessions set ended_at = null where id in ${Object.values(elsewhere)}`)
    await learning.renew()
    for (const { keys, ownerId } of [here, there]) {
      await t.db.execute(sql`update application_notes set deleted_at = null, text = 'As it was' where id = ${keys.note}`)
      await t.db.execute(sql`delete from interview_interviewers where interview_id = ${keys.interview}`)
      await t.db.execute(sql`insert into interview_interviewers (interview_id, account_id) values (${keys.interview}, ${ownerId})`)
      await t.db.execute(sql`update applications set resume_file_id = ${keys.resume} where id = ${keys.application}`)
      await t.db.execute(sql`update files set claimed = true where id = ${keys.resume}`)
      await t.db.execute(
        sql`insert into selection_step_interviewers (step_id, account_id) select ${keys.step}, id from accounts where id in (${colleague.id}, ${another.id}) on conflict do nothing`,
      )
    }
  }
  return { tokens, keyOf, renew, resumeToken: resume.token }
}

export type Fixtures = Awaited<ReturnType<typeof fixtures>>

/** The first record of a table and the last. */
async function twoOf(t: TestApp, table: string | SQL, column = 'id'): Promise<Pair> {
  const key = sql.identifier(column)
  const { rows } = await t.db.execute<{ first: number | null; last: number | null }>(
    sql`select min(${key}) as first, max(${key}) as last from ${typeof table === 'string' ? sql.identifier(table) : table}`,
  )
  const { first, last } = rows[0]!
  if (first === null || last === null) throw new Error(`${table} is empty`)
  return [first, last]
}

async function importOf({ db }: TestApp, accountId: number) {
  const [row] = await db.insert(imports).values({ kind: 'job_skill', fileName: 'skills.xlsx', accountId, state: 'done', rows: 1 }).returning()
  return row!.id
}

/** One document of the employee pack, and its file. */
async function addToPack(t: TestApp, token: string, name: string) {
  const fileId = await upload(t, token, await pdf(name))
  const officer = await t.as('officer')
  const { data } = await officer.recruitment.POST('/employee-onboarding', { body: { name, fileId } })
  if (!data) throw new Error(`the document ${name} was refused`)
  return { id: data.responseData.id, fileId }
}
