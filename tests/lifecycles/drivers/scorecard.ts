import type { TestApp } from '../../app.ts'
import { accountId, apply, dayFromNow, letItPass, openPosition, plan, schedule } from '../../applications/candidates.ts'
import { answered, column, type Driver, must } from '../driver.ts'

export async function scorecardDriver(t: TestApp): Promise<Driver<'scorecard'>> {
  const { officer, employee: interviewer, requisitionId, items } = await openPosition(t)
  const interviewerId = await accountId(t, 'employee@threshold.test')
  let day = 30

  /** The interviewer's card of an interview that has begun; nothing of it is judged. */
  async function begun() {
    const applicationId = await apply(officer, requisitionId, items)
    const { id: interviewId } = must(
      await schedule(officer, applicationId, await plan(officer, applicationId, [interviewerId], { day: dayFromNow(++day) })),
    ).responseData
    await letItPass(t, interviewId)
    const path = { params: { path: { interviewId } } }
    const { id, answers } = must(await interviewer.recruitment.POST('/scorecard/{interviewId}', path)).data
    const version = async () => Number(await column(t, 'scorecards', id, 'version'))
    const judge = async () =>
      must(
        await interviewer.recruitment.POST('/scorecard/save/{interviewId}', {
          ...path,
          body: {
            answers: answers.map(() => ({ value: 'YES' as const, notAsked: false, note: 'By an example.' })),
            summary: 'Calm and clear.',
            overall: 'YES',
            version: await version(),
          },
        }),
      )
    const submit = async (reason?: string) =>
      answered(interviewer.recruitment.POST('/scorecard/submit/{interviewId}', { ...path, body: { version: await version(), ...(reason ? { reason } : {}) } }))
    const step = async (what: 'revise' | 'restore') =>
      answered(interviewer.recruitment.POST(`/scorecard/${what}/{interviewId}`, { ...path, body: { version: await version() } }))
    return { id, judge, submit, step, status: () => column(t, 'scorecards', id) }
  }

  return {
    begin: async () => {
      const { id, judge, submit, step, status } = await begun()
      await judge()
      return {
        id,
        status,
        events: {
          submit: { send: () => submit() },
          revise: { send: () => step('revise') },
          resubmit: { send: () => submit('A value was mixed up.') },
          restore: { send: () => step('restore') },
        },
      }
    },
    withheld: { everythingIsJudged: async () => (await begun()).submit() },
  }
}
