import type { LetterKind } from '../../machines/records/letter.ts'
import type { TableSearch } from '../data/table/address.ts'
import { t } from '../i18n/letters.ts'

/** What stands in the address of the HR module. */
export type HrSearch = TableSearch & { applicationId?: number | undefined; letter?: LetterKind | undefined }

/** What differs between the two kinds of letter on the screen. */
export const kinds = {
  offer: {
    lifecycle: 'offerLetter',
    name: () => t('offerLetter'),
    details: () => t('offerDetails'),
    send: () => t('sendOffer'),
    sendTitle: (name: string) => t('sendTitleOffer', { name }),
    locked: (status: string) => t('lockedOffer', { status }),
  },
  contract: {
    lifecycle: 'contractLetter',
    name: () => t('contractLetter'),
    details: () => t('contractDetails'),
    send: () => t('sendContract'),
    sendTitle: (name: string) => t('sendTitleContract', { name }),
    locked: (status: string) => t('lockedContract', { status }),
  },
} as const satisfies Record<LetterKind, unknown>
