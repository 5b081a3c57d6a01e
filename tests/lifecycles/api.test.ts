import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type LifecycleName, lifecycles } from '../../src/machines/lifecycles/all.ts'
import { type Arrow, arrowsOf } from '../../src/machines/lifecycles/arrows.ts'
import { testApp } from '../app.ts'
import { guardsOf } from '../architecture/guards.ts'
import type { Drive, Driver } from './driver.ts'
import { accountDriver } from './drivers/account.ts'
import { applicationDriver } from './drivers/application.ts'
import { approvalDriver } from './drivers/approval.ts'
import { complianceItemDriver } from './drivers/complianceItem.ts'
import { courseDriver } from './drivers/course.ts'
import { courseAssignmentDriver } from './drivers/courseAssignment.ts'
import { employeeDriver } from './drivers/employee.ts'
import { interviewDriver } from './drivers/interview.ts'
import { interviewOfferDriver } from './drivers/interviewOffer.ts'
import { jobPostDriver } from './drivers/jobPost.ts'
import { leaveRequestDriver } from './drivers/leaveRequest.ts'
import { contractLetterDriver, offerLetterDriver } from './drivers/letters.ts'
import { onboardingDocumentDriver } from './drivers/onboardingDocument.ts'
import { outboxMessageDriver } from './drivers/outboxMessage.ts'
import { registrationDriver } from './drivers/registration.ts'
import { requisitionDriver } from './drivers/requisition.ts'
import { scorecardDriver } from './drivers/scorecard.ts'
import { taskDriver } from './drivers/task.ts'
import { covering, type Loose } from './routes.ts'

const t = await testApp()
const drivers = {
  requisition: await requisitionDriver(t),
  approval: await approvalDriver(t),
  jobPost: await jobPostDriver(t),
  application: await applicationDriver(t),
  interview: await interviewDriver(t),
  interviewOffer: await interviewOfferDriver(t),
  scorecard: await scorecardDriver(t),
  complianceItem: await complianceItemDriver(t),
  offerLetter: await offerLetterDriver(t),
  contractLetter: await contractLetterDriver(t),
  registration: await registrationDriver(t),
  onboardingDocument: await onboardingDocumentDriver(t),
  employee: await employeeDriver(t),
  task: await taskDriver(t),
  leaveRequest: await leaveRequestDriver(t),
  course: await courseDriver(t),
  courseAssignment: await courseAssignmentDriver(t),
  account: await accountDriver(t),
  outboxMessage: await outboxMessageDriver(t),
} satisfies { [Name in LifecycleName]: Driver<Name> }

const cases = Object.entries(drivers).map(([name, driver]) => ({
  name: name as LifecycleName,
  driver: driver as Driver,
  lifecycle: lifecycles[name as LifecycleName] as unknown as Loose,
}))

/** Everything a write leaves behind, counted. */
async function traces() {
  const counted = sql`select (select count(*) from audit_log where action <> 'signIn') as audit, (select count(*) from status_history) as history, (select count(*) from outbox) as mails`
  return (await t.db.execute(counted)).rows[0]
}

/** What an event leads to, wherever it is allowed: its target in a call that names one. */
const targetOf = (arrows: Arrow[], event: string, status: string) => arrows.find((arrow) => arrow.event === event && arrow.to !== status)?.to ?? status

/** Every event that has no transition from here is refused and leaves nothing behind. */
async function refusesTheRest(drive: Drive, arrows: Arrow[], status: string) {
  const here = arrows.filter(({ from }) => from === status)
  for (const [event, { send, quiet }] of Object.entries(drive.events)) {
    const to = targetOf(arrows, event, status)
    // Where another event leads to the same status, a call that names the status means that one.
    if (here.some((arrow) => arrow.event === event || arrow.to === to)) continue
    const before = await traces()
    const outcome = await send(to)
    expect(quiet ? [200, 403, 404, 409] : [403, 404, 409], `${status}: ${event} answered ${JSON.stringify(outcome)}`).toContain(outcome.status)
    expect(await traces(), `${status}: ${event} left something behind`).toEqual(before)
    expect(await drive.status()).toBe(status)
  }
}

describe.each(cases)('$name, by the calls that people make,', ({ name, driver, lifecycle }) => {
  const arrows = arrowsOf(lifecycle)
  const probed = new Set<string>()

  test.for(covering(lifecycle, name).map((route) => [route.name, route] as const))('%s', async ([, { legs, end }]) => {
    const drive: Drive = await driver.begin()
    const look = async (status: string) => {
      expect(await drive.status()).toBe(status)
      if (probed.has(status)) return
      probed.add(status)
      await refusesTheRest(drive, arrows, status)
    }
    const send = async (event: string, to: string) => {
      await drive.events[event]?.ready?.()
      const outcome = await drive.events[event]?.send(to)
      expect(outcome?.status, `${event}: ${JSON.stringify(outcome)}`).toBe(200)
    }
    for (const leg of legs) await leg.walk({ state: look, event: send })
    await look(end)
  })

  test('has been in every status', () => expect([...probed].toSorted()).toEqual(Object.keys(lifecycle.machine.states).toSorted()))

  test('every guard has a case', () => expect(Object.keys(driver.withheld).toSorted()).toEqual(guardsOf(lifecycle).toSorted()))

  test.for(Object.entries(driver.withheld))('is held back: %s', async ([guard, attempt]) => {
    expect(await attempt()).toMatchObject({ status: 409, why: guard })
  })
})
