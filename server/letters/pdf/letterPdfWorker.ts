import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Face, ReadFont } from '../../../src/print/fonts.ts'
import { beginClock } from '../../platform/jobs/limitedThread.ts'
import { drawLetter, type LetterPaper } from './drawLetter.ts'
import { letterLanguage } from './letterLanguage.ts'
import { checkSeal, type SealKey, seal } from './seal.ts'

// Runs in a thread of its own: drawing and sealing take half a second of work, in which the server goes on answering.
export type Work =
  | { do: 'make'; paper: LetterPaper; key: SealKey; about: Parameters<typeof seal>[2] }
  | { do: 'draw'; paper: LetterPaper }
  | { do: 'check'; file: Uint8Array; keys: readonly SealKey[] }

const packages = {
  Inter: 'inter',
  Arabic: 'noto-sans-arabic',
  Hebrew: 'noto-sans-hebrew',
  Chinese: 'noto-sans-sc',
  Japanese: 'noto-sans-jp',
  Korean: 'noto-sans-kr',
}
const files = { Inter: 'Inter', Arabic: 'NotoSansArabic', Hebrew: 'NotoSansHebrew', Chinese: 'NotoSansSC', Japanese: 'NotoSansJP', Korean: 'NotoSansKR' }
const faces = { normal: '400Regular', bold: '600SemiBold', italic: '400Regular_Italic', bolditalic: '600SemiBold_Italic' }

const readFont: ReadFont<Face> = (family, face) => {
  const file = faces[face]
  return readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${packages[family]}/${file}/${files[family]}_${file}.ttf`)), 'latin1')
}

const work = workerData as Work
beginClock()
parentPort?.postMessage(await done())

async function done() {
  if (work.do === 'check') return checkSeal(work.file, work.keys)
  const language = work.paper.language ?? (await letterLanguage(work.paper.blocks))
  const drawn = await drawLetter({ ...work.paper, language }, readFont)
  return new Uint8Array(work.do === 'draw' ? drawn : await seal(drawn, work.key, work.about))
}
