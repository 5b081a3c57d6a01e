import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type ListenOptions, type Server } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { printLine } from '../log.ts'
import { SettingsError } from '../settings.ts'
import { type HeldFolder, reasonOf, writeWhole } from '../start/dataFolder.ts'
import { type Account, accountFor, findPrograms, handOver, type Programs } from './embeddedPrograms.ts'
import { endOrphan, runningServer } from './endOrphan.ts'

type Embedded = { url: string; stop: () => Promise<void> }
/** `host` is an address, or the folder that the socket lies in. */
type Place = { host: string; port: number; password: string }
type Cluster = { folder: string; data: string; account: Account; programs: Programs; place: Place }

/**
 * Letters of every script are known to PostgreSQL itself, wherever it runs; what pg_trgm takes for a letter is asked of the system, which
 * has this locale on Linux. Texts stand in the order of their bytes.
 */
const LETTERS = [...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'], ...(process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : [])]
/** What a large statement took is given back to the system after it. */
const FREED = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' }
const ENV = { PATH: process.env.PATH, LC_ALL: 'C', ...FREED }
/** So often within ten minutes is a database that died started again. */
const RESTARTS = 5
const TEN_MINUTES = 600_000

/**
 * The PostgreSQL that the product brings along, with its data in the held folder: made at the first start, found again at
 * later ones. One that dies is started again on the same port; `onLost` hears when that fails.
 */
export async function startEmbedded(held: HeldFolder, onLost: (reason: Error) => void): Promise<Embedded> {
  try {
    const { url, stop } = await startIn(held.folder, onLost)
    return { url, stop: () => stop().finally(held.release) }
  } catch (error) {
    held.release()
    throw error
  }
}

async function startIn(folder: string, onLost: (reason: Error) => void): Promise<Embedded> {
  const data = join(folder, 'postgres')
  const placeFile = join(folder, 'postgres.json')
  mineToRun(data)
  const account = accountFor(data)
  // A copy that root made belongs to root.
  if (account && existsSync(data) && statSync(data).uid === 0) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, data])
  const programs = await findPrograms(account)
  await endOrphan(data)
  removeSockets(data)

  const port = await freePort()
  const place: Place = { host: await hostFor(data, port), port, password: savedPassword(placeFile) ?? randomBytes(24).toString('hex') }
  writeWhole(placeFile, place)
  const cluster = { folder, data, account, programs, place }
  if (!existsSync(join(data, 'PG_VERSION'))) make(cluster)

  let child = await run(cluster)
  let stopping = false
  let restarting = Promise.resolve()
  const deaths: number[] = []
  const watch = () => child.once('exit', (code, signal) => (restarting = again(signal ?? `exit code ${code}`)))
  const again = async (how: string) => {
    if (stopping) return
    deaths.push(Date.now())
    printLine(`The database ended unexpectedly (${how}); it is started again.`)
    try {
      if (deaths.filter((at) => at > Date.now() - TEN_MINUTES).length > RESTARTS) throw new Error(`it ended ${deaths.length} times`)
      child = await runPatiently(cluster, () => stopping)
      watch()
      printLine('The database runs again.')
    } catch (error) {
      if (!stopping) onLost(error instanceof Error ? error : new Error(String(error)))
    }
  }
  watch()

  return {
    url: urlOf(place),
    stop: async () => {
      stopping = true
      await restarting
      await end(child)
    },
  }
}

/** Where the database of this folder is to be reached while one runs there. */
export function runningEmbedded(folder: string): string | null {
  const placeFile = join(folder, 'postgres.json')
  if (!existsSync(placeFile) || !runningServer(join(folder, 'postgres'))) return null
  return urlOf(JSON.parse(readFileSync(placeFile, 'utf8')) as Place)
}

const urlOf = ({ host, port, password }: Place) => `postgres://threshold:${password}@${encodeURIComponent(host)}:${port}/postgres`
/** One that was killed leaves its socket behind, and the next one gets another number. */
function removeSockets(data: string) {
  const left = existsSync(data) ? readdirSync(data).filter((name) => name.startsWith('.s.PGSQL.')) : []
  for (const name of left) rmSync(join(data, name))
}
const logOf = (folder: string) => join(folder, 'postgres.log')

/** Data that another account made can be read by that one and by root alone. */
function mineToRun(data: string) {
  const me = process.getuid?.()
  const owner = existsSync(data) ? statSync(data).uid : me
  if (me !== 0 && owner !== me)
    throw new SettingsError([`DATA_DIR holds in ${data} the database of another account (${owner}): start as that one or as root, or name another folder.`])
}

