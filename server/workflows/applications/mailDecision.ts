import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ApplicationEvent } from '../../../src/machines/lifecycles/application.ts'
import { outboxMessageLifecycle, outboxMessageStates } from '../../../src/machines/lifecycles/outboxMessage.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { TemplateEvent } from '../../mail/mergeFields.ts'
import { messageTransitions } from '../../mail/messageTransitions.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import type { Application } from '../../records/applications.ts'
import { applicants } from '../../tables/applications.ts'
import { outbox } from '../../tables/outbox.ts'
import { requisitions } from '../../tables/requisitions.ts'

/** A decision can be taken back for so long, and with it what is written about it. */
const TAKEN_BACK_WITHIN = 10_000

/** What a candidate can be told by, once their application has ended. */
const templates = { reject: 'APPLICATION_REJECTED', withdraw: 'APPLICATION_WITHDRAWN' } as const satisfies Partial<
  Record<ApplicationEvent['type'], TemplateEvent>
>
const hasTemplate = (event: string): event is keyof typeof templates => Object.hasOwn(templates, event)

/** Whether somebody can be written to about this event. */
export const canBeTold = (event: string): boolean => hasTemplate(event)

/** Writes to the candidate about how the application ended; the message waits as long as that can be taken back. */
export async function mailDecision(app: App, tx: Tx, row: Application, event: ApplicationEvent['type']): Promise<void> {
  if (!hasTemplate(event)) return
  const [found] = await tx
    .select({ firstName: applicants.firstName, surName: applicants.surName, email: applicants.email, positionTitle: requisitions.positionTitle })
    .from(applicants)
    .innerJoin(requisitions, eq(requisitions.id, row.requisitionId))
    .where(eq(applicants.id, row.applicantId))
  if (!found) return
  const { firstName, surName, email, positionTitle } = found
  await sendMail(app, tx, {
    event: templates[event],
    to: email,
    toName: `${firstName} ${surName}`,
    ...(await renderMail(tx, templates[event], { firstName, positionTitle, organisation: app.settings.organisation })),
    applicationId: row.id,
    requisitionId: row.requisitionId,
    dedupe: `application-${event}:${row.id}:${row.version}`,
    after: new Date(Date.now() + TAKEN_BACK_WITHIN),
  })
}

/** What has not been sent about an end is stopped when the application is taken up again. */
export async function stopDecisionMails(app: App, tx: Tx, applicationId: number, causedBy: number): Promise<void> {
  const waiting = await tx
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.applicationId, applicationId),
        inArray(outbox.event, Object.values(templates)),
        inArray(outbox.status, tagged(outboxMessageStates, 'keptHere')),
        isNull(outbox.sentAt),
      ),
    )
    .orderBy(outbox.id)
    .for('update')
  for (const row of waiting) {
    const step = { event: outboxMessageLifecycle.events.stop, by: 'system', actors: ['system'], causedBy } as const
    await transition(tx, messageTransitions(app), row, { ...step, set: () => ({ dueAt: null }) })
  }
}
