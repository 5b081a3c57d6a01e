import type { components } from '../../../api/hr.gen.ts'
import { t } from '../../i18n/leave.ts'
import { amountInWords, daySpan, type LeaveMeasure, monthAndYear, shortSpan } from '../../i18n/leaveFigures.ts'

type Entry = components['schemas']['LeaveEntry']
type Ahead = components['schemas']['LeaveAhead']

/** A whole month by its name, any other period by its days. */
function periodInWords({ periodFrom, periodTo, day }: Pick<Entry, 'periodFrom' | 'periodTo' | 'day'>): string {
  if (!periodFrom || !periodTo) return monthAndYear(day)
  const next = new Date(Date.parse(`${periodTo}T00:00:00Z`) + 86_400_000)
  const isMonth = periodFrom.endsWith('-01') && periodFrom.slice(0, 7) === periodTo.slice(0, 7) && next.getUTCDate() === 1
  return isMonth ? monthAndYear(periodFrom) : daySpan(periodFrom, periodTo)
}

/** An entry of the ledger in plain words. */
export function entryInWords(entry: Entry): string {
  const { cause, requestFirstDay: first, requestLastDay: last, reason, byName } = entry
  const because = reason && cause !== 'CORRECTED' ? `: ${reason}` : ''
  switch (cause) {
    case 'TAKEN':
    case 'GIVEN_BACK':
      return (first && last ? t(`c_${cause}`, { span: shortSpan(first, last) }) : t(`c_${cause}_open`)) + because
    case 'CORRECTED':
      return t('c_CORRECTED', { name: byName ?? t('somebody'), reason: reason ?? '' })
    case 'ENTITLED':
    case 'ACCRUED':
    case 'CARRIED':
      return t(`c_${cause}`, { period: periodInWords(entry) }) + because
    default:
      return t(`c_${cause}`) + because
  }
}

/** What will happen, in plain words; equal steps are told once. */
export function aheadInWords({ cause, minutes, count }: Ahead, measure: LeaveMeasure): string {
  const n = amountInWords(Math.abs(minutes), measure)
  return cause === 'ACCRUED' && count > 1 ? t('a_ACCRUED_many', { n, count }) : t(`a_${cause}`, { n })
}
