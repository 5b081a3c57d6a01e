const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Width and height of a PNG or JPEG in pixels, as its own head says; null where it is neither, or broken. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.subarray(0, 8).equals(PNG)) {
    if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : null
}

/** The segments of a JPEG that begin a frame, but not those that hold tables. */
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)

function jpegSize(bytes: Buffer) {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const kind = bytes[at + 1]!
    if (kind === 0xff) {
      at += 1
      continue
    }
    if (isFrame(kind)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
