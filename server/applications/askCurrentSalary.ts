import { eq, isNotNull, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { applicationFormSettings } from '../tables/applicationDetails.ts'
import { applications } from '../tables/applications.ts'

/** Whether HR asks what a person earns now. It never counts for the score, and is deleted once it is no longer asked for. */
export const applicationFormHandlers = (app: App) =>
  ({
    getApplicationFormSettings: async () => {
      const [settings] = await app.db.select().from(applicationFormSettings)
      return { data: settings! }
    },

    saveApplicationFormSettings: (call) =>
      write(app, call, async (tx) => {
        const { asksCurrentSalary, version } = call.body
        const [settings] = await tx.select().from(applicationFormSettings).for('update')
        checkVersion(settings!, version)
        if (!asksCurrentSalary) {
          // Locked in the order that every write keeps, so that nobody waits in a circle.
          const kept = tx.select({ id: applications.id }).from(applications).where(isNotNull(applications.currentSalary)).orderBy(applications.id).for('update')
          await tx.update(applications).set({ currentSalary: null, currentSalOption: null }).where(sql`${applications.id} in (${kept})`)
        }
        await tx
          .update(applicationFormSettings)
          .set({ asksCurrentSalary, version: version + 1 })
          .where(eq(applicationFormSettings.id, settings!.id))
        const about = { entity: 'applicationFormSettings', id: settings!.id, by: call.caller, action: 'update' }
        await audit(tx, { ...about, before: { asksCurrentSalary: settings!.asksCurrentSalary }, after: { asksCurrentSalary } })
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'getApplicationFormSettings' | 'saveApplicationFormSettings'>
