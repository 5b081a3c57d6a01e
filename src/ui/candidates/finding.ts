import { t } from '../i18n/applications.ts'
import { isPayPeriod, payInWords } from '../i18n/pay.ts'
import type { Parts } from './cv/evidence.ts'

/** What was found for one criterion, in words. */
export function findingOf({ finding, value, currency, period }: Parts[number]): string {
  if (finding === 'EXPECTS' || finding === 'NOT_COMPARABLE') {
    const pay = currency && isPayPeriod(period) ? payInWords({ from: value, to: value, currency, period }) : ''
    return pay ? t(finding, { value: pay }) : t('EXPECTS_HIDDEN')
  }
  return t(finding, { value })
}
