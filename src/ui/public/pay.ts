import type { components } from '../../api/recruitment.gen.ts'
import { cityWithState, moneyRange } from '../i18n/format.ts'
import { t as sayPay } from '../i18n/pay.ts'
import { t } from '../i18n/public.ts'

type Pay = components['schemas']['PayRange'] | null
type Places = components['schemas']['OpenPosition']['places']

export const amounts = (pay: Pay): string => {
  if (!pay || pay.to === null) return t('noPay')
  const range = moneyRange(pay.from, pay.to, pay.currency)
  return pay.from === null ? t('upTo', { to: range }) : range
}
export const perPeriod = (pay: Pay): string => (pay ? sayPay(pay.period) : '')
export const payInWords = (pay: Pay): string => [amounts(pay), perPeriod(pay)].filter(Boolean).join(' ')

/** Geelong, Victoria; Remote: each place once, at most `most` by name. */
export function placesInWords(places: Places, most = places.length): string {
  const names = [...new Set(places.map(({ city, state, remote }) => (remote ? t('remote') : cityWithState(city, state))).filter(Boolean))]
  const named = names.slice(0, most).join('; ')
  return names.length > most ? t('placesMore', { places: named, more: names.length - most }) : named
}
