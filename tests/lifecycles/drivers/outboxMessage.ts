import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { claimMessage, type Outcome, settleMessage } from '../../../server/mail/claimMessage.ts'
import { messageTransitions } from '../../../server/mail/messageTransitions.ts'
import { sendMail } from '../../../server/mail/sendMail.ts'
import { transition } from '../../../server/platform/lifecycle/transition.ts'
import { outbox } from '../../../server/tables/outbox.ts'
import { type OutboxEvent, outboxMessageLifecycle } from '../../../src/machines/lifecycles/outboxMessage.ts'
import type { TestApp } from '../../app.ts'
import { answered, column, type Driver, done } from '../driver.ts'

const tomorrow = () => new Date(Date.now() + 86_400_000)
type Decision = 'pause' | 'resume' | 'retry' | 'hurry' | 'stop'

export async function outboxMessageDriver(t: TestApp): Promise<Driver<'outboxMessage'>> {
  const officer = await t.as('officer')
  // Nobody listens there: each try's outcome is given by the driver. tests/server/delivery.test.ts has a real mail server.
  t.app.settings.smtpUrl = 'smtp://127.0.0.1:1'
  const read = async (id: number) => (await t.db.select().from(outbox).where(eq(outbox.id, id)))[0]!

  async function begin() {
    const dedupe = `driven:${randomUUID()}`
    const text = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }
    await t.db.transaction((tx) => sendMail(t.app, tx, { event: 'WELCOME', to: 'ana@sample.example', toName: 'Ana', ...text, dedupe, after: tomorrow() }))
    const { id } = (await t.db.select().from(outbox).where(eq(outbox.dedupe, dedupe)))[0]!
    const decide = async (decision: Decision) => {
      const request = { params: { path: { id } }, body: { version: Number(await column(t, 'outbox', id, 'version')) } }
      if (decision === 'pause') return answered(officer.recruitment.POST('/outbox/pause/{id}', request))
      if (decision === 'hurry') return answered(officer.recruitment.POST('/outbox/hurry/{id}', request))
      if (decision === 'stop') return answered(officer.recruitment.POST('/outbox/stop/{id}', request))
      if (decision === 'resume') return answered(officer.recruitment.POST('/outbox/resume/{id}', request))
      return answered(officer.recruitment.POST('/outbox/retry/{id}', request))
    }
    const settle = (event: Outcome['event']) => ({
      quiet: true,
      send: async (to: string) => {
        if (to === 'stopped') await t.db.update(outbox).set({ calledOff: true }).where(eq(outbox.id, id))
        const row = await read(id)
        return done(() => settleMessage(t.app, row, { event, reason: null, isFinal: to === 'failed' }))
      },
    })
    return {
      id,
      status: () => column(t, 'outbox', id),
      events: {
        claim: {
          quiet: true,
          send: () =>
            done(async () => {
              await t.db
                .update(outbox)
                .set({ dueAt: new Date(0) })
                .where(eq(outbox.id, id))
              await claimMessage(t.app, id)
            }),
        },
        deliver: settle({ type: 'deliver' }),
        fail: settle({ type: 'fail' }),
        pause: { send: () => decide('pause') },
        resume: { send: () => decide('resume') },
        retry: { send: () => decide('retry') },
        hurry: {
          ready: () => t.db.update(outbox).set({ goesAt: tomorrow() }).where(eq(outbox.id, id)),
          send: () => decide('hurry'),
        },
        stop: { send: () => decide('stop') },
      },
    }
  }

  const heldBack = (status: 'queued' | 'failed', type: 'claim' | 'retry' | 'hurry') =>
    done(async () => {
      const row = await read((await begin()).id)
      const app = { ...t.app, settings: { ...t.app.settings, smtpUrl: null } }
      const step = { event: outboxMessageLifecycle.events[type] as OutboxEvent, actors: ['system', 'officer'], by: 'system' } as const
      await t.db.transaction((tx) => transition(tx, messageTransitions(app), { ...row, status, attempts: 0, goesAt: null }, step))
    })
  return {
    begin,
    withheld: {
      mayBeSent: () => heldBack('queued', 'claim'),
      mailServerIsSet: () => heldBack('failed', 'retry'),
      goesLater: () => heldBack('queued', 'hurry'),
    },
  }
}
