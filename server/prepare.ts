import { count } from 'drizzle-orm'
import { accounts } from './auth/schema.ts'
import type { App } from './contract.ts'
import { seedTemplates } from './hr/templates.seed.ts'
import { seedReference } from './recruitment/reference.seed.ts'
import { SAMPLE_PASSWORD, sampleAccounts, samplePeople } from './sample.ts'
import { SettingsError } from './settings.ts'

/** What every new database holds, production's too: reference data and templates. */
export async function seed(app: App) {
  await seedReference(app)
  await app.db.transaction(seedTemplates)
}

/**
 * Brings a database to what every installation needs: reference data and templates; outside production a new one also
 * gets sample data. Answers the lines to print about sample sign-ins.
 */
export async function prepare(app: App): Promise<string[]> {
  const [known] = await app.db.select({ total: count() }).from(accounts)
  const isNew = known?.total === 0
  if (isNew) await seed(app)
  const samples = await sampleAccounts(app)
  if (app.settings.production && samples.length)
    throw new SettingsError([
      `The database holds the sample sign-ins (${samples.map(({ email }) => email).join(', ')}); production never runs with them. Use a new database.`,
    ])
  if (isNew && !app.settings.production) await samplePeople(app)
  return (await sampleAccounts(app)).map(({ email, roles }) => `  ${email}  ${SAMPLE_PASSWORD}  (${roles.join(', ')})`)
}
