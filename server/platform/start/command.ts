import { connect, type Database } from '../db/database.ts'
import { runningEmbedded } from '../db/embedded.ts'
import { printError } from '../log.ts'
import { readSettings, type Settings, SettingsError } from '../settings.ts'

/** What a command tells who typed it, instead of a stack trace. */
export class CommandError extends Error {}

/** Runs a command beside the running product, on its database; prints what it answers, or why it could not. */
export async function command(work: (db: Database, settings: Settings, args: string[]) => Promise<string>) {
  try {
    const settings = readSettings()
    const url = settings.databaseUrl ?? runningEmbedded(settings.dataDir)
    if (!url) throw new CommandError(`No database runs for DATA_DIR (${settings.dataDir}). Run npm start first, or set DATABASE_URL.`)
    const { db, pool } = connect(url, 1)
    console.log(await work(db, settings, process.argv.slice(2)).finally(() => pool.end()))
  } catch (error) {
    if (error instanceof CommandError || error instanceof SettingsError) console.error(error.message)
    else printError('The command failed:', error)
    process.exitCode = 1
  }
}
