import type { InterviewStatus } from '../../../src/machines/lifecycles/interview.ts'
import type { TestApp } from '../../app.ts'
import { accountId, apply, dayFromNow, letItPass, openPosition, plan, schedule } from '../../applications/candidates.ts'
import { answered, column, type Driver, must } from '../driver.ts'

export async function interviewDriver(t: TestApp): Promise<Driver<'interview'>> {
  const { officer, employee: interviewer, requisitionId, items } = await openPosition(t)
  const interviewerId = await accountId(t, 'employee@threshold.test')
  let day = 30

  async function scheduled() {
    const applicationId = await apply(officer, requisitionId, items)
    const body = await plan(officer, applicationId, [interviewerId], { day: dayFromNow(++day) })
    const { id } = must(await schedule(officer, applicationId, body)).responseData
    const version = async () => Number(await column(t, 'interviews', id, 'version'))
    const change = async (status: InterviewStatus) =>
      answered(officer.recruitment.POST('/interview/change-status', { body: { id, status, version: await version() } }))
    const path = { params: { path: { interviewId: id } } }
    return {
      id,
      change,
      itBegins: () => letItPass(t, id),
      giveFeedback: () =>
        answered(interviewer.recruitment.POST('/interview/add-feedback/{interviewId}', { ...path, body: { value: 'YES', comment: 'Calm and clear.' } })),
      reschedule: async () =>
        answered(officer.recruitment.POST('/interview/update/{interviewId}', { ...path, body: { ...body, day: dayFromNow(++day), version: await version() } })),
      cancel: async () => answered(officer.recruitment.DELETE('/interview/{interviewId}', { params: { ...path.params, query: { version: await version() } } })),
      status: () => column(t, 'interviews', id),
    }
  }

  return {
    begin: async () => {
      const { id, change, itBegins, giveFeedback, reschedule, cancel, status } = await scheduled()
      return {
        id,
        status,
        events: {
          reschedule: { send: reschedule },
          markHeld: { ready: itBegins, send: () => change('held') },
          markNoShow: { ready: itBegins, send: () => change('no-show') },
          // The last feedback assesses.
          assess: { send: giveFeedback },
          cancel: { send: cancel },
        },
      }
    },
    withheld: {
      itHasBegun: async () => (await scheduled()).change('held'),
      everyoneGaveFeedback: async () => {
        const { change, itBegins } = await scheduled()
        await itBegins()
        await change('held')
        return change('assessed')
      },
    },
  }
}
