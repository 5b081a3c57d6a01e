import { hr, orThrow } from '../../api/client.ts'
import { letterMachine } from './letter.ts'

/** A contract letter: loading → editing → saving → saved → previewing → sending → sent. */
export const contractLetterMachine = letterMachine({
  load: (applicationId, signal) =>
    hr.GET('/contract-letter/application-details/{applicationId}', { params: { path: { applicationId } }, signal }).then((answer) => orThrow(answer).data),
  save: ({ key, version, ...body }, signal) =>
    hr
      .POST('/contract-letter/save', {
        params: { header: { 'Idempotency-Key': key } },
        body: { ...body, ...(version === undefined ? {} : { version }) },
        signal,
      })
      .then(orThrow),
  send: ({ id, version, key }, signal) =>
    hr.POST('/contract-letter/send/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body: { version }, signal }).then(orThrow),
  act: ({ id, version, key, ...what }, signal) => {
    const path = { id }
    if (what.step === 'release') return hr.POST('/contract-letter/release/{id}', { params: { path }, body: { version }, signal }).then(orThrow)
    if (what.step === 'revoke')
      return hr.POST('/contract-letter/revoke/{id}', { params: { path }, body: { version, reason: what.reason }, signal }).then(orThrow)
    return hr.POST('/contract-letter/resend/{id}', { params: { path, header: { 'Idempotency-Key': key } }, body: { version }, signal }).then(orThrow)
  },
})
