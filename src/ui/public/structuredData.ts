import type { components } from '../../api/recruitment.gen.ts'
import { minorDigits } from '../words/format.ts'

type Detail = components['schemas']['OpenPositionDetail']
const units = { HOURLY: 'HOUR', DAILY: 'DAY', MONTHLY: 'MONTH', YEARLY: 'YEAR' } as const

/** The position as schema.org's JobPosting, for search engines and job boards. */
export function jobPosting(position: Detail, url: string): string {
  const { id, title, organisation, summary, text, publishedAt, closingDate, places, pay } = position
  const amount = (minor: number) => minor / 10 ** minorDigits(pay?.currency ?? 'EUR')
  const sites = places.filter(({ city }) => city !== null)
  return JSON.stringify({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: [summary, text].filter(Boolean).join('\n\n'),
    identifier: { '@type': 'PropertyValue', name: organisation, value: String(id) },
    datePosted: publishedAt.slice(0, 10),
    ...(closingDate ? { validThrough: `${closingDate}T23:59:59` } : {}),
    hiringOrganization: { '@type': 'Organization', name: organisation },
    ...(sites.length
      ? {
          jobLocation: sites.map(({ city, country }) => ({
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
          })),
        }
      : {}),
    ...(places.some(({ remote }) => remote)
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: places.filter(({ remote }) => remote).map(({ country }) => ({ '@type': 'Country', name: country })),
        }
      : {}),
    ...(pay && pay.to !== null
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: pay.currency,
            value: {
              '@type': 'QuantitativeValue',
              ...(pay.from === null ? {} : { minValue: amount(pay.from) }),
              maxValue: amount(pay.to),
              unitText: units[pay.period],
            },
          },
        }
      : {}),
    directApply: true,
    url,
  })
}
