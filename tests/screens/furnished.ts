import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { todayIn } from '../../server/platform/days.ts'
import { issueOwnLink } from '../../server/records/ownLinks.ts'
import { applications } from '../../server/tables/applications.ts'
import { requisitionCriteria } from '../../server/tables/criteria.ts'
import { peopleGroups } from '../../server/tables/people.ts'
import { jobPostQuestions } from '../../server/tables/questions.ts'
import { type ItemList, referenceItems } from '../../server/tables/reference.ts'
import { budgetedPositions } from '../../server/tables/requisitions.ts'
import { steps } from '../../src/machines/flows/applySteps.ts'
import type { TestApp } from '../app.ts'
import { accountId, apply, dayFromNow, letItPass, must, plan, schedule } from '../applications/candidates.ts'
import { contracted, registered, signed } from '../employees/onTheWay.ts'
import { posted } from '../files/posted.ts'
import { judged } from '../interviews/judged.ts'
import { assigned, learner, oneQuestion, publishedCourse } from '../learning/learners.ts'
import { past, pastPosition, personWith } from '../people/known.ts'
import { completeDraft } from '../requisitions/raise.ts'

/** One of everything that a page can show: criteria of every kind, applications, an interview, a post, letters on their way. */
export async function furnished(t: TestApp) {
  const { id: jobPostId, requisitionId, items } = await posted(t, 'Registered nurse, emergency and critical care')
  const { id: appliedTo } = await posted(t, 'Ward clerk, emergency')
  const questions = [
    { kind: 'YES_NO', text: 'Are you registered as a nurse?' },
    { kind: 'ONE_OF', text: 'Which shift suits you best?', options: ['Early shift', 'Late shift'] },
    { kind: 'LONG_TEXT', text: 'What did you learn from your last ward?' },
  ] as const
  await t.db
    .insert(jobPostQuestions)
    .values(questions.map((one, at) => ({ options: [], ...one, jobPostId, position: at + 1 })).map((one) => ({ ...one, options: [...one.options] })))
  const officer = await t.as('officer')
  const draftId = await completeDraft(await t.as('employee'), items)
  const first = async (list: ItemList) =>
    (await t.db.select({ id: referenceItems.id }).from(referenceItems).where(eq(referenceItems.list, list)).limit(1))[0]!.id
  for (const id of [requisitionId, draftId]) {
    const of = { requisitionId: id, weight: 40, mandatory: true }
    await t.db.insert(requisitionCriteria).values({ ...of, section: 'certification', refId: await first('certification') })
    await t.db.insert(requisitionCriteria).values({ ...of, section: 'workAuthorisation', refId: await first('workAuthorisation') })
    await t.db.insert(requisitionCriteria).values({ ...of, section: 'compliance', refId: await first('regulatory') })
    const responsibilities = ['Leads a shift of eight nurses', 'Keeps the resuscitation room ready']
    await t.db.insert(requisitionCriteria).values({ ...of, section: 'designation', refId: await first('designation'), responsibilities })
  }
  const compared: number[] = []
  for (let n = 0; n < 3; n++) compared.push(await apply(officer, requisitionId, items))
  const applicationId = await apply(officer, requisitionId, items)
  must(await schedule(officer, applicationId, await plan(officer, applicationId, [await accountId(t, 'officer@threshold.test')])))
  // As long as anything is likely to wait, so that every list has room for it.
  await t.db
    .update(applications)
    .set({ statusSince: new Date(dayFromNow(-900)) })
    .where(eq(applications.id, compared[2]!))
  const cards = await interviewed(t, compared[0]!, applicationId)
  const known = await personWith(t, [past(await pastPosition(t))], [items.skillId])
  const [group] = await t.db
    .insert(peopleGroups)
    .values({ name: 'Close second', reason: 'Were nearly chosen, and are asked first next time', ownerId: await accountId(t, 'officer@threshold.test') })
    .returning()
  must(
    await officer.recruitment.POST('/people-group/{id}/members', {
      params: { path: { id: group!.id } },
      body: { applicantIds: [known.id], ids: [applicationId] },
    }),
  )
  const { rows: planned } = await t.db.execute<{ id: number }>(sql`select id from departments order by id limit 2`)
  const year = todayIn(t.app.settings).slice(0, 4)
  await t.db.insert(budgetedPositions).values(planned.map(({ id }) => ({ departmentId: id, quarter: `${year}-10-01`, people: 3 })))
  await learning(t)
  const [offered, toSign, hired] = [await registered(t), await contracted(t), await signed(t)]
  const { key: ownKey } = await t.db.transaction((tx) => issueOwnLink(t.app, tx, applicationId))
  const answered = { firstName: 'Maya', surName: 'Okonkwo', email: 'maya@sample.example', mobile: '+61 412 345 678', place: '', totalExperience: '3' }
  const resume = { id: 1, token: 'kept', originalName: 'resume.pdf', size: 40_000 }
  const kept = { draft: { ...answered, resume }, answered: steps, key: randomUUID(), applicationId: null }
  return {
    /** What the tab of a visitor keeps who has answered every step of applying, and has applied for another position. */
    answers: [
      ['threshold.draft..ownPage', JSON.stringify({ key: ownKey })],
      [`threshold.draft..apply.${jobPostId}`, JSON.stringify(kept)],
      [`threshold.draft..apply.${appliedTo}`, JSON.stringify({ ...kept, applicationId })],
    ] as const,
    records: {
      ...{ draftId, requisitionId, applicationId, compared, letterOf: offered.applicationId, jobPostId, appliedTo, employeeId: hired.employeeId },
      ...cards,
    },
    items,
    offered,
    toSign,
    hired,
  }
}

