// `npm run walks`: the long walks through the real screens in a real browser, one after the other.
import { join } from 'node:path'
import { install, run } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
install()
if (run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']) !== 0) process.exit(1)
process.exit(run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser', ...process.argv.slice(2)], { WALKS: 'on' }))
