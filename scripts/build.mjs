import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './runtime.mjs'

/** Builds the screens unless exactly these are built. */
export function build() {
  // The parts of the build itself lie in scripts, beside programs that have nothing to do with it.
  const parts = readdirSync('scripts').filter((name) => name.endsWith('.ts'))
  const sources = ['index.html', 'vite.config.ts', 'package-lock.json', ...parts.map((name) => join('scripts', name)), ...filesIn('src')]
  const state = createHash('sha256')
  for (const file of sources) state.update(file).update(readFileSync(file))
  const wanted = state.digest('hex')
  const mark = 'dist/.built'
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Building the screens …')
  if (run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']) !== 0) process.exit(1)
  writeFileSync(mark, wanted)
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