/** A course with questions and one with a session, that somebody has to do, and a rule. */
async function learning(t: TestApp) {
  const [officer, who] = [await t.as('officer'), await learner(t, { jobTitle: 'Nurse' })]
  const dueOn = dayFromNow(14)
  await assigned(t, { courseId: await publishedCourse(t, { questions: oneQuestion, validMonths: 12 }), who, dueOn })
  const courseId = await publishedCourse(t, { kind: 'SESSION', link: null })
  await assigned(t, { courseId, who, dueOn })
  must(await officer.hr.POST('/learning/session', { body: { courseId, place: 'Gymnasium', day: dueOn, from: '09:00', until: '11:00', seats: 8 } }))
  must(await officer.hr.POST('/learning/rule', { body: { courseId, dueDays: 28, openDays: 30, repeat: 'VALIDITY' } }))
}

/** An interview whose scorecards are to be written by everybody, and one about which an employee and a manager have submitted theirs. */
async function interviewed(t: TestApp, toJudge: number, judgedOf: number) {
  const [employee, manager, officer] = [await t.as('employee'), await t.as('manager'), await t.as('officer')]
  const ids = Object.fromEntries(await Promise.all(['employee', 'manager', 'officer'].map(async (who) => [who, await accountId(t, `${who}@threshold.test`)])))
  const held = async (applicationId: number, panel: number[]) => {
    const { id } = must(
      await schedule(officer, applicationId, await plan(officer, applicationId, panel, { day: dayFromNow(5), startTime: '14:00', endTime: '15:00' })),
    ).responseData
    await letItPass(t, id)
    return id
  }
  const interviewId = await held(toJudge, [ids.employee, ids.manager, ids.officer])
  const judgedId = await held(judgedOf, [ids.employee, ids.manager])
  await judged(employee, judgedId, { value: 'YES', note: 'Two examples, both recent.', summary: 'Steady and quick with the sickest patients.', overall: 'YES' })
  await judged(manager, judgedId, {
    value: 'NEUTRAL',
    note: 'Would grow with a mentor.',
    summary: 'Clear on the ward, short on teaching.',
    overall: 'STRONG_YES',
  })
  return { interviewId, judgedId }
}

/** The words that are data, not interface. */
export async function wordsOf(t: TestApp): Promise<string[]> {
  const columns = [
    'name from accounts',
    'name from courses',
    'place from course_sessions',
    'link from course_versions',
    'question from course_questions',
    'unnest(options) from course_questions',
    "first_name || ' ' || last_name from employees",
    'job_title from employees',
    'email from accounts',
    "first_name || ' ' || sur_name from applicants",
    'position_title from requisitions',
    'title from job_posts',
    'text from job_post_questions',
    'unnest(options) from job_post_questions',
    'title from selection_steps',
    ...['purpose', 'preparation', 'avoid'].map((part) => `kit ->> '${part}' from selection_steps`),
    ...['question', 'listenFor'].map((part) => `jsonb_array_elements(kit -> 'questions') ->> '${part}' from selection_steps`),
    ...['name', 'lookFor'].map((part) => `jsonb_array_elements(kit -> 'attributes') ->> '${part}' from selection_steps`),
    "jsonb_array_elements(answers) ->> 'note' from scorecards",
    'summary from scorecards',
    'name from templates',
    'subject from outbox',
    'name from reference_items',
    'name from people_groups',
    'reason from people_groups',
    'name from roles_responsibilities',
    'name from departments',
    'name from contract_types',
    'name from countries',
    'c.name from cities c join requisition_locations on c.id = city_id',
    'unnest(responsibilities) from requisition_criteria',
  ]
  const { rows } = await t.pool.query<{ word: string }>(columns.map((column) => `select ${column.replace(' from', ' as word from')}`).join(' union '))
  // Dates have their words from the browser's own knowledge of a language, not from a catalogue.
  const word = (month: number, date: number, options: Intl.DateTimeFormatOptions) =>
    new Date(Date.UTC(2026, month, date)).toLocaleDateString('de-DE', { timeZone: 'UTC', ...options })
  const months = Array.from({ length: 12 }, (_, month) => word(month, 1, { month: 'long' })).flatMap((name) => [`. ${name}`, `${name} 2`])
  const dates = [...months, ...Array.from({ length: 7 }, (_, at) => word(5, at + 1, { weekday: 'long' }))]
  const roles = ['Applicant', 'Employee', 'Recruitment Manager', 'Recruitment Officer']
  // The longer one first: one may begin another.
  return [t.app.settings.organisation, ...roles, ...dates, ...rows.map(({ word }) => word)]
    .filter((word) => word?.length > 3)
    .sort((a, b) => b.length - a.length)
}
