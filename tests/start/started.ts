import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A real server process: its address once it is ready, all that it said, and its end. */
export type Started = {
  child: ChildProcess
  said: () => string
  /** Its address; fails with what it said when it ends before. */
  ready: Promise<string>
  ended: Promise<{ code: number | null; said: string }>
}

const running = new Set<Started>()
const folders = new Set<string>()
/** After every file: files share a worker, and this module is loaded by the first of them alone. */
export async function endStarted() {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all([...running].map(({ ended }) => ended))
  for (const folder of folders) {
    endDatabase(folder)
    rmSync(folder, { recursive: true, force: true })
  }
  folders.clear()
}

/** A folder that only its owner may enter, with a space and other letters in its name. */
export function closedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'threshold küche '))
  folders.add(folder)
  return folder
}

/** Starts the server as `npm start` does, on a port of its own. */
export function start(env: Record<string, string>, { main = 'server/main.ts', flags = [] as string[] } = {}): Started {
  const child = spawn(process.execPath, [...flags, main], {
    env: { PATH: process.env.PATH, PORT: '0', CITIES_OF: 'NZ', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  const ended = once(child, 'close').then(([code]) => ({ code, said: text }))
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /ready: (http:\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
    void ended.then(({ code, said }) => reject(new Error(`ended with ${code}: ${said}`)))
  })
  ready.catch(() => undefined)
  const started: Started = { child, said: () => text, ready, ended }
  running.add(started)
  void ended.then(() => running.delete(started))
  return started
}

/** A new database with nothing but what every installation has: the quickest first start. */
export const BARE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
  APP_SECRET: 'a secret of tests that is long enough',
  FIRST_MANAGER_EMAIL: 'first@threshold.test',
  FIRST_MANAGER_PASSWORD: 'lantern-orchard-tide',
}

/** Real starts take their time on a busy machine. */
export const PATIENT = 900_000

export const postmasterOf = (dataDir: string) => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** What a killed server left running. */
function endDatabase(dataDir: string) {
  try {
    process.kill(postmasterOf(dataDir), 'SIGQUIT')
  } catch {
    // It has ended.
  }
}

/** A port of loopback that somebody listens on. */
export async function takenPort() {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  afterAll(() => void holder.close())
  const address = holder.address()
  return typeof address === 'object' && address ? address.port : 0
}
