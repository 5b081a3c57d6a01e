import { and, desc, eq } from 'drizzle-orm'
import { accountCalendars } from '../../server/tables/calendars.ts'
import { outbox } from '../../server/tables/outbox.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { TestApp } from '../app.ts'
import { apply, type Clients, dayFromNow, must, openPosition } from '../applications/candidates.ts'
import { received } from '../secrets.ts'

type Offered = components['schemas']['InterviewTimesOffered']

/** Times on ten days, the first of them more than a day away on every clock, as an officer would offer them, without buffers and notice. */
export async function timesFor(who: Clients, applicationIds: number[], interviewerIds: number[], more: Partial<Offered> = {}): Promise<Offered> {
  const path = { params: { path: { id: applicationIds[0]! } } }
  const steps = must(await who.recruitment.GET('/application/interview-steps/{id}', path)).responseDataList
  return {
    applicationIds,
    processRequisitionStepsId: steps[0]!.id,
    interviewerIds,
    minutes: 60,
    firstDay: dayFromNow(3),
    lastDay: dayFromNow(12),
    zone: 'Australia/Melbourne',
    noticeHours: 0,
    bufferBefore: 0,
    bufferAfter: 0,
    mostPerDay: 20,
    changeHours: 0,
    place: 'Room 4',
    ...more,
  }
}

export const offer = (who: Clients, body: Offered) => who.recruitment.POST('/interview/offer', { params: {}, body })

/** The key of the own page that the newest mail with times brought. */
export async function keyOf(t: TestApp, applicationId: number): Promise<string> {
  const of = and(eq(outbox.applicationId, applicationId), eq(outbox.event, 'INTERVIEW_OFFERED'))
  const [mail] = await t.db.select().from(outbox).where(of).orderBy(desc(outbox.id)).limit(1)
  const key = /\/my-application#([\w-]{43})/.exec((await received(t, mail!)).text)?.[1]
  if (!key) throw new Error('no link in the mail')
  return key
}

/** A candidate before the times that were offered. */
export async function visitor(t: TestApp, applicationId: number) {
  const key = await keyOf(t, applicationId)
  const own = async () => must(await t.visitor.recruitment.POST('/own-application', { body: { key } })).data
  const offerId = (await own()).offers[0]!.id
  return {
    key,
    offerId,
    own,
    times: async () => must(await t.visitor.recruitment.POST('/own-application/times', { body: { key, offerId } })).data.times,
    book: (startsAt: string) => t.visitor.recruitment.POST('/own-application/book', { params: {}, body: { key, offerId, startsAt } }),
    giveUp: () => t.visitor.recruitment.POST('/own-application/give-up', { params: {}, body: { key, offerId } }),
  }
}

/** An open position with people who apply for it, people who interview, and times that the first are offered. */
export async function scheduling(t: TestApp) {
  const { officer, manager, employee, requisitionId, items } = await openPosition(t)
  let people = 0
  return {
    ...{ officer, manager, employee, requisitionId },
    candidate: () => apply(officer, requisitionId, items),
    /** Somebody who interviews, with these hours on every day. */
    async interviewer(from = '09:00', to = '17:00', zone = 'Australia/Melbourne'): Promise<number> {
      const { id } = await t.person(`interviewer.${++people}@threshold.test`, ['Employee'])
      const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))
      await t.db.insert(accountCalendars).values({ accountId: id, zone, hours, buffer: 0 })
      return id
    },
    async offered(id: number, panel: number[], more: Partial<Offered> = {}) {
      must(await offer(officer, await timesFor(officer, [id], panel, more)))
      return visitor(t, id)
    },
  }
}
