import { auth, hr, orThrow } from '../../api/client.ts'
import type { components } from '../../api/hr.gen.ts'
import { keepToken } from '../../api/token.ts'
import { letterAnswer } from './letterAnswer.ts'

export type OwnContract = components['schemas']['OwnContractLetter']
type SignedName = { typedName: string; drawn?: string }

/** The applicant with the contract: read, documents, sign. Signing gives a new role, so the session is renewed with it. */
export const contractSigningMachine = letterAnswer<{ contractId: number }, OwnContract, SignedName>({
  id: 'contractSigning',
  agreement: 'sign',
  async load({ contractId }, signal) {
    const path = { id: contractId }
    const [sent, documents] = await Promise.all([
      hr.GET('/contract-letter/{id}', { params: { path }, signal }),
      hr.GET('/contract-letter/compliance/{id}', { params: { path }, signal }),
    ])
    if (sent.response.status === 404) return null
    return { letter: orThrow(sent).data, documents: orThrow(documents).responseDataList }
  },
  open: async ({ id }, signal) => orThrow(await hr.POST('/contract-letter/viewed', { body: { id }, signal })).data,
  async agree({ id, version }, { typedName, drawn }, key, signal) {
    await hr
      .POST('/contract-letter/sign', {
        params: { header: { 'Idempotency-Key': key } },
        body: { id, version, typedName, ...(drawn ? { drawn } : {}), consent: true },
        signal,
      })
      .then(orThrow)
    const renewed = await auth.POST('/refresh', { signal })
    if (renewed.data) keepToken(renewed.data.data)
  },
  decline: ({ id, version }, reason, key, signal) =>
    hr.POST('/contract-letter/decline', { params: { header: { 'Idempotency-Key': key } }, body: { id, version, reason }, signal }).then(orThrow),
})
