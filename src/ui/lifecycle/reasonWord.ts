import { EVERY_OPENING_IS_FILLED, REQUISITION_HAS_EXPIRED } from '../../machines/lifecycles/reasons.ts'
import { t } from '../i18n/lifecycle.ts'

/** A reason as the reader is told it: what the service itself writes in their language, what people wrote as it is. */
export function reasonWord(reason: string): string {
  if (reason === EVERY_OPENING_IS_FILLED) return t('reasonFilled')
  return reason === REQUISITION_HAS_EXPIRED ? t('reasonExpired') : reason
}
