// `npm run verify-audit`: whether the audit log is as it was written; names the first row that is not, and exits with 1.
import { join } from 'node:path'
import { run } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
process.exitCode = run(['server/verifyAudit.ts'])
