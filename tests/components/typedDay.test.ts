import { expect, test } from 'vitest'
import { typedDay } from '../../src/ui/components/form/typedDay.ts'

test.each([
  ['1 2 2027', 'en', '2027-02-01'],
  ['1/2/2027', 'en', '2027-02-01'],
  ['7 8 65', 'en', '1965-08-07'],
  ['01/02/27', 'en', '2027-02-01'],
  ['18 Dec 2026', 'en', '2026-12-18'],
  ['18 december 2026', 'en', '2026-12-18'],
  [' 18-12-2026 ', 'en', '2026-12-18'],
  ['2026-12-18', 'en', '2026-12-18'],
  ['01.02.2027', 'de', '2027-02-01'],
  ['1. 2. 2027', 'de', '2027-02-01'],
  ['18. Dezember 2026', 'de', '2026-12-18'],
  ['5. Mai 2026', 'de', '2026-05-05'],
  ['18 Dec 2026', 'de', '2026-12-18'],
])('“%s” in %s is %s: the day comes before the month', (text, language, day) => expect(typedDay(text, language)).toBe(day))

test.each(['', 'soon', '31 2 2027', '1 Ja 2027', '1 99 2027', '1 2 3 2027', '13/13/2027', '2027', '1 2'])('“%s” is no day', (text) =>
  expect(typedDay(text, 'en')).toBeNull(),
)
