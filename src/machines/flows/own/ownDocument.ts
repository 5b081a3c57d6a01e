import { orThrow, recruitment } from '../../../api/client.ts'
import { newKey } from '../../../api/newKey.ts'
import { fileCall } from '../../../api/upload.ts'
import { fileUploadBy } from '../fileUpload.ts'

type Wanted = { key: string; documentId: number; version: number }

/** One document that the holder of a link is asked for: sent, then handed in. */
export const ownDocumentMachine = fileUploadBy(
  async ({ key }: Wanted, file, onProgress, signal) => {
    const call = fileCall(file, onProgress, { key })
    const { id, token } = orThrow(await recruitment.POST('/own-application/upload-document', { ...call, body: { key, ...call.body }, signal })).data
    return { id, token }
  },
  ({ key, documentId, version }, file, signal) =>
    recruitment
      .POST('/own-application/hand-in', { params: { header: { 'Idempotency-Key': newKey() } }, body: { key, documentId, file, version }, signal })
      .then(orThrow),
)
