import type { OwnDocument } from '../../machines/flows/letterAnswer.ts'
import { complianceItemLifecycle } from '../../machines/lifecycles/complianceItem.ts'
import { movesOf } from '../../machines/lifecycles/lifecycle.ts'
import { t } from '../i18n/applicant.ts'

/** Whether the person can hand something in, by the document's lifecycle. */
export const isOpen = ({ status }: Pick<OwnDocument, 'status'>) =>
  movesOf(complianceItemLifecycle, { status, fileIsThere: true }, ['applicant']).some(({ event, allowed }) => event === 'submit' && allowed)

export const documentsIn = (documents: OwnDocument[]) =>
  documents.length ? t('documentsCount', { done: documents.filter((one) => !isOpen(one)).length, all: documents.length }) : t('noneAsked')
