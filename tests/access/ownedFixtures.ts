import { eq, sql } from 'drizzle-orm'
import { applicants, applications, complianceItems } from '../../server/tables/applications.ts'
import { approvals } from '../../server/tables/approvals.ts'
import { leaveSubstitutes } from '../../server/tables/calendars.ts'
import { type CriterionSection, listOf, requisitionCriteria } from '../../server/tables/criteria.ts'
import { employees } from '../../server/tables/employees.ts'
import { interviewOffers } from '../../server/tables/interviewOffers.ts'
import { leaveAssignments, leavePolicies, leaveRequestDays, leaveRequests } from '../../server/tables/leave.ts'
import { applicationNotes } from '../../server/tables/notes.ts'
import { referenceItems } from '../../server/tables/reference.ts'
import * as position from '../../server/tables/requisitions.ts'
import { tasks } from '../../server/tables/tasks.ts'
import type { TestApp } from '../app.ts'
import { accountId, apply, dayFromNow, must, plan, schedule } from '../applications/candidates.ts'
import { contracted, pdf, signed, upload } from '../employees/onTheWay.ts'
import type { Kind } from './rows.ts'

/** Whatever belongs to one owner: a requisition of `owner` with everything under it, its candidates, and the owner's own employee record. */
export async function fixturesOf(t: TestApp, owner: string, mark: string) {
  const { db } = t
  const officer = await t.as('officer')
  const [ownerId, manager] = [await accountId(t, owner), await accountId(t, 'manager@threshold.test')]

  // An applicant with both letters. One document is in, one is still asked for.
  const case_ = await contracted(t)
  const requisitionId = case_.requisition.id
  const [passport] = await db.select().from(complianceItems).where(eq(complianceItems.id, case_.itemId))
  const [item] = await db.insert(complianceItems).values({ applicationId: case_.applicationId, name: 'Police check', source: 'Offer' }).returning()
  const titled = { ownerId, positionTitle: `${mark} nurse`, openings: 9, status: 'RVA' } as const
  await db.update(position.requisitions).set(titled).where(eq(position.requisitions.id, requisitionId))
  await db.update(applicants).set({ surName: mark }).where(eq(applicants.id, case_.applicant.id))

  // A candidate who is interviewed by the owner.
  const applicationId = await apply(officer, requisitionId)
  const resumeId = await upload(t, await t.tokenOf('officer@threshold.test'), await pdf(`CV of ${mark}`))
  await db.execute(sql`update files set claimed = true where id = ${resumeId}`)
  await db.update(applications).set({ resumeFileId: resumeId }).where(eq(applications.id, applicationId))
  const [application] = await db.select().from(applications).where(eq(applications.id, applicationId))
  await db.update(applicants).set({ surName: mark }).where(eq(applicants.id, application!.applicantId))
  const planned = await plan(officer, applicationId, [ownerId])
  const interview = must(await schedule(officer, applicationId, planned)).responseData

  const submitted = await add(t, position.requisitions, { positionTitle: `${mark} porter`, ownerId, status: 'SB' })
  const criterion = async (section: CriterionSection) => {
    const [item] = await db
      .select()
      .from(referenceItems)
      .where(eq(referenceItems.list, listOf(section)))
      .orderBy(referenceItems.id)
      .limit(1)
    return add(t, requisitionCriteria, { requisitionId, section, refId: item!.id })
  }
  const keys = {
    requisition: requisitionId,
    draft: await add(t, position.requisitions, { positionTitle: `${mark} clerk`, ownerId }),
    qualificationSpec: await criterion('qualification'),
    certificationSpec: await criterion('certification'),
    workAuthSpec: await criterion('workAuthorisation'),
    skillSpec: await criterion('skill'),
    designationSpec: await criterion('designation'),
    complianceSpec: await criterion('compliance'),
    experienceSpec: await add(t, position.requisitionExperiences, { requisitionId, minExperience: 2 }),
    locationSpec: await add(t, position.requisitionLocations, { requisitionId }),
    financialSpec: (await db.select().from(position.requisitionFinancials).where(eq(position.requisitionFinancials.requisitionId, requisitionId)))[0]!.id,
    approval: await add(t, approvals, { requisitionId: submitted, accountId: manager, position: 1, status: 'asked' }),
    jobPost: await add(t, position.jobPosts, { requisitionId, title: 'Nurse', description: 'Come and help.', status: 'published', publishedAt: new Date() }),
    openPosition: 0,
    unpublishedPost: 0,
    application: applicationId,
    applicant: application!.applicantId,
    interview: interview.id,
    note: await add(t, applicationNotes, { applicationId, accountId: ownerId, text: `${mark} is punctual` }),
    interviewOffer: await offered(t, { requisitionId, applicationId, stepId: planned.processRequisitionStepsId }),
    step: planned.processRequisitionStepsId,
    selectionStep: planned.processRequisitionStepsId,
    resume: resumeId,
    complianceItem: item!.id,
    identityPaper: passport!.fileId!,
    offerLetter: case_.offerId,
    contractLetter: case_.contractId,
    ownContract: case_.contractId,
    address: case_.applicant.email,
    offerWithoutKey: 0,
    documentWithoutKey: item!.id,
    ...(await ownRecord(t, ownerId)),
  } satisfies Partial<Record<Kind, number | string>>
  keys.offerWithoutKey = keys.interviewOffer
  keys.openPosition = keys.jobPost
  keys.unpublishedPost = await add(t, position.jobPosts, { requisitionId: keys.draft, title: `${mark} clerk`, description: 'Not yet.' })
  return { keys, ownerId, applicantsToken: case_.token, applicantsAccount: await accountId(t, case_.applicant.email) }
}

