import { parentPort, workerData } from 'node:worker_threads'
import { beginClock } from '../../platform/jobs/limitedThread.ts'
import type { RefusalCode } from './fileRefusal.ts'
import { textOf } from './pageText.ts'
import type { Reading } from './readCv.ts'
import { holdToItsClaim } from './unpack.ts'
import { type ZipEntry, zipDirectory } from './zip.ts'

// Runs in a thread of its own with limits on memory and time: whatever a stranger's file does here, it does alone.
const MOST_PAGES = 50
const { kind, bytes } = workerData as { kind: 'pdf' | 'docx'; bytes: Uint8Array }

type Reader = () => Promise<string>

async function pdfReader(): Promise<Reader> {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  await getResolvedPDFJS()
  return async () => {
    const document = await getDocumentProxy(bytes, { stopAtErrors: false, maxImageSize: 0, verbosity: 0 })
    const pages: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(textOf(items.filter((item) => 'str' in item)))
    }
    return pages
      .join('\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
  }
}

async function docxReader(): Promise<Reader> {
  const mammoth = await import('mammoth')
  return async () => {
    const buffer = Buffer.from(bytes)
    for (const entry of zipDirectory(buffer, Number.MAX_SAFE_INTEGER) as ZipEntry[]) holdToItsClaim(buffer, entry)
    return (await mammoth.extractRawText({ buffer })).value
  }
}

function refusalOf(error: unknown): RefusalCode {
  const { refusal, name } = error as { refusal?: RefusalCode; name?: string }
  return refusal ?? (name === 'PasswordException' ? 'FILE_PROTECTED' : 'FILE_DAMAGED')
}

const [read, { languageOf }] = await Promise.all([kind === 'pdf' ? pdfReader() : docxReader(), import('./languageOf.ts')])
beginClock()
const answer = await read().then(
  (text): Reading => ({ text, language: languageOf(text) }),
  (error: unknown): Reading => ({ refusal: refusalOf(error) }),
)
parentPort!.postMessage(answer)
