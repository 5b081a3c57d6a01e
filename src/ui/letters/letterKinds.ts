import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { contractLetterMachine } from '../../machines/records/contractLetter.ts'
import type { letterMachine } from '../../machines/records/letter.ts'
import { offerLetterMachine } from '../../machines/records/offerLetter.ts'
import { t } from '../i18n/letters.ts'

export type LetterKind = 'offer' | 'contract'
/** What stands in the address of the HR module. */
export type HrSearch = { applicationId?: number | undefined; letter?: LetterKind | undefined; q?: string | undefined; page?: number | undefined }
type LetterMachine = ReturnType<typeof letterMachine>
export type LetterState = SnapshotFrom<LetterMachine>
export type LetterSend = ActorRefFrom<LetterMachine>['send']

/** What differs between the two kinds of letter on the screen. */
export const kinds = {
  offer: {
    machine: offerLetterMachine,
    lifecycle: 'offerLetter',
    name: () => t('offerLetter'),
    details: () => t('offerDetails'),
    send: () => t('sendOffer'),
    sendTitle: (name: string) => t('sendTitleOffer', { name }),
    locked: (status: string) => t('lockedOffer', { status }),
  },
  contract: {
    machine: contractLetterMachine,
    lifecycle: 'contractLetter',
    name: () => t('contractLetter'),
    details: () => t('contractDetails'),
    send: () => t('sendContract'),
    sendTitle: (name: string) => t('sendTitleContract', { name }),
    locked: (status: string) => t('lockedContract', { status }),
  },
} as const satisfies Record<LetterKind, unknown>
