import { parseArgs } from 'node:util'
import { endOnUncaught, printError } from './platform/log.ts'
import { readSettings, SettingsError } from './platform/settings.ts'
import { tryAddress } from './platform/start/address.ts'
import { holdFolder, writableFolder } from './platform/start/dataFolder.ts'

const { values } = parseArgs({ options: { service: { type: 'string' } } })

endOnUncaught()
try {
  await start()
} catch (error) {
  if (error instanceof SettingsError) console.error(error.message)
  else printError('Threshold could not start:', error)
  process.exit(1)
}

async function start() {
  const settings = readSettings({ ...process.env, ...(values.service ? { SERVICE: values.service } : {}) })
  // What can be refused is refused before the database is opened, and before the rest of the server is loaded.
  const held = settings.databaseUrl ? null : holdFolder(settings.dataDir)
  if (!settings.s3Bucket) writableFolder(settings.dataDir)
  await tryAddress(settings)
  const { openDatabase } = await import('./platform/db/database.ts')
  const database = await openDatabase(settings, { held, onLost: giveUp })
  // A start that fails leaves no database running behind it.
  const { serve } = await import('./serve.ts')
  await serve(settings, database, held).catch(async (error) => {
    await database.close()
    throw error
  })
}

function giveUp(reason: Error) {
  printError('The database cannot be started again:', reason)
  process.exit(1)
}
