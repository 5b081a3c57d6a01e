import { eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { signInLink } from '../../accounts/invite.ts'
import { openWith } from '../../employees/listOnboarding.ts'
import { nameOf } from '../../letters/readOwnLetter.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { answeredOneByOne } from '../../platform/jobs/oneByOne.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { dayInWords } from '../../platform/wording.ts'
import { lockLetter, readVersion } from '../../records/letters.ts'
import { accounts } from '../../tables/accounts.ts'
import { letters } from '../../tables/letters.ts'

type Answer = components['schemas']['OnboardingReminder']

export const onboardingReminderHandlers = (app: App) =>
  ({
    remindOfOnboarding: async (call) => {
      const { contractIds } = call.body
      const failed = (id: number): Answer => ({ id, name: null, outcome: 'failed' })
      const one = (id: number) => app.db.transaction((tx) => remind(app, tx, call.caller, id))
      const answers = await answeredOneByOne(contractIds, one, { failed, log: call.request.log })
      return { responseDataList: contractIds.map((id) => answers.get(id)!) }
    },
  }) satisfies Partial<Handlers<operations>>

/** Writes to one person what is missing of them, at most once a day. The letter's version stays: its reader may be about to sign. */
async function remind(app: App, tx: Tx, by: Caller, id: number): Promise<Answer> {
  const { letter, about } = await lockLetter(tx, 'contract', id)
  const today = todayIn(app.settings)
  const name = nameOf(about)
  const answer = (outcome: Answer['outcome']): Answer => ({ id, name, outcome })
  const open = await openWith(tx, id)
  if (open === null) return answer('notOnTheWay')
  if (open.length === 0) return answer('nothingMissing')
  if (letter.onboardingRemindedOn === today) return answer('remindedToday')
  await tx.update(letters).set({ onboardingRemindedOn: today }).where(eq(letters.id, id))
  const { requisitionId, applicationId } = letter
  await audit(tx, { by, action: 'remind', entity: 'contractLetter', id, requisitionId, applicationId, after: { missing: open } })
  const { jobTitle, startDate } = await readVersion(tx, id, letter.sentVersion ?? letter.letterVersion)
  const { applicant } = about
  const [account] = applicant.accountId ? await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, applicant.accountId)) : []
  const mail = await renderMail(tx, 'ONBOARDING_REMINDER', {
    firstName: applicant.firstName,
    positionTitle: jobTitle,
    documentName: open.join(', '),
    startDate: startDate && dayInWords(startDate),
    link: signInLink(app, `/contract-letter/${id}`),
  })
  await sendMail(app, tx, {
    event: 'ONBOARDING_REMINDER',
    to: account?.email ?? applicant.email,
    toName: name,
    dedupe: `onboarding-reminder:${id}:${today}`,
    applicationId,
    requisitionId,
    ...mail,
  })
  return answer('reminded')
}
