import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import { daysAfter, daysBetween, todayIn } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { authorities, isOfficer } from '../../platform/http/permissions.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { dayInWords } from '../../platform/wording.ts'
import { type Application, lockApplication } from '../../records/applications.ts'
import { veilColumns, veilOver } from '../../records/withoutNames.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicants, applications, complianceItems } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import type { Item } from './complianceItem.ts'
import { addresseeOf } from './documentLink.ts'
import { expiring } from './listExpiringDocuments.ts'

/** So many days before its last one a document is reminded of. */
const REMINDERS = [60, 30, 7] as const
/** The last of them that has come; a document that was approved later than one of them is not reminded of by it. */
const reminderAt = (daysLeft: number) => REMINDERS.findLast((days) => daysLeft <= days) ?? null

/** Reminds whoever checks documents, and the person, of every document that comes to its end. Answers of how many. */
export async function remindOfExpiry(app: App, now = new Date()): Promise<number> {
  const today = todayIn(app.settings, now)
  const left = sql`(${complianceItems.expiresOn} - ${today}::date)`
  const last = sql`(select min(days) from unnest(${sql.param([...REMINDERS])}::int[]) as days where ${left} <= days)`
  const due = await app.db
    .select({ id: complianceItems.id, applicationId: complianceItems.applicationId })
    .from(complianceItems)
    .innerJoin(applications, eq(applications.id, complianceItems.applicationId))
    .where(
      and(expiring, between(complianceItems.expiresOn, today, daysAfter(today, REMINDERS[0])), sql`${complianceItems.remindedDays} is distinct from ${last}`),
    )
    .orderBy(asc(complianceItems.expiresOn), asc(complianceItems.id))
  return due.length === 0
    ? 0
    : eachAlone('document-expiry', due, ({ id, applicationId }) => app.db.transaction((tx) => remind(app, tx, { id, applicationId, today })))
}

async function remind(app: App, tx: Tx, { id, applicationId, today }: { id: number; applicationId: number; today: string }): Promise<void> {
  const application = await lockApplication(tx, applicationId)
  const [found] = await tx
    .select({ item: complianceItems })
    .from(complianceItems)
    .innerJoin(applications, eq(applications.id, complianceItems.applicationId))
    .where(and(eq(complianceItems.id, id), expiring))
    .for('update', { of: complianceItems })
  const expiresOn = found?.item.expiresOn
  const days = expiresOn && expiresOn >= today ? reminderAt(daysBetween(today, expiresOn)) : null
  // Another process was faster, or it was answered meanwhile.
  if (!found || !expiresOn || days === null || found.item.remindedDays === days) return
  await tx.update(complianceItems).set({ remindedDays: days }).where(eq(complianceItems.id, id))
  const about = { item: found.item, expiresOn: dayInWords(expiresOn), dedupe: `document-expiry:${id}:${expiresOn}:${days}` }
  await tellPerson(app, tx, application, about)
  await tellCheckers(app, tx, application, about)
}

type About = { item: Item; expiresOn: string; dedupe: string }

async function tellPerson(app: App, tx: Tx, application: Application, { item, expiresOn, dedupe }: About) {
  const { to, values } = await addresseeOf(tx, application, application.applicantId)
  const mail = await renderMail(tx, 'DOCUMENT_EXPIRING', { ...values, documentName: item.name, expiresOn })
  await sendMail(app, tx, { event: 'DOCUMENT_EXPIRING', ...to, ...mail, dedupe })
}

async function tellCheckers(app: App, tx: Tx, { id: applicationId, requisitionId }: Application, { item, expiresOn, dedupe }: About) {
  const [found] = await tx
    .select({ title: requisitions.positionTitle, ownerId: requisitions.ownerId, person: veilColumns })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .where(eq(applications.id, applicationId))
  const { title, ownerId, person } = found!
  for (const { id, name, email, roles } of await checkersFor(tx, ownerId)) {
    const veil = veilOver({ roles }, person)
    const mail = await renderMail(tx, 'DOCUMENT_EXPIRY_NOTICE', {
      recipientName: name,
      candidateName: veil.name ?? [person.firstName, person.surName].join(' '),
      positionTitle: title,
      documentName: veil.text(item.name),
      expiresOn,
      link: `${app.settings.publicUrl}/login?returnTo=${encodeURIComponent(`/canprf?applicationId=${applicationId}&tab=compliance`)}`,
    })
    const to = { to: email, toName: name, applicationId, requisitionId, dedupe: `${dedupe}:${id}` }
    await sendMail(app, tx, { event: 'DOCUMENT_EXPIRY_NOTICE', ...to, ...mail })
  }
}

/** Whoever raised the requisition, if they check documents; else every officer, or every manager where there is no officer. */
async function checkersFor(db: Database | Tx, ownerId: number) {
  const rows = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.status, tagged(accountStates, 'maySignIn')))
    .orderBy(asc(accounts.id))
  const checkers = rows.filter(({ roles }) => authorities(roles).includes('BACKGROUND_CHECK'))
  const owner = checkers.filter(({ id }) => id === ownerId)
  const officers = checkers.filter(isOfficer)
  return owner.length > 0 ? owner : officers.length > 0 ? officers : checkers
}

/** Once an hour is soon enough for something that is counted in days. */
export const remindOfExpiryByTheHour = (app: App) => app.jobs.work('document-expiry', async () => void (await remindOfExpiry(app)), { cron: '41 * * * *' })
