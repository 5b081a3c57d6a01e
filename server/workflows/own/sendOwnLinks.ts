import { setTimeout as pause } from 'node:timers/promises'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import { issueOwnLink } from '../../records/ownLinks.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { applicationLinks } from '../../tables/ownPages.ts'
import { requisitions } from '../../tables/requisitions.ts'

/** However much there was to do, the answer takes this long. */
const TAKES = 400
const MOST_PER_HOUR = 3
const MOST_APPLICATIONS = 10

export const ownLinkLimits = {
  sendOwnLinks: { bucket: ({ request }) => `own-links:ip:${addressOf(request)}`, most: 10, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

export const ownLinkHandlers = (app: App) =>
  ({
    /** Does nothing, silently, when nobody is meant. */
    async sendOwnLinks({ body }) {
      const started = Date.now()
      await app.db.transaction((tx) => sendLinks(app, tx, body.email.trim()))
      await pause(Math.max(0, started + TAKES - Date.now()))
      return { message: 'If an application came from this address, a message with a new link is on its way.' }
    },
  }) satisfies Pick<Handlers<operations>, 'sendOwnLinks'>

async function sendLinks(app: App, tx: Tx, email: string) {
  const find = (where: ReturnType<typeof sql>) => tx.select({ id: applicants.id, into: applicants.mergedIntoId }).from(applicants).where(where)
  let [person] = await find(sql`lower(${applicants.email}) = lower(${email})`)
  while (person?.into) [person] = await find(sql`${applicants.id} = ${person.into}`)
  if (!person) return
  const list = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.applicantId, person.id))
    .orderBy(desc(applications.id))
    .limit(MOST_APPLICATIONS)
    .for('update')
  for (const { id } of list) {
    const [recent] = await tx
      .select({ total: count() })
      .from(applicationLinks)
      .where(and(eq(applicationLinks.applicationId, id), gt(applicationLinks.createdAt, sql`now() - interval '1 hour'`)))
    if ((recent?.total ?? 0) < MOST_PER_HOUR) await mailOwnLink(app, tx, id)
  }
}

/** A new link to one application, to the address that its applicant has now. */
export async function mailOwnLink(app: App, tx: Tx, applicationId: number): Promise<void> {
  const [found] = await tx
    .select({
      firstName: applicants.firstName,
      surName: applicants.surName,
      email: applicants.email,
      positionTitle: requisitions.positionTitle,
      requisitionId: requisitions.id,
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .where(eq(applications.id, applicationId))
  const { firstName, surName, email, positionTitle, requisitionId } = found!
  const { id, link } = await issueOwnLink(app, tx, applicationId)
  await sendMail(app, tx, {
    event: 'OWN_PAGE_LINK',
    to: email,
    toName: `${firstName} ${surName}`,
    ...(await renderMail(tx, 'OWN_PAGE_LINK', { firstName, positionTitle, link })),
    applicationId,
    requisitionId,
    dedupe: `own-page-link:${id}`,
  })
}
