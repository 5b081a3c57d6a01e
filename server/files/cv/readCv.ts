import { limitedThread, turns } from '../../platform/jobs/limitedThread.ts'
import type { Language } from '../../tables/languages.ts'
import { type RefusalCode, refuse, refuseOverrun, tooBusyToRead } from './fileRefusal.ts'

export type StoredText = { text: string; language: Language }
export type Reading = StoredText | { refusal: RefusalCode }

/** What one reading may use. */
const bounds = { heapMb: 128, externalMb: 64, cpuMs: 1_800 }
const MOST_TEXT = 200_000
const reader = new URL('./readCvWorker.ts', import.meta.url)
const inTurn = turns({ atOnce: 2, waiting: 50, full: tooBusyToRead })

/** The text of a checked PDF or DOCX and its language, read in a limited thread; throws the refusal when it cannot be read safely. */
export const readText = (kind: 'pdf' | 'docx', bytes: Buffer): Promise<StoredText> =>
  inTurn(async () => {
    const outcome = await limitedThread<Reading>(reader, { kind, bytes: new Uint8Array(bytes) }, bounds)
    if ('overrun' in outcome) throw refuseOverrun(outcome.overrun, 'FILE_TOO_SLOW')
    if ('refusal' in outcome.answer) throw refuse(outcome.answer.refusal)
    const { text, language } = outcome.answer
    return { text: tidy(text), language }
  })

/** Plain text that the database can keep: no control characters, no lone surrogates, no endless blank runs. */
const tidy = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n\s*/g, '\n\n')
    .trim()
    .slice(0, MOST_TEXT)
