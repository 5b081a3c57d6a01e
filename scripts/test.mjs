// `npm test`: installs what is missing, checks types, lint and generated files, builds, and runs every test.
import { join } from 'node:path'
import { install, run } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
install()
const steps = [
  ['generated files are fresh', ['scripts/generate.mjs', '--check']],
  ['types', ['node_modules/typescript/bin/tsc']],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['build', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']],
  ['tests', ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)]],
]
for (const [name, args] of steps) {
  const begun = Date.now()
  const code = run(args)
  console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
  if (code !== 0) process.exit(code)
}
