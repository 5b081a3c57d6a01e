import { and, inArray, lt } from 'drizzle-orm'
import { moveLetter } from '../../letters/moveLetter.ts'
import type { App } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { standing, stands } from '../../records/letterStanding.ts'
import { lockLetter } from '../../records/letters.ts'
import { letters } from '../../tables/letters.ts'
import { moveApplication } from '../moveApplication.ts'
import { remindOfLetters } from './remindOfLetters.ts'

/** Lapses every sent letter whose day has passed and returns its application; each in its own transaction. */
export async function lapseLetters(app: App, today = todayIn(app.settings)) {
  const due = await app.db
    .select({ id: letters.id, kind: letters.kind })
    .from(letters)
    .where(and(inArray(letters.status, standing('out')), lt(letters.lapsesOn, today)))
    .orderBy(letters.id)
  return eachAlone('letters-lapse', due, ({ id, kind }) =>
    app.db.transaction(async (tx) => {
      const { letter, about } = await lockLetter(tx, kind, id)
      if (!stands(letter, 'out')) return
      const { auditId } = await moveLetter(app, tx, letter, 'lapse', { about, by: 'system', actors: ['system'], set: { answeredAt: new Date() } })
      const event = kind === 'offer' ? 'offerEnded' : 'contractEnded'
      await moveApplication(tx, about.application, { event: { type: event }, by: 'system', actors: ['system'], causedBy: auditId })
    }),
  )
}

/** Once an hour is soon enough for something that happens at midnight somewhere. */
export const lapseByTheHour = async (app: App) => {
  await app.jobs.work('letters-lapse', async () => void (await lapseLetters(app)), { cron: '7 * * * *' })
  await app.jobs.work('letters-remind', async () => void (await remindOfLetters(app)), { cron: '37 * * * *' })
}
