import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SettingsError } from '../settings.ts'

/** A data folder that this process holds for itself. */
export type HeldFolder = {
  folder: string
  /** Writes down where this process answers, for whoever finds the folder taken. */
  answersAt: (address: string) => void
  release: () => void
}

type Holder = { pid: number; address: string | null }

const SQLITE_BUSY = 5

/** Makes the folder unless it is there; one that cannot be written to is refused in a sentence. */
export function writableFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new SettingsError([`DATA_DIR ${folder} cannot be written to (${reasonOf(error)}): let this account write there, or name another folder.`])
  }
}

/**
 * Holds a data folder for this process alone, or says who has it. The lock is one of the operating system on an empty file,
 * which SQLite takes for us: it ends with the process, however that ends. So there is never a stale one to judge, and a process
 * that got an old process number cannot be mistaken for the holder.
 */
export function holdFolder(folder: string): HeldFolder {
  writableFolder(folder)
  const holderFile = join(folder, 'running.json')
  const lock = takeLock(folder, holderFile)
  const write = (address: string | null) => writeWhole(holderFile, { pid: process.pid, address } satisfies Holder)
  write(null)
  return {
    folder,
    answersAt: write,
    release: () => {
      if (!lock.isOpen) return
      rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

function takeLock(folder: string, holderFile: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'threshold.lock'))
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    const taken = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
    throw new SettingsError([
      taken
        ? `DATA_DIR ${folder} is in use by ${holderOf(holderFile)}: go there, end it, or name another folder.`
        : `DATA_DIR ${folder} cannot be locked (${reasonOf(error)}): let this account write there, or name another folder.`,
    ])
  }
}

function holderOf(file: string): string {
  try {
    const { pid, address }: Holder = JSON.parse(readFileSync(file, 'utf8'))
    return address ? `the Threshold that answers at ${address} (process ${pid})` : `a Threshold that is starting (process ${pid})`
  } catch {
    return 'another Threshold'
  }
}

/** Writes a file whole or not at all, readable for this account alone. */
export function writeWhole(file: string, content: object) {
  writeFileSync(`${file}.part`, JSON.stringify(content), { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
