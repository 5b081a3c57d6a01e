import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

export type KeptReport = components['schemas']['KeptReport']
type Saved = components['schemas']['SavedReport']

/** Keeps a report: a new one under a key that makes it only once, or one that stands. Answers its id. */
export const saveReportMachine = command(({ key, saved, kept }: { key: string; saved: Saved | null; kept: KeptReport }, signal) =>
  saved
    ? recruitment
        .PUT('/saved-report/{id}', { params: { path: { id: saved.id } }, body: { kept, version: saved.version }, signal })
        .then((answer) => orThrow(answer) && saved.id)
    : recruitment
        .POST('/saved-report', { params: { header: { 'Idempotency-Key': key } }, body: kept, signal })
        .then((answer) => orThrow(answer).responseData.id),
)

export const deleteReportMachine = command(({ id, version }: Pick<Saved, 'id' | 'version'>, signal) =>
  recruitment.DELETE('/saved-report/{id}', { params: { path: { id }, query: { version } }, signal }).then((answer) => orThrow(answer).message),
)
