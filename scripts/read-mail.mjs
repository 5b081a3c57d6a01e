// `npm run read-mail -- ID` (or an e-mail address): prints a message with its link and code, for who runs the machine.
import { join } from 'node:path'
import { run } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
process.exitCode = run(['server/readMail.ts', ...process.argv.slice(2)])
