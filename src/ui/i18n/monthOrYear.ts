import { translator } from './catalogue.ts'
import { languages } from './language.ts'

/** "2019-04" as "Apr 2019", "2019" as it is, in the reader's language. */
export function monthOrYear(written: string): string {
  const [year = 0, month] = written.split('-').map(Number)
  if (!month) return written
  const { locale } = languages[translator.locale === 'de' ? 'de' : 'en']
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year, month - 1))
}
