// `npm run bench`: what each call costs on data as it really lies; see scripts/bench/run.ts.
// `npm run bench -- --pages`: what each page and press costs in a browser; see scripts/bench/pages.ts.
import { join } from 'node:path'
import { build } from './build.mjs'
import { become, install } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
install()
const [first, ...rest] = process.argv.slice(2)
const pages = first === '--pages'
if (pages) build()
become(pages ? ['scripts/bench/pages.ts', ...rest] : ['scripts/bench/run.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
