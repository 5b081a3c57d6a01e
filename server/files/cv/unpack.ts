import { inflateRawSync } from 'node:zlib'
import type { RefusalCode } from './fileRefusal.ts'
import { packedBytes, type ZipEntry } from './zip.ts'

/** What a thread throws to have a file refused; the refusal itself is made where the answer is. */
export const refusal = (code: RefusalCode) => Object.assign(new Error(code), { refusal: code })

/** Unpacks an entry within the size that the directory claims, and looks for what XML could fetch or multiply. */
export function holdToItsClaim(archive: Buffer, entry: ZipEntry): Buffer {
  const packed = packedBytes(archive, entry)!
  const content = entry.method === 0 ? packed : unpack(packed, entry.unpacked)
  if (content.length !== entry.unpacked) throw refusal('FILE_UNPACKS_TOO_LARGE')
  if (/\.(xml|rels)$/i.test(entry.name) && declaresEntities(content)) throw refusal('FILE_UNSAFE_PARTS')
  return content
}

function unpack(packed: Buffer, claimed: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(claimed, 1) })
  } catch (error) {
    throw refusal((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'FILE_UNPACKS_TOO_LARGE' : 'FILE_DAMAGED')
  }
}

const declaresEntities = (xml: Buffer) =>
  ['utf8', 'utf16le'].some((encoding) => xml.includes('<!DOCTYPE', 0, encoding as BufferEncoding)) || xml.includes('<!ENTITY')
