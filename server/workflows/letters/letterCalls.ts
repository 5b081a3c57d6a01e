import type { operations } from '../../../src/api/hr.gen.ts'
import { letterDesk } from '../../letters/letterDesk.ts'
import { movesOfLetter } from '../../letters/moveLetter.ts'
import { presentVersions } from '../../letters/presentLetter.ts'
import { previewLetter } from '../../letters/previewLetter.ts'
import { cleaned, saveLetter } from '../../letters/saveLetter.ts'
import type { App, Call, Handlers } from '../../platform/context.ts'
import { reading } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { onlyFromScript } from '../../platform/http/actingGet.ts'
import type { Limit } from '../../platform/http/rateLimit.ts'
import { recordLifecycle } from '../../platform/lifecycle/recordLifecycle.ts'
import { readLetter } from '../../records/letters.ts'
import type { LetterKind } from '../../tables/letters.ts'
import { releaseLetter, resendLetter, revokeLetter, sendLetter } from './sendLetter.ts'

type On<Id extends keyof operations> = Call<operations[Id]>

/** The calls of one kind of letter; both kinds have the same. */
function callsOf(app: App, kind: LetterKind) {
  return {
    desk: async ({ params, caller }: On<'getOfferLetterDesk'>) => ({
      data: await reading(app.db, (tx) => letterDesk(app, tx, kind, params.applicationId, caller)),
    }),
    preview: async ({ body, caller }: On<'previewOfferLetter'>) => ({
      data: await reading(app.db, (tx) => previewLetter(app, tx, { kind, applicationId: body.applicationId, content: cleaned(kind, body.content), caller })),
    }),
    save: (call: On<'saveOfferLetter'>) =>
      write(app, call, async (tx) => {
        const { id, version } = await saveLetter(app, tx, kind, call.body, call.caller)
        return { responseData: { id, version }, message: 'Successfully saved!' }
      }),
    async sendByGet(call: On<'sendOfferLetterByGet'>) {
      onlyFromScript(call.request)
      return write(app, call, async (tx) => ({ message: await sendLetter(app, tx, { kind, id: call.params.id, caller: call.caller }) }))
    },
    send: (call: On<'sendOfferLetter'>) =>
      write(app, call, async (tx) => ({
        message: await sendLetter(app, tx, { kind, id: call.params.id, version: call.body.version, caller: call.caller }),
      })),
    resend: (call: On<'resendOfferLetter'>) =>
      write(app, call, async (tx) => ({
        message: await resendLetter(app, tx, { kind, id: call.params.id, version: call.body.version, caller: call.caller }),
      })),
    release: (call: On<'releaseOfferLetter'>) =>
      write(app, call, async (tx) => ({
        message: await releaseLetter(app, tx, { kind, id: call.params.id, version: call.body.version, caller: call.caller }),
      })),
    revoke: (call: On<'revokeOfferLetter'>) =>
      write(app, call, async (tx) => ({ message: await revokeLetter(app, tx, { kind, id: call.params.id, caller: call.caller, ...call.body }) })),
    versions: ({ params }: On<'listOfferLetterVersions'>) =>
      reading(app.db, async (tx) => {
        await readLetter(tx, kind, params.id)
        return { responseDataList: await presentVersions(tx, params.id) }
      }),
    transitions: ({ params, caller }: On<'listOfferLetterTransitions'>) =>
      reading(app.db, async (tx) => {
        const { letter, about } = await readLetter(tx, kind, params.id)
        const moves = await movesOfLetter(app, tx, letter, about, caller)
        return { responseDataList: moves.map(({ status, event, allowed, why }) => ({ status, event, allowed, why })) }
      }),
    lifecycle: ({ params, caller }: On<'getOfferLetterLifecycle'>) =>
      reading(app.db, async (tx) => {
        const { letter, about } = await readLetter(tx, kind, params.id)
        const moves = await movesOfLetter(app, tx, letter, about, caller)
        return { data: await recordLifecycle(tx, { entity: `${kind}Letter`, id: letter.id, status: letter.status, moves }) }
      }),
  }
}

const sending: Limit = { bucket: ({ caller }) => `letter-send:${caller.accountId}`, most: 30, seconds: 60 }
const resending = (kind: LetterKind): Limit => ({ bucket: ({ params }) => `letter-resend:${kind}:${params.id}`, most: 3, seconds: 86_400 })

export const letterLimits = {
  sendOfferLetterByGet: sending,
  sendOfferLetter: sending,
  resendOfferLetter: resending('offer'),
  sendContractLetterByGet: sending,
  sendContractLetter: sending,
  resendContractLetter: resending('contract'),
} satisfies Partial<Record<keyof operations, Limit>>

export function letterHandlers(app: App) {
  const offer = callsOf(app, 'offer')
  const contract = callsOf(app, 'contract')
  return {
    getOfferLetterDesk: offer.desk,
    previewOfferLetter: offer.preview,
    saveOfferLetter: offer.save,
    sendOfferLetterByGet: offer.sendByGet,
    sendOfferLetter: offer.send,
    resendOfferLetter: offer.resend,
    releaseOfferLetter: offer.release,
    revokeOfferLetter: offer.revoke,
    listOfferLetterVersions: offer.versions,
    listOfferLetterTransitions: offer.transitions,
    getOfferLetterLifecycle: offer.lifecycle,
    getContractLetterDesk: contract.desk,
    previewContractLetter: contract.preview,
    saveContractLetter: contract.save,
    sendContractLetterByGet: contract.sendByGet,
    sendContractLetter: contract.send,
    resendContractLetter: contract.resend,
    releaseContractLetter: contract.release,
    revokeContractLetter: contract.revoke,
    listContractLetterVersions: contract.versions,
    listContractLetterTransitions: contract.transitions,
    getContractLetterLifecycle: contract.lifecycle,
  } satisfies Partial<Handlers<operations>>
}
