import type { App, Upload } from '../../platform/context.ts'
import { safeFileName } from '../fileName.ts'
import { type FileKind, kindOf, mediaTypes } from './contentKind.ts'
import { refuse } from './fileRefusal.ts'
import { keepText } from './keepText.ts'
import { readText, type StoredText } from './readCv.ts'

type TakenIn = { name: string; bytes: Buffer; kind: FileKind; text: StoredText | null }

/** Checks an upload wholly, its inside included; throws the refusal. Nothing is stored yet. */
export async function takeIn(upload: Upload | undefined, kinds: readonly FileKind[]): Promise<TakenIn> {
  if (!upload?.name) throw refuse('FILE_MISSING')
  const name = safeFileName(upload.name)
  const kind = kindOf(upload.bytes, name, kinds)
  const text = kind === 'pdf' || kind === 'docx' ? await readText(kind, upload.bytes) : null
  return { name, bytes: upload.bytes, kind, text }
}

type Belonging = { purpose: string; ownerAccountId?: number; claimHash?: string }

/** Stores what was taken in, with its text beside it; before the transaction of the call, which a file cannot be part of. */
export async function keep({ db, files }: Pick<App, 'db' | 'files'>, { name, bytes, kind, text }: TakenIn, belonging: Belonging) {
  const file = await files.store(db, { name, bytes, type: mediaTypes[kind], ...belonging })
  if (text !== null) await keepText(db, file.id, text)
  return file
}
