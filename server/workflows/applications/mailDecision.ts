import { and, eq, inArray } from 'drizzle-orm'
import type { ApplicationEvent } from '../../../src/machines/lifecycles/application.ts'
import type { DELAYED, TemplateEvent } from '../../mail/mergeFields.ts'
import { rendererOf } from '../../mail/renderMail.ts'
import { sendMails } from '../../mail/sendMail.ts'
import { stopMessages } from '../../mail/stopMessages.ts'
import { delayOf, momentOfTelling, type When } from '../../mail/whenToSend.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Application } from '../../records/applications.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { outbox } from '../../tables/outbox.ts'
import { requisitions } from '../../tables/requisitions.ts'

/** What a candidate can be told by, once their application has ended. */
const templates = { reject: 'APPLICATION_REJECTED', withdraw: 'APPLICATION_WITHDRAWN' } as const satisfies Partial<
  Record<ApplicationEvent['type'], TemplateEvent>
>
const CLOSED = 'POSITION_CLOSED'
const hasTemplate = (event: string): event is keyof typeof templates => Object.hasOwn(templates, event)

/** Whether somebody can be written to about this event. */
export const canBeTold = (event: string): boolean => hasTemplate(event)

type Ended = { row: Application; event: ApplicationEvent['type'] }

/** Writes to candidates about how their applications ended, at the moment that was chosen or that the template says. */
export async function mailDecisions(app: App, tx: Tx, ended: readonly Ended[], when?: When): Promise<void> {
  for (const [event, of] of Map.groupBy(ended, (one) => one.event))
    if (hasTemplate(event))
      await mailAll(
        app,
        tx,
        templates[event],
        of.map(({ row }) => row),
        when,
      )
}

/** Writes to candidates whose applications ended because their requisition did. */
export const mailClosing = (app: App, tx: Tx, rows: readonly Application[]): Promise<void> => mailAll(app, tx, CLOSED, rows)

/** One message for each of them; it waits at least as long as its reason can be taken back. */
async function mailAll(app: App, tx: Tx, event: (typeof DELAYED)[number], list: readonly Application[], when?: When): Promise<void> {
  const rows = new Map(list.map((row) => [row.id, row]))
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
  const render = await rendererOf(tx, event)
  const after = momentOfTelling(app.settings, when, await delayOf(tx, event))
  const messages = people.map(({ id, firstName, surName, email, positionTitle }) => {
    const { requisitionId, version } = rows.get(id)!
    return {
      event,
      to: email,
      toName: `${firstName} ${surName}`,
      ...render({ firstName, positionTitle }),
      applicationId: id,
      requisitionId,
      dedupe: `${event}:${id}:${version}`,
      after,
    }
  })
  await sendMails(app, tx, messages)
}

/** What has not been sent about an end is stopped when the application is taken up again; `taken` has the audit row of each. */
export async function stopDecisionMails(app: App, tx: Tx, taken: ReadonlyMap<number, number>): Promise<void> {
  if (taken.size === 0) return
  const which = and(inArray(outbox.applicationId, [...taken.keys()]), inArray(outbox.event, [...Object.values(templates), CLOSED]))
  await stopMessages(app, tx, which, ({ applicationId }) => taken.get(applicationId ?? 0) ?? null)
}
