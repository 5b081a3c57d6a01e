import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

type Schemas = components['schemas']
const said = ({ message }: { message: string }) => message

/** Writes a note on an application; the same key writes it once. */
export const createNote = command(({ applicationId, key, ...body }: Schemas['NewApplicationNote'] & { applicationId: number; key: string }, signal) =>
  recruitment
    .POST('/application/notes/{id}', { params: { path: { id: applicationId }, header: { 'Idempotency-Key': key } }, body, signal })
    .then((answer) => orThrow(answer).message),
)

export const changeNote = command(({ id, ...body }: Schemas['ApplicationNoteChange'] & { id: number }, signal) =>
  recruitment
    .PUT('/application-note/{id}', { params: { path: { id } }, body, signal })
    .then(orThrow)
    .then(said),
)

export const deleteNote = command(({ id, version }: { id: number; version: number }, signal) =>
  recruitment
    .DELETE('/application-note/{id}', { params: { path: { id }, query: { version } }, signal })
    .then(orThrow)
    .then(said),
)
