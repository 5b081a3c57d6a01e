import { hr, orThrow } from '../../api/client.ts'
import { fileUpload } from './fileUpload.ts'

type Asked = { kind: 'offer' | 'contract'; letterId: number; documentId: number }

/** One document that an applicant was asked for: sent, then handed in with the letter that asks for it. */
export const documentUploadMachine = fileUpload(({ kind, letterId, documentId }: Asked, fileId, signal) => {
  const call = { body: { id: letterId, docs: [{ id: documentId, applicantFile: { id: fileId } }] }, signal }
  return (kind === 'offer' ? hr.POST('/offer-letter/upload-compliance', call) : hr.POST('/contract-letter/upload-compliance', call)).then(orThrow)
})