export type OwnedFixtures = Awaited<ReturnType<typeof fixturesOf>>['keys']

/** The owner was hired once: a signed contract and the record that came of it, in the owner's own account. */
async function ownRecord(t: TestApp, accountIdOfOwner: number) {
  const { employeeId, contractId } = await signed(t)
  await t.db.update(employees).set({ accountId: accountIdOfOwner }).where(eq(employees.id, employeeId))
  const [task] = await t.db.insert(tasks).values({ employeeId, name: 'Send a photo', owner: 'NEW_HIRE', dueOn: '2099-01-11' }).returning({ id: tasks.id })
  return {
    employee: employeeId,
    hiredContract: contractId,
    task: task!.id,
    leaver: employeeId,
    ...(await ownLeave(t, employeeId, accountIdOfOwner)),
    ...(await ownTeam(t, employeeId)),
  }
}

/** A request of the owner, the policy by which it is earned, and who stands in. */
async function ownLeave(t: TestApp, employeeId: number, askedById: number) {
  const { db } = t
  const [policy] = await db.select().from(leavePolicies).orderBy(leavePolicies.id).limit(1)
  const days = { firstDay: '2098-03-03', lastDay: '2098-03-03' }
  const { kindId } = policy!
  const [request] = await db
    .insert(leaveRequests)
    .values({ employeeId, kindId, minutes: 456, askedById, askedBy: 'Sample', ...days })
    .returning()
  await db.insert(leaveRequestDays).values({ requestId: request!.id, employeeId, day: days.firstDay, fromMinute: 0, toMinute: 1440, minutes: 456 })
  const [assignment] = await db.insert(leaveAssignments).values({ employeeId, kindId, policyId: policy!.id, fromDay: '2098-01-01' }).returning()
  const deputy = await t.person(`deputy.of.${employeeId}@sample.example`, ['Employee'])
  const [other] = await db.insert(employees).values({ accountId: deputy.id, firstName: 'Deputy', lastName: 'Sample' }).returning()
  const [substitute] = await db.insert(leaveSubstitutes).values({ employeeId, substituteId: other!.id, fromDay: '2098-03-03', toDay: '2098-03-03' }).returning()
  return { leaveRequest: request!.id, leaveAssignment: assignment!.id, leaveSubstitute: substitute!.id }
}

/** Somebody whom the owner leads, and a course that the owner has to do; the course is given by `learningFixtures`. */
async function ownTeam(t: TestApp, managerId: number) {
  const account = await t.person(`team.of.${managerId}@sample.example`, ['Employee'])
  const [member] = await t.db
    .insert(employees)
    .values({ accountId: account.id, managerId, firstName: 'Team', lastName: `Member ${managerId}`, employmentStartDate: '2020-01-01', status: 'active' })
    .returning({ id: employees.id })
  return { teamMember: member!.id, courseAssignment: 0 }
}

/** Times that the candidate may choose from. */
async function offered({ db }: TestApp, of: { requisitionId: number; applicationId: number; stepId: number }): Promise<number> {
  const rules = { minutes: 60, noticeHours: 0, bufferBefore: 0, bufferAfter: 0, mostPerDay: 9, changeHours: 0 }
  const days = { firstDay: dayFromNow(5), lastDay: dayFromNow(15), zone: 'UTC' }
  const [offer] = await db
    .insert(interviewOffers)
    .values({ ...of, ...rules, ...days })
    .returning()
  return offer!.id
}

type Keyed =
  | typeof position.requisitions
  | typeof position.jobPosts
  | typeof approvals
  | typeof applicationNotes
  | typeof position.requisitionLocations
  | typeof position.requisitionExperiences

async function add<Table extends Keyed | typeof requisitionCriteria>({ db }: TestApp, table: Table, values: Table['$inferInsert']): Promise<number> {
  const rows = await db
    .insert(table as typeof position.requisitions)
    .values(values as never)
    .returning({ id: (table as typeof position.requisitions).id })
  return rows[0]!.id
}