/** Makes the database beside its place and moves it there whole, so that a start that breaks off leaves none half-made. */
function make({ folder, data, account, programs, place }: Cluster) {
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new SettingsError([`DATA_DIR holds in ${data} something that is no database: move it away, or name another folder.`])
  const part = `${data}.part`
  const secret = join(folder, 'postgres.secret')
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { mode: 0o700 })
  writeFileSync(secret, place.password, { mode: 0o600 })
  if (account) for (const path of [part, secret]) chownSync(path, account.uid, account.gid)
  const { names, descriptors, close } = handOver(account, [part, secret])
  const [where, password] = names
  const args = ['-D', `${where}`, '-U', 'threshold', '--auth=scram-sha-256', `--pwfile=${password}`, '--encoding=UTF8', ...LETTERS, '--no-instructions']
  const made = spawnSync(programs.initdb, args, { ...account, cwd: folder, env: ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe', ...descriptors] })
  close()
  rmSync(secret)
  if (made.status !== 0) {
    rmSync(part, { recursive: true, force: true })
    throw new SettingsError([
      `DATA_DIR ${folder} could not take a new database; name another folder, or set DATABASE_URL: ${(made.error?.message ?? made.stderr).trim()}`,
    ])
  }
  rmSync(data, { recursive: true, force: true })
  renameSync(part, data)
}

/** Starts the server and waits until it lets us in. */
async function run({ folder, data, account, programs, place }: Cluster): Promise<ChildProcess> {
  chmodSync(data, 0o700)
  const log = openSync(logOf(folder), 'a', 0o600)
  const { names, descriptors, close } = handOver(account, [data])
  // What PostgreSQL writes about a refused statement quotes what people typed; the server's own log names the fault without it.
  const reached = place.host === LOOPBACK ? [`listen_addresses=${LOOPBACK}`, 'unix_socket_directories='] : ['listen_addresses=', 'unix_socket_directories=.']
  const quiet = ['unix_socket_permissions=0700', 'timezone=UTC', 'log_min_messages=log']
  // What is read often lies in the system's cache as well, which gives its memory back to whoever needs it. Nobody follows what is written from elsewhere.
  const small = ['shared_buffers=24MB', 'autovacuum_work_mem=16MB', 'max_logical_replication_workers=0']
  // For the same reason a page out of order costs hardly more than the next one.
  const cached = ['random_page_cost=1.2']
  // Processes that read for others cost memory, and more time than they spare where pages lie in the system's cache.
  const alone = ['io_method=sync']
  // One statement is worked on by as many processes as there are processors, and by three at most: more of them wait for each other.
  const together = [`max_parallel_workers_per_gather=${Math.min(2, availableParallelism() - 1)}`]
  const settings = [...reached, ...quiet, ...small, ...cached, ...alone, ...together].flatMap((one) => ['-c', one])
  // Detached: a Ctrl-C reaches this process first, so that requests under way can still finish.
  const child = spawn(programs.postgres, ['-D', names[0] ?? data, '-p', String(place.port), ...settings], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log, ...descriptors],
    env: ENV,
  })
  let failed: string | null = null
  child.once('error', (error) => (failed = reasonOf(error)))
  child.once('exit', () => (failed ??= lastWords(folder)))
  child.unref()
  close()
  closeSync(log)
  try {
    await accepting(place, () => failed)
    return child
  } catch (error) {
    await end(child)
    throw error
  }
}

/** Backends of a killed server may live on for a statement's time, and keep the next one from the data until they end. */
async function runPatiently(cluster: Cluster, givenUp: () => boolean): Promise<ChildProcess> {
  for (let tries = 1; ; tries++) {
    try {
      await endOrphan(cluster.data)
      return await run(cluster)
    } catch (error) {
      if (tries === 120 || givenUp()) throw error
      await pause(500)
    }
  }
}

function savedPassword(file: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Place).password
  } catch {
    return undefined
  }
}

/** The last complaint in its log. */
function lastWords(folder: string): string {
  const tail = readFileSync(logOf(folder)).subarray(-8192).toString()
  return tail.split('\n').findLast((line) => /FATAL|PANIC|ERROR|rror /.test(line)) ?? `its log is ${logOf(folder)}`
}

const LOOPBACK = '127.0.0.1'
/** The number of a port that nobody has. */
const freePort = () => listeningOnce({ port: 0, host: LOOPBACK }).then((address) => (typeof address === 'object' && address ? address.port : 0))

/**
 * A socket in the folder of the data costs the system half of what its network does for each statement, and nobody else can knock there. Where the path
 * is longer than a socket may have, or the file system knows none, it is the network of this machine.
 */
const hostFor = (data: string, port: number) => {
  const asLong = `${resolve(data)}-.s.PGSQL.${port}`
  return listeningOnce({ path: asLong }).then(
    () => resolve(data),
    () => LOOPBACK,
  )
}

function listeningOnce(where: ListenOptions): Promise<ReturnType<Server['address']>> {
  return new Promise((done, fail) => {
    const probe = createServer().on('error', fail)
    probe.listen(where, () => {
      const address = probe.address()
      probe.close(() => done(address))
    })
  })
}

/** After a crash the server first goes through its log; it may take minutes for that, and says so meanwhile. */
async function accepting(place: Place, failed: () => string | null) {
  const { Client } = await import('pg')
  const until = Date.now() + TEN_MINUTES
  while (Date.now() < until) {
    const reason = failed()
    if (reason !== null) throw new SettingsError([`DATA_DIR holds a database that does not start: ${reason}`])
    const client = new Client({ connectionString: urlOf(place) })
    client.on('error', () => undefined)
    const answer = await client.connect().then(
      () => 'open',
      (error: { code?: string }) => error.code,
    )
    await client.end().catch(() => undefined)
    if (answer === 'open') return
    if (answer === '28P01')
      throw new SettingsError(['DATA_DIR does not hold the password of its database: put its postgres.json back, or name another folder.'])
    await pause(50)
  }
  throw new SettingsError(['DATA_DIR holds a database that started but lets nobody in.'])
}

/** Fast shutdown: open transactions are rolled back, the folder is left clean. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  // It keeps no process alive while it runs, but its end is waited for.
  child.ref()
  child.kill('SIGINT')
  await new Promise<void>((resolve) => child.once('exit', () => resolve()))
}
