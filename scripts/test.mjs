// `npm test`: installs what is missing, checks types, lint and generated files, builds, and runs every test.
import { join } from 'node:path'
import { install, run, runBeside } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
install()
const since = (begun) => `(${((Date.now() - begun) / 1000).toFixed(1)} s)`

// None of these needs another one's result, and none fills two cores.
const checks = [
  ['generated files are fresh', ['scripts/generate.mjs', '--check']],
  ['types', ['node_modules/typescript/bin/tsc']],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['build', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']],
]
const begun = Date.now()
const codes = await Promise.all(
  checks.map(async ([name, args]) => {
    const { code, told } = await runBeside(args)
    console.log(`${told}${code === 0 ? 'ok' : 'FAILED'}: ${name} ${since(begun)}`)
    return code
  }),
)
const refused = codes.find((code) => code !== 0)
if (refused) process.exit(refused)

const testing = Date.now()
const code = run(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)])
console.log(`${code === 0 ? 'ok' : 'FAILED'}: tests ${since(testing)}`)
process.exit(code)
