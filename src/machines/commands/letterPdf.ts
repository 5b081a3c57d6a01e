import { hr, orThrow } from '../../api/client.ts'
import type { components } from '../../api/hr.gen.ts'
import { fileCall } from '../../api/upload.ts'
import { command } from './command.ts'

export type LetterRef = { kind: 'offer' | 'contract'; id: number }
/** A letter as it is being written; its PDF has no seal and says that it is a draft. */
export type LetterDraft = { kind: 'offer' | 'contract'; applicationId: number; content: components['schemas']['LetterContent'] }

/** Fetches a letter as a PDF with the person's token; the view hands the bytes to the browser. */
export const letterPdfMachine = command(async (letter: LetterRef | LetterDraft, signal) => {
  const answer = 'id' in letter ? await sealed(letter, signal) : await drafted(letter, signal)
  return orThrow<Blob>({ ...answer, data: answer.data as unknown as Blob })
})

function sealed({ kind, id }: LetterRef, signal: AbortSignal) {
  const asked = { params: { path: { id } }, parseAs: 'blob', signal } as const
  return kind === 'offer' ? hr.GET('/offer-letter/pdf/{id}', asked) : hr.GET('/contract-letter/pdf/{id}', asked)
}

function drafted({ kind, ...body }: LetterDraft, signal: AbortSignal) {
  const asked = { body, parseAs: 'blob', signal } as const
  return kind === 'offer' ? hr.POST('/offer-letter/preview-pdf', asked) : hr.POST('/contract-letter/preview-pdf', asked)
}

/** Asks whether a copy of a letter is as it was sealed. */
export const checkSealMachine = command((file: File, signal) =>
  hr.POST('/letter/check-seal', { ...fileCall(file), signal }).then((answer) => orThrow(answer).data),
)
