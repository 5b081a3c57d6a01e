/** One entry as the archive's directory states it; nothing is unpacked to learn this. */
export type ZipEntry = { name: string; method: number; packed: number; unpacked: number; offset: number; encrypted: boolean; link: boolean }

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const UNIX = 3
const LINK = 0o120000
const FORMAT = 0o170000

/** The archive's directory, or null when there is none that can be trusted (cut off, overlapping, ZIP64). */
export function zipDirectory(bytes: Buffer, mostEntries: number): ZipEntry[] | 'tooMany' | null {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) return null
  const count = bytes.readUInt16LE(end + 10)
  const size = bytes.readUInt32LE(end + 12)
  let at = bytes.readUInt32LE(end + 16)
  if (count === 0xffff || at === 0xffffffff || at + size > end) return null
  if (count > mostEntries) return 'tooMany'

  const entries: ZipEntry[] = []
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    const entry = {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      link: bytes[at + 5] === UNIX && ((bytes.readUInt32LE(at + 38) >>> 16) & FORMAT) === LINK,
    }
    if (packedBytes(bytes, entry) === null) return null
    entries.push(entry)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** An entry's packed bytes, or null when they do not lie inside the file. */
export function packedBytes(bytes: Buffer, entry: ZipEntry): Buffer | null {
  const { offset } = entry
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) return null
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  return start + entry.packed <= bytes.length ? bytes.subarray(start, start + entry.packed) : null
}

/** A name that could leave the folder it is unpacked into. We unpack to no folder; an honest document has none all the same. */
export const leavesItsFolder = (name: string) => /^([/\\]|[A-Za-z]:)/.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0')
