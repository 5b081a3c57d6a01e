import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './sources.ts'

/** Settings that the server reads and the README does not name. */
export function unnamedSettings(): string[] {
  const text = readFileSync(join(ROOT, 'server/platform/settings.ts'), 'utf8')
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const names = [...text.matchAll(/\b(?:optional|text|number|address)\('([A-Z][A-Z0-9_]+)'/g)].map(([, name]) => name ?? '')
  return [...new Set(names)].filter((name) => !readme.includes(`\`${name}\``))
}
