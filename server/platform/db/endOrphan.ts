import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SettingsError } from '../settings.ts'

/** A number that no process can have. */
const NO_PROCESS = 999_999_999

/**
 * Ends the server that a killed process left running on this data. Only who holds the data folder may ask for it. Its lock file
 * stays: PostgreSQL learns from it whether the shared memory of the dead one is still in use.
 */
export async function endOrphan(data: string) {
  const found = lockOf(data)
  if (!found || !alive(found.pid)) return
  const { pid, port, file, rest } = found
  if (!isServer(pid, port)) {
    // Another process has that number now, and PostgreSQL would not start beside it.
    writeFileSync(file, [NO_PROCESS, ...rest].join('\n'))
    return
  }
  // Politely, then at once; what was committed is safe either way.
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
  ] as const) {
    process.kill(pid, signal)
    // One that nobody reaps keeps its number but no command.
    for (let tries = 0; tries < seconds * 20 && alive(pid) && isServer(pid, port); tries++) await pause(50)
    if (!alive(pid) || !isServer(pid, port)) return
  }
  throw new SettingsError([`DATA_DIR is in use by a database of an earlier start that does not end (process ${pid}): end that, or name another folder.`])
}

/** The process id of the server that runs on this data; null without one. */
export function runningServer(data: string): number | null {
  const found = lockOf(data)
  return found && alive(found.pid) && isServer(found.pid, found.port) ? found.pid : null
}

/** What the server's lock file says: the process in its first line, its port in the fourth. */
function lockOf(data: string) {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(first), port: rest[2], file, rest }
}

const isServer = (pid: number, port = '') => commandOf(pid).includes('postgres') && (process.platform === 'win32' || commandOf(pid).includes(` ${port} `))

/** How that process was called; on Windows only its name. */
function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`
  if (existsSync(file)) return readFileSync(file, 'utf8').replaceAll('\0', ' ')
  const told =
    process.platform === 'win32'
      ? spawnSync('tasklist', ['/fi', `PID eq ${pid}`], { encoding: 'utf8' })
      : spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  return `${told.stdout ?? ''} `
}

/** Alive and ours: another account's is none that this one started. */
function alive(pid: number) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
