import { orThrow, recruitment } from '../../api/client.ts'
import { command } from './command.ts'

export type FileRef = { id: number; originalName: string }

/** Fetches a stored file with the person's token; the view hands the bytes to the browser. */
export const downloadMachine = command(({ id }: FileRef, signal) =>
  recruitment
    .GET('/file/{id}', { params: { path: { id } }, parseAs: 'blob', signal })
    .then((answer) => orThrow<Blob>({ ...answer, data: answer.data as unknown as Blob })),
)
