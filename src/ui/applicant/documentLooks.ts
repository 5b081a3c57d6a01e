import type { OwnDocument } from '../../machines/flows/letterAnswer.ts'
import { complianceItemLifecycle } from '../../machines/lifecycles/complianceItem.ts'
import { movesOf } from '../../machines/lifecycles/lifecycle.ts'
import { t } from '../i18n/applicant.ts'

/** Whether the person can hand something in, by the document's lifecycle. */
export const isOpen = (document: Pick<OwnDocument, 'status'>) => may(document, 'submit')
/** Whether what is in can be replaced or taken out. */
export const isHeld = (document: Pick<OwnDocument, 'status'>) => may(document, 'replace')

const may = ({ status }: Pick<OwnDocument, 'status'>, asked: 'submit' | 'replace') =>
  movesOf(complianceItemLifecycle, { status, fileIsThere: true }, ['applicant']).some(({ event, allowed }) => event === asked && allowed)

/** What is still to come: of what must be there, else of what may be. */
export function leftWords(documents: OwnDocument[]): string {
  const open = documents.filter(isOpen)
  const left = open.filter(({ mandatory }) => mandatory).length
  if (left > 0 || documents.length === 0) return left > 0 ? t('documentsLeft', { n: left }) : ''
  return t(open.length > 0 ? 'requiredAreIn' : 'everythingIsIn')
}

export const documentsIn = (documents: OwnDocument[]) =>
  documents.length ? t('documentsCount', { done: documents.filter((one) => !isOpen(one)).length, all: documents.length }) : t('noneAsked')
