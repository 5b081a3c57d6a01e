import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { outboxState } from '../tables/outbox.ts'

/** The whole outbox: paused and let go by a manager, for all processes, until somebody says otherwise. */
export const outboxStateHandlers = (app: App) =>
  ({
    async getOutboxState() {
      const [state] = await app.db.select().from(outboxState)
      return {
        data: {
          paused: Boolean(state?.pausedAt),
          pausedAt: state?.pausedAt?.toISOString() ?? null,
          changedBy: state?.changedBy ?? null,
          reason: state?.reason ?? null,
          mailServer: app.settings.smtpUrl !== null,
          version: state?.version ?? 0,
        },
      }
    },

    changeOutboxState: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        await tx.insert(outboxState).values({ changedBy: caller.name, version: 0 }).onConflictDoNothing()
        const [state] = await tx.select().from(outboxState).for('update')
        checkVersion(state!, body.version)
        const next = { pausedAt: body.paused ? new Date() : null, changedBy: caller.name, reason: body.reason?.trim() || null }
        await tx
          .update(outboxState)
          .set({ ...next, version: state!.version + 1 })
          .where(eq(outboxState.id, state!.id))
        await audit(tx, { by: caller, action: body.paused ? 'pause' : 'resume', entity: 'outbox', id: state!.id, reason: next.reason })
        // What has become due meanwhile goes at once.
        if (!body.paused && app.settings.smtpUrl) await app.jobs.send(tx, 'mail-sweep', {})
        return { message: body.paused ? 'The outbox is paused.' : 'The outbox is open: what waits goes out.' }
      }),
  }) satisfies Partial<Handlers<operations>>
