import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

type Schemas = components['schemas']
export type TimesOffered = Schemas['InterviewTimesOffered']

/** Asks candidates to choose a time; the same key is answered as before and offers nothing anew. */
export const offerTimesMachine = command(({ key, ...body }: TimesOffered & { key: string }, signal) =>
  recruitment.POST('/interview/offer', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then(orThrow),
)

/** Takes the times back; an interview that was booked is cancelled. */
export const withdrawOfferMachine = command((body: { id: number; version: number; reason?: string }, signal) =>
  recruitment
    .POST('/interview/offer/withdraw', { body, signal })
    .then(orThrow)
    .then(({ message }) => message),
)
