import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { fileUpload } from '../flows/fileUpload.ts'
import { command } from './command.ts'

/** The CV of somebody who is put forward; it waits until the form is sent. */
export const referredCvMachine = fileUpload((_: null, fileId) => Promise.resolve(fileId))

/** Puts somebody forward for an open position. */
export const referMachine = command(({ key, ...body }: components['schemas']['NewReferral'] & { key: string }, signal) =>
  recruitment.POST('/referral', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then((answer) => orThrow(answer).responseData.id),
)
