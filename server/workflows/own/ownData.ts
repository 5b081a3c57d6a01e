import { and, asc, desc, eq } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { requisitionStates } from '../../../src/machines/lifecycles/requisition.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { readStated } from '../../applications/readStated.ts'
import type { App } from '../../platform/context.ts'
import { dayOf, daysAfter } from '../../platform/days.ts'
import type { Application } from '../../records/applications.ts'
import { readConsents } from '../../records/consents.ts'
import { presentWording, wordingOf } from '../../records/consentWording.ts'
import { applicantName } from '../../records/withoutNames.ts'
import { applicants } from '../../tables/applications.ts'
import { files } from '../../tables/files.ts'
import { statusHistory } from '../../tables/platform.ts'
import { applicationAnswers } from '../../tables/questions.ts'
import { cities, countries } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'

type Schemas = components['schemas']
/** How long somebody is kept after the position has ended, and with the consent to more. */
const KEPT_DAYS = 180
const KEPT_MONTHS = 24
const MOST_ANSWERS = 20

/** What is kept about an applicant, as they gave it or as it was corrected since. */
export async function readOwnData(
  app: App,
  row: Application,
  person: typeof applicants.$inferSelect,
  language: Schemas['WordingLanguage'] | undefined,
): Promise<Schemas['OwnData']> {
  const { db } = app
  const [named] = await db.select({ name: applicantName }).from(applicants).where(eq(applicants.id, person.id))
  const [home] = row.cityId
    ? await db
        .select({ city: cities.name, country: countries.name })
        .from(cities)
        .innerJoin(countries, eq(countries.id, cities.countryId))
        .where(eq(cities.id, row.cityId))
    : []
  const [file] = row.resumeFileId ? await db.select({ name: files.originalName }).from(files).where(eq(files.id, row.resumeFileId)) : []
  const { held } = await readStated(db, row.id)
  const { kind, text: question, answer } = applicationAnswers
  const answers = await db
    .select({ kind, question, answer })
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, row.id))
    .orderBy(asc(applicationAnswers.position))
    .limit(MOST_ANSWERS)
  const consents = await readConsents(db, row.id)
  const wording = presentWording(language)
  const { expectedSalary: amount, salaryCurrency: currency, expectedSalOption: period } = row
  return {
    name: named!.name,
    email: person.email,
    mobile: person.mobile,
    phone: person.phone,
    home: home ? `${home.city}, ${home.country}` : null,
    totalExperience: row.totalExperience,
    expectedPay: amount !== null && currency && period ? { amount, currency, period } : null,
    held: held.flatMap(({ names }) => names),
    answers,
    resume: file?.name ?? null,
    keptUntil: await keptUntil(app, row),
    consents: consents.slice(-50).map(({ kind, given, wording: text, at }) => ({ kind, given, wording: text, at: at.toISOString() })),
    keepLonger: row.keepOnFile,
    keepLongerWording: { ...wording, text: wordingOf('KEEP_LONGER', wording) },
  }
}

/** Counted from the end of the position; while that is open nobody can say. */
async function keptUntil({ db, settings }: App, { requisitionId, keepOnFile }: Application): Promise<string | null> {
  const [position] = await db.select({ status: requisitions.status }).from(requisitions).where(eq(requisitions.id, requisitionId))
  if (!position || !isTagged(requisitionStates, position.status, 'closed')) return null
  const { entity, entityId, toStatus, at } = statusHistory
  const [closed] = await db
    .select({ at })
    .from(statusHistory)
    .where(and(eq(entity, 'requisition'), eq(entityId, requisitionId), eq(toStatus, position.status)))
    .orderBy(desc(statusHistory.id))
    .limit(1)
  if (!closed) return null
  if (!keepOnFile) return daysAfter(dayOf(closed.at, settings), KEPT_DAYS)
  const day = new Date(`${dayOf(closed.at, settings)}T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + KEPT_MONTHS)
  return dayOf(day, { timeZone: 'UTC' })
}
