import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'

/** What starts the browser that was chosen: a program with its environment, or an installed channel. */
export type Chromium = { executablePath?: string; channel?: string; env?: Record<string, string> }
/** One way to come by a browser. */
export type Way = { name: string; find: () => Chromium }

const ROOT = join(import.meta.dirname, '..')
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// The headless shell draws the same pages with half the work of a whole browser.
const SHELLS = ['/usr/bin/chromium-headless-shell']
const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/usr/bin/microsoft-edge']

export const RUNS_PACKAGED = process.platform === 'linux' && process.arch === 'x64'
const PACKAGED: Way = { name: 'the browser of the packages', find: unpacked }
export const at = (executablePath: string): Way => ({ name: executablePath, find: () => ({ executablePath }) })

/** The ways to try on this machine, the best first. CHROMIUM_PATH names a program, or `packaged` for the one of the packages alone. */
export function ways(wanted = process.env.CHROMIUM_PATH): Way[] {
  if (wanted === 'packaged') return [PACKAGED]
  const found = (places: string[]) => places.filter((place) => existsSync(place)).map(at)
  return [
    ...(wanted ? [{ ...at(wanted), name: `CHROMIUM_PATH=${wanted}` }] : []),
    ...found(SHELLS),
    // A shell as well, where it runs.
    ...(RUNS_PACKAGED ? [PACKAGED] : []),
    ...found(WHOLE_BROWSERS),
    ...['chrome', 'msedge'].map((channel) => ({ name: `an installed ${channel}`, find: () => ({ channel }) })),
    { name: "Playwright's own browser", find: () => ({}) },
    ...(RUNS_PACKAGED ? [] : [PACKAGED]),
  ]
}

/** The first way that gives a browser with room for two people. None does: why each of them failed. */
export async function chooseChromium(tried: Way[] = ways()): Promise<Chromium> {
  const failures: string[] = []
  for (const { name, find } of tried) {
    try {
      const chosen = find()
      await tryOut(chosen)
      return chosen
    } catch (error) {
      failures.push(`  - ${name}: ${reasonOf(error)}`)
    }
  }
  throw new Error(
    `No browser could be started. On Debian: apt-get install chromium; elsewhere install Chrome, or set CHROMIUM_PATH. Tried were:\n${failures.join('\n')}`,
  )
}

/** Starts it with a profile of its own. The flags are ours alone: those that the package suggests put it into one process, which a second context ends. */
export const launch = (chosen: Chromium, profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { headless: true, args: FLAGS, chromiumSandbox: false, ...chosen })

async function tryOut(chosen: Chromium) {
  const profile = mkdtempSync(join(tmpdir(), 'threshold-browser-'))
  try {
    const context = await launch(chosen, profile)
    try {
      const another = await context.browser()?.newContext()
      await another?.newPage()
    } finally {
      await context.close()
    }
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

/** The packaged browser, unpacked once into the cache of the packages, with the libraries and fonts that it brings along. */
function unpacked(): Chromium {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')) as { version: string }
  const cache = join(ROOT, 'node_modules/.cache')
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const part = mkdtempSync(`${folder}-`)
    // It unpacks into the folder for temporary files, and its libraries only where it believes to be on Lambda.
    const env = { ...process.env, TMPDIR: part, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
    const unpack = "await (await import('@sparticuz/chromium')).default.executablePath()"
    const done = spawnSync(process.execPath, ['--input-type=module', '-e', unpack], { cwd: ROOT, env, encoding: 'utf8' })
    if (done.status !== 0) {
      rmSync(part, { recursive: true, force: true })
      throw new Error(done.error?.message ?? done.stderr)
    }
    // The list of fonts that comes along expects them in another place.
    writeFileSync(join(part, 'fonts', 'fonts.conf'), '<?xml version="1.0"?><fontconfig><dir prefix="relative">.</dir></fontconfig>\n')
    try {
      renameSync(part, folder)
    } catch (error) {
      rmSync(part, { recursive: true, force: true })
      // Another run was quicker.
      if (!existsSync(folder)) throw error
    }
  }
  const env = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

/** What an error says in a line or two, without the list of what was called. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = (text.split('Call log:')[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('<launching>') && !/^[╔║╚]?[═ ]*[╗║╝]?$/.test(line))
  return lines.join(' · ').slice(0, 600)
}
