import { expect, test } from 'vitest'
import { BAR, strikeOut, strikeOutCv } from '../../server/files/cv/strikeOut.ts'

const anna = { names: ['Anna Lena', 'Müller-Lüdenscheidt', "O'Brien"], email: 'anna.mueller@example.org', numbers: ['+49 151 23456789', '03 9555 1234'] }

test.each([
  ['Spoke to anna, she calls back.', `Spoke to ${BAR}, she calls back.`],
  ['ANNA LENA MÜLLER-LÜDENSCHEIDT', BAR],
  ['Mueller Luedenscheidt', BAR],
  ['Mu\u0308ller', BAR],
  ['Ms A. Muller and Frau Müller', `${BAR} and ${BAR}`],
  ['Obrien, O’BRIEN and o brien', `${BAR} and ${BAR}`],
  ['annamueller92 wrote', `${BAR} wrote`],
  ['mail ANNA.Mueller@Example.org or anna.mueller (at) example.org', `mail ${BAR} or ${BAR}`],
  ['linkedin.com/in/xyz, www.some.example/cv, https://a.b/c and @handle_1', `${BAR} and ${BAR}`],
  ['0151/234-56789 and (03) 9555-1234 and +1 206 555 0142', `${BAR} and ${BAR} and ${BAR}`],
  ['from 2019 - 2022, 03/2017 – 12/2020, on 1.4.2019, 48,000 people', 'from 2019 - 2022, 03/2017 – 12/2020, on 1.4.2019, 48,000 people'],
  ['Node.js, ASP.NET, C++ and joanna', 'Node.js, ASP.NET, C++ and joanna'],
  ['', ''],
])('%s', (said, struck) => expect(strikeOut(said, anna)).toBe(struck))

test('bars have one length, stand on their own lines, and tell not how many words they stand for', () => {
  expect(strikeOut('Anna\nLena Müller, anna.mueller@example.org', anna)).toBe(`${BAR}\n${BAR}`)
})

test('a CV loses its letter head, home and birth, and those who recommend the person; what was done stays', () => {
  const text = [
    'Some Body Else',
    'Emergency nurse',
    '',
    'Profile',
    'Nurse with six years of experience. Born on 3 May 1990.',
    'Lives at 12 Long Bridge Street, Geelong VIC 3220.',
    'Experience',
    '2019 to now: Harbourside District Hospital, reports to Anna',
    'Persönliche Daten',
    'Anschrift: Hauptstraße 12, 12345 Berlin',
    'Languages',
    'English, fluent',
    'References',
    'Jane Doe, head of ward',
  ].join('\n')
  expect(strikeOutCv(text, anna).split('\n')).toEqual([
    BAR,
    BAR,
    '',
    'Profile',
    `Nurse with six years of experience. ${BAR}.`.replace(/\.$/, ''),
    `Lives at ${BAR}.`,
    'Experience',
    `2019 to now: Harbourside District Hospital, reports to ${BAR}`,
    'Persönliche Daten',
    BAR,
    'Languages',
    'English, fluent',
    'References',
    BAR,
  ])
})

test('without any heading only the first lines are taken for the letter head', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `I did thing ${'abcdefghijkl'[at]}`)
  expect(
    strikeOutCv(lines.join('\n'), anna)
      .split('\n')
      .filter((line) => line !== BAR),
  ).toEqual(lines.slice(5))
})

test('names of one sign, and of scripts without spaces', () => {
  const li = { names: ['太郎', '李'], email: 'li@example.org', numbers: [] }
  expect(strikeOut('李太郎は看護師です。', li)).toBe(`${BAR}は看護師です。`)
})

test.each([
  'a'.repeat(200_000),
  '1 '.repeat(100_000),
  'ab '.repeat(66_000),
  'a.'.repeat(100_000),
  '12 ab '.repeat(33_000),
  '@'.repeat(200_000),
  'Anna '.repeat(40_000),
])('a hostile text of 200,000 characters is gone through', (text) => expect(strikeOutCv(text, anna).length).toBeGreaterThan(0))
