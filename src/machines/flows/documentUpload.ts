import { hr, orThrow } from '../../api/client.ts'
import { command } from '../commands/command.ts'
import { fileUpload } from './fileUpload.ts'

type Asked = { kind: 'offer' | 'contract'; letterId: number; documentId: number }

/** One document that an applicant was asked for: sent, then handed in with the letter that asks for it. */
export const documentUploadMachine = fileUpload((asked: Asked, fileId, signal) => handIn(asked, { id: fileId }, signal))
/** Takes out what was handed in, so that another one can follow. */
export const removeDocument = command((asked: Asked, signal) => handIn(asked, null, signal))

function handIn({ kind, letterId, documentId }: Asked, applicantFile: { id: number } | null, signal: AbortSignal) {
  const call = { body: { id: letterId, docs: [{ id: documentId, applicantFile }] }, signal }
  return (kind === 'offer' ? hr.POST('/offer-letter/upload-compliance', call) : hr.POST('/contract-letter/upload-compliance', call)).then(orThrow)
}
