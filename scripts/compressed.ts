import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Shorter than this, a file is not worth a second one. */
const SMALLEST = 1024

/** Lays a .br and a .gz beside every text of the build; the server sends the one that the browser takes. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'assets')
      const pack = async (name: string) => {
        const bytes = readFileSync(join(folder, name))
        if (bytes.length < SMALLEST) return
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, { params: size }))
        writeFileSync(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
      }
      await Promise.all(
        readdirSync(folder)
          .filter((name) => /\.(js|css|svg)$/.test(name))
          .map(pack),
      )
    },
  }
}
