import type { components } from '../../api/recruitment.gen.ts'
import { money } from '../words/format.ts'
import { say } from '../words/public.ts'

type Pay = components['schemas']['PayRange'] | null
type Places = components['schemas']['OpenPosition']['places']

export const amounts = (pay: Pay): string => {
  if (!pay || pay.to === null) return say('noPay')
  const to = money(pay.to, pay.currency)
  return pay.from === null ? say('upTo', { to }) : say('range', { from: money(pay.from, pay.currency), to })
}
export const perPeriod = (pay: Pay): string => (pay ? say(`per${pay.period}`) : '')
export const payInWords = (pay: Pay): string => [amounts(pay), perPeriod(pay)].filter(Boolean).join(' ')

/** Geelong, Ballarat, Remote: each place once. */
export const placesInWords = (places: Places): string =>
  [...new Set(places.map(({ city, remote }) => (remote ? say('remote') : city)).filter(Boolean))].join(', ')
