import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ApplicationEvent } from '../../../src/machines/lifecycles/application.ts'
import { outboxMessageLifecycle, outboxMessageStates } from '../../../src/machines/lifecycles/outboxMessage.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { TemplateEvent } from '../../mail/mergeFields.ts'
import { messageTransitions } from '../../mail/messageTransitions.ts'
import { rendererOf } from '../../mail/renderMail.ts'
import { sendMails } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import type { Application } from '../../records/applications.ts'
import { applicants, applications } from '../../tables/applications.ts'
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

type Ended = { row: Application; event: ApplicationEvent['type'] }

/** Writes to candidates about how their applications ended; the messages wait as long as that can be taken back. */
export async function mailDecisions(app: App, tx: Tx, ended: readonly Ended[]): Promise<void> {
  for (const [event, of] of Map.groupBy(ended, (one) => one.event)) {
    if (!hasTemplate(event)) continue
    const rows = new Map(of.map(({ row }) => [row.id, row]))
    const people = await tx
      .select({
        id: applications.id,
        firstName: applicants.firstName,
        surName: applicants.surName,
        email: applicants.email,
        positionTitle: requisitions.positionTitle,
      })
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .where(inArray(applications.id, [...rows.keys()]))
      .orderBy(applications.id)
    const render = await rendererOf(tx, templates[event])
    const after = new Date(Date.now() + TAKEN_BACK_WITHIN)
    const messages = people.map(({ id, firstName, surName, email, positionTitle }) => {
      const { requisitionId, version } = rows.get(id)!
      return {
        event: templates[event],
        to: email,
        toName: `${firstName} ${surName}`,
        ...render({ firstName, positionTitle, organisation: app.settings.organisation }),
        applicationId: id,
        requisitionId,
        dedupe: `application-${event}:${id}:${version}`,
        after,
      }
    })
    await sendMails(app, tx, messages)
  }
}

/** Nobody has read these, and somebody could still send them. */
const unsent = [...tagged(outboxMessageStates, 'keptHere'), ...tagged(outboxMessageStates, 'failed')]

/** What has not been sent about an end is stopped when the application is taken up again; `taken` has the audit row of each. */
export async function stopDecisionMails(app: App, tx: Tx, taken: ReadonlyMap<number, number>): Promise<void> {
  if (taken.size === 0) return
  const waiting = await tx
    .select()
    .from(outbox)
    .where(
      and(
        inArray(outbox.applicationId, [...taken.keys()]),
        inArray(outbox.event, Object.values(templates)),
        inArray(outbox.status, unsent),
        isNull(outbox.sentAt),
      ),
    )
    .orderBy(outbox.id)
    .for('update')
  for (const row of waiting) {
    const step = { event: outboxMessageLifecycle.events.stop, by: 'system', actors: ['system'], causedBy: taken.get(row.applicationId ?? 0) ?? null } as const
    await transition(tx, messageTransitions(app), row, { ...step, set: () => ({ dueAt: null }) })
  }
}
