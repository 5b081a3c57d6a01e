// `npm test`: installs what is missing, checks types and lint, builds, and runs every test (the house test looks at generated files).
import { join } from 'node:path'
import { install, runBeside } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
install()

async function check(name, args) {
  const begun = Date.now()
  const { code, told } = await runBeside(args)
  console.log(`${told}${code === 0 ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
  return code
}

// The tests wait only for the build; types are checked beside them.
const types = check('types', ['node_modules/typescript/bin/tsc'])
const codes = await Promise.all([
  check('lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  check('build', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']),
])
if (codes.some((code) => code !== 0)) process.exit(1)

const begun = Date.now()
const { code } = await runBeside(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], 'inherit')
console.log(`${code === 0 ? 'ok' : 'FAILED'}: tests (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
process.exit(code || (await types))
