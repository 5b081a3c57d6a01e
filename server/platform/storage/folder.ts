import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FSDriver } from 'flydrive/drivers/fs'

/** A folder of files in which each is either whole and on the disk, or not there under its name. */
export class Folder extends FSDriver {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const { location } = this.options
    const path = join(typeof location === 'string' ? location : fileURLToPath(location), key)
    const part = `${path}.part`
    await mkdir(dirname(path), { recursive: true })
    try {
      await written(part, (file) => file.writeFile(contents))
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    await synced(dirname(path))
  }
}

type Handle = Awaited<ReturnType<typeof open>>

async function written(path: string, write: (file: Handle) => Promise<void>) {
  const file = await open(path, 'w')
  try {
    await write(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The name itself has to reach the disk, too; Windows cannot open folders, and needs not. */
async function synced(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
