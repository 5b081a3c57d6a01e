import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Inter with its optical size: titles get the tighter cut by themselves. */
const SHEET = '@fontsource-variable/inter/opsz.css'
const FOLDER = resolve('node_modules/.cache/fonts')

/** What of it the look uses: no text is thinner than 400 or bolder than 700, and these features (look.css) besides those that a script needs. */
const USED = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'rlig', 'rclt', 'cv11', 'ss03', 'tnum'],
}

const FACE = /url\(\.\/files\/([\w-]+)\.woff2\)[^}]*unicode-range:\s*([^;}]+)/g

/** The characters of `U+0000-00FF, U+0131`. */
function charactersOf(ranges: string): string {
  const characters: string[] = []
  for (const range of ranges.split(',')) {
    const [from = 0, to = from] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    for (let code = from; code <= to; code++) characters.push(String.fromCodePoint(code))
  }
  return characters.join('')
}

/** Makes the files anew where the font or what we use of it has changed; answers the sheet that names them. */
async function usedSheet(): Promise<string> {
  const original = createRequire(import.meta.url).resolve(SHEET)
  const sheet = readFileSync(original, 'utf8')
  const { version } = JSON.parse(readFileSync(join(dirname(original), 'package.json'), 'utf8')) as { version: string }
  const folder = join(
    FOLDER,
    createHash('sha256')
      .update(JSON.stringify([version, USED]))
      .digest('hex')
      .slice(0, 12),
  )
  const used = join(folder, 'opsz.css')
  if (existsSync(used)) return used
  mkdirSync(join(folder, 'files'), { recursive: true })
  for (const [, name, ranges = ''] of sheet.matchAll(FACE)) {
    const file = `files/${name}.woff2`
    writeFileSync(join(folder, file), await subsetFont(readFileSync(join(dirname(original), file)), charactersOf(ranges), USED))
  }
  // The sheet comes last and at once, so that a build that was broken off leaves none.
  writeFileSync(`${used}.${process.pid}`, sheet)
  renameSync(`${used}.${process.pid}`, used)
  return used
}

/** The letters of the look at 60 % of their bytes: every first page waits for them. */
export const fonts = (): Plugin => ({
  name: 'fonts',
  enforce: 'pre',
  resolveId: async (id) => (id === SHEET ? usedSheet() : null),
})
