import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { contractLetterMachine } from '../../machines/records/contractLetter.ts'
import type { letterMachine } from '../../machines/records/letter.ts'
import { offerLetterMachine } from '../../machines/records/offerLetter.ts'
import { say } from '../i18n/letters.ts'

export type LetterKind = 'offer' | 'contract'
/** What stands in the address of the HR module. */
export type HrSearch = { applicationId?: number | undefined; letter?: LetterKind | undefined; q?: string | undefined; page?: number | undefined }
export type LetterMachine = ReturnType<typeof letterMachine>
export type LetterState = SnapshotFrom<LetterMachine>
export type LetterSend = ActorRefFrom<LetterMachine>['send']

/** What differs between the two kinds of letter on the screen. */
export const kinds = {
  offer: {
    machine: offerLetterMachine,
    law: 'offerLetter',
    name: () => say('offerLetter'),
    details: () => say('offerDetails'),
    send: () => say('sendOffer'),
    sendTitle: (name: string) => say('sendTitleOffer', { name }),
    locked: (status: string) => say('lockedOffer', { status }),
  },
  contract: {
    machine: contractLetterMachine,
    law: 'contractLetter',
    name: () => say('contractLetter'),
    details: () => say('contractDetails'),
    send: () => say('sendContract'),
    sendTitle: (name: string) => say('sendTitleContract', { name }),
    locked: (status: string) => say('lockedContract', { status }),
  },
} as const satisfies Record<LetterKind, unknown>
