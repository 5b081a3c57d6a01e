import { hr, orThrow } from '../../api/client.ts'
import type { components } from '../../api/hr.gen.ts'
import { letterAnswer } from './letterAnswer.ts'

type Schemas = components['schemas']
export type OwnOffer = Schemas['OwnOfferLetter'] & { whole: Schemas['OwnLetters'] }
type Consent = { consent: boolean }

/** The applicant with the offer letter: letter, documents, accept or decline, where things stand. */
export const offerAnswerMachine = letterAnswer<{ email: string }, OwnOffer, Consent>({
  id: 'offerAnswer',
  agreement: 'accept',
  async load({ email }, signal) {
    const found = await hr.POST('/offer-letter/by-email', { body: { email }, signal })
    if (found.response.status === 404) return null
    const { data: whole, letter, documents } = orThrow(found)
    return letter && { letter: { ...letter, whole }, documents }
  },
  async open({ id, whole }, signal) {
    const letter = orThrow(await hr.POST('/offer-letter/viewed', { body: { id }, signal })).data
    return { ...letter, whole: { ...whole, offerStatus: letter.status } }
  },
  agree: ({ id, version }, { consent }, key, signal) =>
    hr
      .POST('/offer-letter/change-response', { params: { header: { 'Idempotency-Key': key } }, body: { id, version, response: 'accepted', consent }, signal })
      .then(orThrow),
  decline: ({ id, version }, reason, key, signal) =>
    hr
      .POST('/offer-letter/change-response', { params: { header: { 'Idempotency-Key': key } }, body: { id, version, response: 'declined', reason }, signal })
      .then(orThrow),
})
