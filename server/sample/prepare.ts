import { sql } from 'drizzle-orm'
import { hashPassword } from '../accounts/password.ts'
import { weakPassword } from '../accounts/weakPassword.ts'
import { seedLeave } from '../leave/settings/seedLeave.ts'
import { seedTemplates } from '../mail/seedTemplates.ts'
import { seedCompany } from '../platform/company.ts'
import type { App } from '../platform/context.ts'
import { SettingsError } from '../platform/settings.ts'
import { seedReference } from '../reference/seedReference.ts'
import { accounts } from '../tables/accounts.ts'
import { sampleApplications } from './sampleApplications.ts'
import { sampleGroups } from './sampleGroups.ts'
import { sampleLetters } from './sampleLetters.ts'
import { SAMPLE_PASSWORD, sampleAccounts, samplePeople } from './samplePeople.ts'
import { sampleRequisitions } from './sampleRequisitions.ts'

/** What every new database holds, production's too: reference data, templates, and kinds of leave with their policies and holidays. */
export async function seed(app: App) {
  await seedCompany(app.db, app.settings)
  await seedReference(app)
  await app.db.transaction(seedTemplates)
  await app.db.transaction((tx) => seedLeave(tx))
}

/** The key of the advisory lock under which a new database is filled. */
const FILLING = 7_303

/**
 * What a new database holds from its first start on: with a first manager nothing else than that, without one the sample data.
 * It comes whole or not at all, and once: a start that breaks off leaves a new database for the next one.
 */
export const fill = (app: App, first: FirstManager | null): Promise<void> =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FILLING})`)
    const inside = { ...app, db: tx as unknown as App['db'] }
    if (await isNew(inside)) await fillNew(inside, first)
  })

async function fillNew(app: App, first: FirstManager | null) {
  await seed(app)
  if (first) {
    await app.db.insert(accounts).values({ ...first.person, passwordHash: await hashPassword(first.password) })
    return
  }
  await samplePeople(app)
  await sampleRequisitions(app, await sampleAccounts(app))
  await sampleApplications(app, await sampleAccounts(app))
  await sampleGroups(app, await sampleAccounts(app))
  await sampleLetters(app)
}

/**
 * Brings a new database to what every installation needs: reference data, templates and somebody who can sign in; in
 * production the first recruitment manager, elsewhere sample data. Answers the lines to print about sample sign-ins.
 */
export async function prepare(app: App, filling: typeof fill = fill): Promise<string[]> {
  const { production } = app.settings
  const samples = await sampleAccounts(app)
  if (production && samples.length)
    throw new SettingsError([
      `The database holds the sample sign-ins (${samples.map(({ email }) => email).join(', ')}); production never runs with them. Use a new database.`,
    ])
  if (await isNew(app)) await filling(app, production ? firstManager(app) : null)
  // A database from before there was such a row gets it now.
  else await seedCompany(app.db, app.settings)
  return (await sampleAccounts(app)).map(({ email, roles }) => `  ${email}  ${SAMPLE_PASSWORD}  (${roles.join(', ')})`)
}

const isNew = async ({ db }: App) => (await db.select({ id: accounts.id }).from(accounts).limit(1)).length === 0

export type FirstManager = { password: string; person: Pick<typeof accounts.$inferInsert, 'email' | 'name' | 'roles' | 'status'> }

function firstManager({ settings: { firstManagerEmail: email, firstManagerPassword: password } }: App): FirstManager {
  const wrong: string[] = []
  if (!email?.includes('@')) wrong.push('FIRST_MANAGER_EMAIL must name the first recruitment manager: this database is new and nobody could sign in.')
  const weak = (password ?? '').length < 12 ? 'It must have at least 12 characters.' : weakPassword(password ?? '', { email: email ?? '', name: '' })
  if (weak) wrong.push(`FIRST_MANAGER_PASSWORD for that person: ${weak}`)
  if (!email || !password || wrong.length) throw new SettingsError(wrong)
  return { password, person: { email, name: email.split('@')[0] ?? email, roles: ['Recruitment Manager' as const], status: 'active' as const } }
}
