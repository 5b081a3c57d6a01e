import type { OwnDocument } from '../../machines/letterAnswer.ts'
import { complianceItemLaw } from '../../machines/lifecycles/complianceItem.ts'
import { movesOf } from '../../machines/lifecycles/law.ts'

/** Whether the person can hand something in, by the document's law. */
export const isOpen = ({ status }: Pick<OwnDocument, 'status'>) =>
  movesOf(complianceItemLaw, { status, fileIsThere: true }, ['applicant']).some(({ event, allowed }) => event === 'submit' && allowed)
