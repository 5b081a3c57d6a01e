import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const FILES = join(dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/opsz.css')), 'files')
/** The tables of a font by their place in the list of WOFF2; the first is the one that says which characters there are. */
const [CMAP, GLYF, LOCA, NAMED] = [0, 10, 11, 63]

/** The characters that a WOFF2 font has a drawing for. */
function charactersOf(font: Buffer): number[] {
  let at = 48
  const length = () => {
    for (let value = 0; ; ) {
      const byte = font[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let begin = 0
  let cmap = -1
  for (let left = font.readUInt16BE(12); left > 0; left--) {
    const flags = font[at++]!
    const [table, version] = [flags & 63, flags >> 6]
    if (table === NAMED) at += 4
    const plain = length()
    const isTransformed = table === GLYF || table === LOCA ? version !== 3 : version !== 0
    if (table === CMAP) cmap = begin
    begin += isTransformed ? length() : plain
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  const found: number[] = []
  for (let record = 0; record < tables.readUInt16BE(cmap + 2); record++) {
    const map = cmap + tables.readUInt32BE(cmap + 8 + record * 8)
    if (tables.readUInt16BE(map) !== 4) continue
    const size = tables.readUInt16BE(map + 6)
    for (let range = 0; range < size; range += 2) {
      const [last, first] = [tables.readUInt16BE(map + 14 + range), tables.readUInt16BE(map + 16 + size + range)]
      for (let code = first; code <= last && code < 0xffff; code++) found.push(code)
    }
  }
  return found
}

/** Whatever the font that comes with the pages can show. */
export const shown = new Set(
  readdirSync(FILES)
    .filter((name) => name.endsWith('-opsz-normal.woff2'))
    .flatMap((name) => charactersOf(readFileSync(join(FILES, name)))),
)
