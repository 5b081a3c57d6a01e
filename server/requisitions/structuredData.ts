import type { components } from '../../src/api/recruitment.gen.ts'
import { clockIn, dayOf, rangeOf } from '../platform/days.ts'
import type { Settings } from '../platform/settings.ts'
import { minorDigits } from '../platform/wording.ts'

type Detail = components['schemas']['OpenPositionDetail']
const units = { HOURLY: 'HOUR', DAILY: 'DAY', MONTHLY: 'MONTH', YEARLY: 'YEAR' } as const

/** The last second of a day where the organisation is: 2026-12-18T23:59:59+11:00. */
const endOf = (day: string, where: Pick<Settings, 'timeZone'>) => clockIn(new Date(rangeOf(day, where).before.getTime() - 1000), where)

/** Plain text as the HTML that schema.org asks for: nothing that was typed becomes markup. */
const asHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n\s*\n/)
    .map((block) => `<p>${block.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')

/** The kinds of work that schema.org knows, by the words with which a list usually names them. */
const kinds = { FULL_TIME: /full/i, PART_TIME: /part/i, INTERN: /intern|trainee|apprentice/i, VOLUNTEER: /volunt/i, PER_DIEM: /per diem|casual/i }
const lasting = { TEMPORARY: /temp|fixed|locum|season/i, CONTRACTOR: /contract|freelance|agency/i }
function employment(contractType: string): string[] {
  const found = Object.entries({ ...kinds, ...lasting }).flatMap(([kind, words]) => (words.test(contractType) ? [kind] : []))
  return found.length ? found : ['OTHER']
}

function places(list: Detail['places']) {
  const sites = list.filter(({ remote }) => !remote)
  const remote = list.filter((one) => one.remote)
  return {
    ...(sites.length && {
      jobLocation: sites.map(({ city, state, country }) => ({
        '@type': 'Place',
        address: { '@type': 'PostalAddress', ...(city && { addressLocality: city }), ...(state && { addressRegion: state }), addressCountry: country },
      })),
    }),
    ...(remote.length && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remote.map(({ country }) => ({ '@type': 'Country', name: country })),
    }),
  }
}

function salary(pay: Detail['pay']) {
  if (!pay || pay.to === null) return {}
  const amount = (minor: number) => minor / 10 ** minorDigits(pay.currency)
  const range = { ...(pay.from !== null && { minValue: amount(pay.from) }), maxValue: amount(pay.to), unitText: units[pay.period] }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: pay.currency, value: { '@type': 'QuantitativeValue', ...range } } }
}

/** The position as schema.org's JobPosting, for search engines and job boards. */
export function jobPosting(position: Detail, { publicUrl, timeZone }: Pick<Settings, 'publicUrl' | 'timeZone'>) {
  const { id, title, organisation, contractType, summary, text, publishedAt, closingDate } = position
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: asHtml([text.startsWith(summary) ? '' : summary, text].filter(Boolean).join('\n\n')),
    identifier: { '@type': 'PropertyValue', name: organisation, value: String(id) },
    datePosted: dayOf(new Date(publishedAt), { timeZone }),
    ...(closingDate && { validThrough: endOf(closingDate, { timeZone }) }),
    ...(contractType && { employmentType: employment(contractType) }),
    hiringOrganization: { '@type': 'Organization', name: organisation, sameAs: publicUrl },
    ...places(position.places),
    ...salary(position.pay),
    directApply: true,
    url: `${publicUrl}/homepage/${id}`,
  }
}
