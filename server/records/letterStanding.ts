import { type ContractLetterStatus, contractLetterStates } from '../../src/machines/lifecycles/contractLetter.ts'
import { type OfferLetterStatus, offerLetterStates } from '../../src/machines/lifecycles/offerLetter.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { LetterKind, LetterStatus } from '../tables/letters.ts'

type Standing = 'draft' | 'out' | 'unread' | 'agreed' | 'ended'

/** How a letter stands, by the tags of its lifecycle. */
export const stands = ({ kind, status }: { kind: LetterKind; status: LetterStatus }, standing: Standing): boolean =>
  kind === 'offer'
    ? isTagged(offerLetterStates, status as OfferLetterStatus, standing)
    : isTagged(contractLetterStates, status as ContractLetterStatus, standing)

/** The statuses of both kinds that stand so, for questions to the database. */
export const standing = (...those: Standing[]): LetterStatus[] => [
  ...new Set(those.flatMap((one): LetterStatus[] => [...tagged(offerLetterStates, one), ...tagged(contractLetterStates, one)])),
]
