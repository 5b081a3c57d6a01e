import { type RefusalCode, refuse } from './fileRefusal.ts'
import { leavesItsFolder, type ZipEntry, zipDirectory } from './zip.ts'

export type FileKind = 'pdf' | 'docx' | 'xlsx' | 'jpeg' | 'png'
export const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpeg: 'image/jpeg',
  png: 'image/png',
}
export const resumeKinds: readonly FileKind[] = ['pdf', 'docx']
export const documentKinds: readonly FileKind[] = ['pdf', 'docx', 'jpeg', 'png']
export const workbookKinds: readonly FileKind[] = ['xlsx']

const MOST_BYTES = 10 * 1024 * 1024
/** What a document may unpack to; the directory claims it and the reader holds every entry to its claim. */
const MOST_UNPACKED = 60 * 1024 * 1024
/** Rows are XML; pictures beside them may be larger and are never unpacked. */
const MOST_WORKBOOK_XML = 12 * 1024 * 1024
const MOST_ENTRIES = 2000
const MOST_PIXELS = 50_000_000

const extensions = new Map<string, FileKind>(Object.entries({ pdf: 'pdf', docx: 'docx', xlsx: 'xlsx', jpg: 'jpeg', jpeg: 'jpeg', png: 'png' }))
const PDF = Buffer.from('%PDF-')
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const EICAR = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!')
/** The stream that a password-protected Office document keeps its real content in. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')

const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic)

/** Judges a file by name and content together, before anything in it is unpacked or parsed. Throws the refusal. */
export function kindOf(bytes: Buffer, name: string, kinds: readonly FileKind[]): FileKind {
  const wrongType: RefusalCode = kinds === resumeKinds ? 'FILE_WRONG_TYPE' : kinds === workbookKinds ? 'WORKBOOK_WRONG_TYPE' : 'DOCUMENT_WRONG_TYPE'
  const kind = extensions.get(name.toLowerCase().split('.').at(-1) ?? '')
  if (!kind || !kinds.includes(kind)) throw refuse(wrongType)
  if (bytes.length === 0) throw refuse('FILE_EMPTY')
  if (bytes.length > MOST_BYTES) throw refuse('FILE_TOO_LARGE')
  if (bytes.includes(EICAR)) throw refuse('FILE_MALWARE')

  const problem = checks[kind](bytes)
  if (problem) throw refuse(problem === 'FILE_WRONG_TYPE' ? wrongType : problem)
  return kind
}

const checks: Record<FileKind, (bytes: Buffer) => RefusalCode | null> = {
  pdf: (bytes) => {
    if (!startsWith(bytes, PDF)) return 'FILE_WRONG_TYPE'
    return bytes.subarray(-2048).includes('%%EOF') ? null : 'FILE_DAMAGED'
  },
  docx: (bytes) => officeProblem(bytes, 'word/document.xml', MOST_UNPACKED),
  xlsx: (bytes) => officeProblem(bytes, 'xl/workbook.xml', MOST_WORKBOOK_XML),
  jpeg: (bytes) => (startsWith(bytes, JPEG) ? null : 'FILE_WRONG_TYPE'),
  png: (bytes) => {
    if (!startsWith(bytes, PNG)) return 'FILE_WRONG_TYPE'
    if (bytes.length < 24) return 'FILE_DAMAGED'
    return bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > MOST_PIXELS ? 'FILE_UNPACKS_TOO_LARGE' : null
  },
}

/** Looks at an Office document's directory; nothing is unpacked. */
function officeProblem(bytes: Buffer, main: string, mostXml: number): RefusalCode | null {
  if (startsWith(bytes, OLE) && bytes.includes(ENCRYPTED_PACKAGE)) return 'FILE_PROTECTED'
  if (!startsWith(bytes, ZIP)) return 'FILE_WRONG_TYPE'
  const entries = zipDirectory(bytes, MOST_ENTRIES)
  if (entries === null) return 'FILE_DAMAGED'
  if (entries === 'tooMany') return 'FILE_UNPACKS_TOO_LARGE'
  if (entries.some((entry) => entry.encrypted)) return 'FILE_PROTECTED'
  if (unpacked(entries) > MOST_UNPACKED || unpacked(entries.filter(({ name }) => isXml(name))) > mostXml) return 'FILE_UNPACKS_TOO_LARGE'
  const names = entries.map((entry) => entry.name)
  if (entries.some((entry) => entry.link) || names.some(leavesItsFolder) || new Set(names).size < names.length) return 'FILE_UNSAFE_PARTS'
  if (names.some((name) => UNSAFE.test(name))) return 'FILE_UNSAFE_PARTS'
  return names.includes('[Content_Types].xml') && names.includes(main) ? null : 'FILE_WRONG_TYPE'
}

/** Programs, archives, and what would reach outside of the workbook. */
const UNSAFE = /vbaProject|\.(exe|dll|js|vbs|zip)$|^xl\/(externalLinks|macrosheets|activeX|embeddings)\//i
export const isXml = (name: string) => /\.(xml|rels)$/i.test(name)
const unpacked = (entries: ZipEntry[]) => entries.reduce((sum, entry) => sum + entry.unpacked, 0)
