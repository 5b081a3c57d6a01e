import type { OwnDocument } from '../../machines/flows/letterAnswer.ts'
import { complianceItemLaw } from '../../machines/lifecycles/complianceItem.ts'
import { movesOf } from '../../machines/lifecycles/law.ts'
import { say } from '../i18n/applicant.ts'

/** Whether the person can hand something in, by the document's law. */
export const isOpen = ({ status }: Pick<OwnDocument, 'status'>) =>
  movesOf(complianceItemLaw, { status, fileIsThere: true }, ['applicant']).some(({ event, allowed }) => event === 'submit' && allowed)

export const documentsIn = (documents: OwnDocument[]) =>
  documents.length ? say('documentsCount', { done: documents.filter((one) => !isOpen(one)).length, all: documents.length }) : say('noneAsked')
