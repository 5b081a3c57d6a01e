import { parentPort, workerData } from 'node:worker_threads'
import { inflateRawSync } from 'node:zlib'
import type { Reading } from './read.ts'
import type { RefusalCode } from './refusal.ts'
import { packedBytes, type ZipEntry, zipDirectory } from './zip.ts'

// Runs in a thread of its own with limits on memory and time: whatever a stranger's file does here, it does alone.
const MOST_PAGES = 50
const { kind, bytes } = workerData as { kind: 'pdf' | 'docx'; bytes: Uint8Array }

async function pdfText(): Promise<string> {
  const { getDocumentProxy, extractText } = await import('unpdf')
  const document = await getDocumentProxy(bytes, { stopAtErrors: false, maxImageSize: 0, verbosity: 0 })
  if (document.numPages <= MOST_PAGES) return (await extractText(document, { mergePages: true })).text
  const pages: string[] = []
  for (let number = 1; number <= MOST_PAGES; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n')
}

async function docxText(): Promise<string> {
  const mammoth = await import('mammoth')
  const buffer = Buffer.from(bytes)
  for (const entry of zipDirectory(buffer, Number.MAX_SAFE_INTEGER) as ZipEntry[]) holdToItsClaim(buffer, entry)
  return (await mammoth.extractRawText({ buffer })).value
}

/** Unpacks an entry within the size that the directory claims, and looks for what XML could fetch or multiply. */
function holdToItsClaim(archive: Buffer, entry: ZipEntry) {
  const packed = packedBytes(archive, entry)!
  const content = entry.method === 0 ? packed : unpack(packed, entry.unpacked)
  if (content.length !== entry.unpacked) throw refusal('FILE_UNPACKS_TOO_LARGE')
  if (/\.(xml|rels)$/i.test(entry.name) && declaresEntities(content)) throw refusal('FILE_UNSAFE_PARTS')
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
const refusal = (code: RefusalCode) => Object.assign(new Error(code), { refusal: code })

function refusalOf(error: unknown): RefusalCode {
  const { refusal, name } = error as { refusal?: RefusalCode; name?: string }
  return refusal ?? (name === 'PasswordException' ? 'FILE_PROTECTED' : 'FILE_DAMAGED')
}

const answer = await (kind === 'pdf' ? pdfText() : docxText()).then(
  (text): Reading => ({ text }),
  (error: unknown): Reading => ({ refusal: refusalOf(error) }),
)
parentPort!.postMessage(answer)
