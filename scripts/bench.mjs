// `npm run bench`: what each call costs on data as it really lies; see scripts/bench/run.ts.
import { join } from 'node:path'
import { become, install } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
install()
become(['scripts/bench/run.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
