import { describe, expect, test } from 'vitest'
import type { Evidence } from '../../server/files/cv/profile/lines.ts'
import { monthsOf, periodsIn, written } from '../../server/files/cv/profile/periods.ts'
import { readProfile } from '../../server/files/cv/profile/readProfile.ts'
import { readText } from '../../server/files/cv/readCv.ts'
import { cvLines } from '../../server/sample/sampleCvs.ts'
import { type ResumeName, resumeDocx, resumePdf } from '../fixtures/resume-files.ts'

const today = { year: 2026, month: 11 }
const listed = [
  ...['C', 'C++', 'Go', 'Java', 'PostgreSQL', 'R', 'SQL', 'Wound care'].map((name) => ({ list: 'skill' as const, name })),
  ...['AWS Certified Solutions Architect - Professional', 'Registered Nurse (AHPRA)', 'Tableau Desktop Specialist'].map((name) => ({
    list: 'certification' as const,
    name,
  })),
  ...['Bachelor of Science', 'Master of Science'].map((name) => ({ list: 'qualification' as const, name })),
  ...['English', 'German', 'Igbo', 'Portuguese', 'Spanish'].map((name) => ({ list: 'language' as const, name })),
].map((item, at) => ({ id: at + 1, ...item }))

/** What was read, with the words of the text in the place of their offsets; each place is held against the text. */
function readAs(text: string, of = today) {
  const words = (evidence: readonly Evidence[]) =>
    evidence.map(({ from, to, line, lineFrom }) => {
      expect(text.slice(lineFrom, lineFrom + line.length)).toBe(line)
      expect(from).toBeGreaterThanOrEqual(lineFrom)
      expect(to).toBeLessThanOrEqual(lineFrom + line.length)
      return text.slice(from, to)
    })
  const { contact, experience, employments, items } = readProfile(text, listed, of)
  return {
    contact: Object.fromEntries(
      contact.map(({ field, value, evidence }) => {
        const [said] = words(evidence)
        expect(said?.toLowerCase()).toBe(value.toLowerCase())
        return [field, value]
      }),
    ),
    experience: experience && [experience.years, experience.from, ...words(experience.evidence)],
    employments: employments.map(({ from, to, employer, title, evidence }) => [from, to, employer, title, words(evidence)[0]]),
    items: items.map(({ item, evidence }) => [item.name, ...words(evidence)]),
  }
}

const golden: Record<ResumeName, ReturnType<typeof readAs>> = {
  'career-changer': {
    contact: { firstName: 'Daniel', surName: 'Reyes', email: 'daniel.reyes@example.com', mobile: '(512) 555-0188' },
    experience: [9, 'employments', '2024-08 to 2025-04', '2018-03 to 2024-07', '2016-01 to 2018-02'],
    employments: [
      ['2024-08', '2025-04', 'Freelance', 'Data Analyst (Contract)', '2024-08 to 2025-04'],
      ['2018-03', '2024-07', 'Salt & Cedar Restaurant Group', 'General Manager', '2018-03 to 2024-07'],
      ['2016-01', '2018-02', 'Café Lumen', 'Shift Supervisor', '2016-01 to 2018-02'],
    ],
    items: [
      ['SQL', 'SQL', 'SQL', 'SQL'],
      ['Tableau Desktop Specialist', 'Tableau Desktop Specialist'],
      ['English', 'English'],
      ['Spanish', 'Spanish'],
    ],
  },
  complete: {
    contact: { firstName: 'Jane', surName: 'Developer', email: 'jane.developer@example.com', mobile: '(555) 123-4567' },
    experience: [5, 'said', '5+ years'],
    employments: [
      ['2021-03', null, 'TechCorp Inc', 'Senior Software Engineer', '2021-03 to now'],
      ['2019-06', '2021-02', 'StartupXYZ', 'Full Stack Developer', '2019-06 to 2021-02'],
      ['2018-01', '2019-05', 'Digital Agency Co', 'Junior Web Developer', '2018-01 to 2019-05'],
    ],
    items: [
      ['PostgreSQL', 'PostgreSQL'],
      ['AWS Certified Solutions Architect - Professional', 'AWS Certified Solutions Architect - Professional'],
      ['Bachelor of Science', 'Bachelor of Science'],
      ['Master of Science', 'Master of Science'],
      ['English', 'English'],
      ['Spanish', 'Spanish'],
    ],
  },
  'new-grad': {
    contact: { firstName: 'Maya', surName: 'Okonkwo', email: 'maya.okonkwo@example.com', mobile: '(206) 555-0142' },
    experience: [0.5, 'employments', '2024-06 to 2024-09', '2023-06 to 2023-09'],
    employments: [
      ['2024-06', '2024-09', 'Outreach', 'Software Engineering Intern', '2024-06 to 2024-09'],
      ['2023-06', '2023-09', 'Allen Institute for AI', 'Research Intern', '2023-06 to 2023-09'],
    ],
    items: [
      ['Go', 'Go'],
      ['Java', 'Java'],
      ['PostgreSQL', 'PostgreSQL'],
      ['SQL', 'SQL'],
      ['Bachelor of Science', 'Bachelor of Science'],
      ['English', 'English'],
      ['Igbo', 'Igbo'],
    ],
  },
  'senior-engineer': {
    contact: { title: 'Dr.', firstName: 'Lena', surName: 'Vasquez', email: 'lena.vasquez@example.com', mobile: '(415) 555-0117' },
    experience: [15, 'employments', '2020-02 to now', '2015-06 to 2020-01', '2011-08 to 2015-05'],
    employments: [
      ['2020-02', null, 'Confluent', 'Staff Software Engineer', '2020-02 to now'],
      ['2015-06', '2020-01', 'Dropbox', 'Senior Software Engineer', '2015-06 to 2020-01'],
      ['2011-08', '2015-05', 'Rackspace', 'Software Engineer', '2011-08 to 2015-05'],
    ],
    items: [
      ['C++', 'C++'],
      ['Go', 'Go'],
      ['Java', 'Java'],
      ['AWS Certified Solutions Architect - Professional', 'AWS Certified Solutions Architect - Professional'],
      ['Bachelor of Science', 'Bachelor of Science'],
      ['English', 'English'],
      ['Portuguese', 'Portuguese'],
      ['Spanish', 'Spanish'],
    ],
  },
}

describe.each(Object.entries(golden) as [ResumeName, ReturnType<typeof readAs>][])('the CV of %s', (name, expected) => {
  test('says the same as a PDF and as a DOCX', async () => {
    expect(readAs((await readText('pdf', await resumePdf(name))).text)).toEqual(expected)
    expect(readAs((await readText('docx', await resumeDocx(name))).text)).toEqual(expected)
  })
})

test('a CV of the sample data says who it is, the years, both employers and what is held', () => {
  const year = new Date().getFullYear()
  const holds = ['Wound care', 'Registered Nurse (AHPRA)']
  const lines = cvLines({ name: 'Mia Novak', city: 'Sydney', email: 'mia.novak@sample.example', position: 'Registered nurse', years: 8, holds })
  expect(readAs(lines.join('\n'), { year, month: 6 })).toEqual({
    contact: { firstName: 'Mia', surName: 'Novak', email: 'mia.novak@sample.example' },
    experience: [8, 'said', '8 years'],
    employments: [
      [`${year - 4}`, null, 'Harbourside District Hospital', null, `${year - 4} to now`],
      [`${year - 8}`, `${year - 4}`, 'Northfield Community Health', null, `${year - 8} to ${year - 4}`],
    ],
    items: [
      ['Wound care', 'Wound care'],
      ['Registered Nurse (AHPRA)', 'Registered Nurse (AHPRA'],
      ['English', 'English'],
    ],
  })
})

const german = `Lebenslauf
Frau Dr. Anna-Lena von der Heide
Musterstraße 12, 20095 Hamburg
Tel.: 040 / 123 45 67 · Mobil: +49 (0)151 2345 6789 · Fax: 040 / 123 45 99
E-Mail: a.vonderheide@beispiel.example

Berufserfahrung
seit 04/2020   Klinikum Nord gGmbH, Hamburg
Leiterin Intensivpflege
03/2017 – 12/2019   Pflegedienst Alster GmbH
Gesundheits- und Krankenpflegerin
- Wundversorgung (Wound care) für 20 Personen

Ausbildung
2013 – 2016 Ausbildung zur Pflegerin, Berufsfachschule Altona

Sprachen: Deutsch (Muttersprache), Englisch C1

Referenzen
Herr Peter Ohm, German Red Cross, ohm@klinik.example, 0170 9999999`

test('a German CV is read in its own words; what is said of others is not', () => {
  expect(readAs(german)).toEqual({
    contact: {
      title: 'Frau Dr.',
      firstName: 'Anna-Lena',
      surName: 'von der Heide',
      email: 'a.vonderheide@beispiel.example',
      phone: '040 / 123 45 67',
      mobile: '+49 (0)151 2345 6789',
    },
    experience: [9, 'employments', 'seit 04/2020', '03/2017 – 12/2019'],
    employments: [
      ['2020-04', null, 'Klinikum Nord gGmbH', 'Leiterin Intensivpflege', 'seit 04/2020'],
      ['2017-03', '2019-12', 'Pflegedienst Alster GmbH', 'Gesundheits- und Krankenpflegerin', '03/2017 – 12/2019'],
    ],
    items: [
      ['Wound care', 'Wound care'],
      ['English', 'Englisch'],
      ['German', 'Deutsch'],
    ],
  })
})

test('employers above their times, titles on lines of their own, a name in capitals', () => {
  const text = [
    'JANE Q. PUBLIC',
    'jane@public.example | 555-123-4567',
    'Work experience',
    'Acme Robotics Inc.',
    'Senior Software Engineer',
    'Jan 2015 to present',
    '- Built things since 2016',
    'Globex',
    'Developer',
    'Sept. 2011 – Dec ’14',
  ].join('\n')
  expect(readAs(text)).toEqual({
    contact: { firstName: 'Jane', middleName: 'Q.', surName: 'Public', email: 'jane@public.example', mobile: '555-123-4567' },
    experience: [15, 'employments', 'Jan 2015 to present', 'Sept. 2011 – Dec ’14'],
    employments: [
      ['2015-01', null, 'Acme Robotics Inc.', 'Senior Software Engineer', 'Jan 2015 to present'],
      ['2011-09', '2014-12', 'Globex', 'Developer', 'Sept. 2011 – Dec ’14'],
    ],
    items: [],
  })
})

describe('a name', () => {
  const nameIn = (...lines: string[]) => {
    const { contact } = readAs(lines.join('\n'))
    return [contact.title, contact.firstName, contact.middleName, contact.surName].map((part) => part ?? '').join('|')
  }
  test.each([
    [['Curriculum Vitae', 'Ines Duarte Lima'], '|Ines|Duarte|Lima'],
    [['CV of Ludwig van Beethoven'], '|Ludwig||van Beethoven'],
    [['Vorname: Jürgen', 'Nachname: Groß'], '|Jürgen||Groß'],
    [['Personal details', 'Name: Prof. Dr. Ada Byron'], 'Prof. Dr.|Ada||Byron'],
    [['Прохор Иванов'], '|Прохор||Иванов'],
    // What could as well be something else is left to the person.
    [['Senior Software Engineer', 'Berlin'], '|||'],
    [['Project Data Report'], '|||'],
    [['Anna'], '|||'],
    [['Experience', 'Acme Robotics'], '|||'],
    [['I am a nurse who likes wards', 'and more'], '|||'],
  ])('%j is %s', (lines, name) => expect(nameIn(...lines)).toBe(name))
})

describe('times', () => {
  const timesIn = (line: string) => periodsIn(line, 2026).map(({ from, to, at, end }) => `${written(from)}>${to ? written(to) : ''} "${line.slice(at, end)}"`)
  test.each([
    ['seit 2019', ['2019> "seit 2019"']],
    ['03/2017 – 12/2020', ['2017-03>2020-12 "03/2017 – 12/2020"']],
    ['Jan 2015 to present', ['2015-01> "Jan 2015 to present"']],
    ['01.04.2017 bis 31.12.2020', ['2017-04>2020-12 "01.04.2017 bis 31.12.2020"']],
    ['März 2015 bis heute', ['2015-03> "März 2015 bis heute"']],
    ['2015-2018', ['2015>2018 "2015-2018"']],
    ['2015-06 to 2020-01', ['2015-06>2020-01 "2015-06 to 2020-01"']],
    ['May 2010–August 2012, Sept. 2013 until now', ['2010-05>2012-08 "May 2010–August 2012"', '2013-09> "Sept. 2013 until now"']],
    ['depuis janvier 2019', ['2019-01> "depuis janvier 2019"']],
    ['juin 2014 à août 2016', ['2014-06>2016-08 "juin 2014 à août 2016"']],
    ['2015年4月～2019年3月', ['2015-04>2019-03 "2015年4月～2019年3月"']],
    ['2019年4月至今', ['2019-04> "2019年4月至今"']],
    ['март 2016 – настоящее время', ['2016-03> "март 2016 – настоящее время"']],
    // No times: a year alone, one that ends before it begins, ones that are not yet or long over, numbers.
    ['2015', []],
    ['2019 – 2015', []],
    ['2040 – 2045, 1820 – 1830', []],
    ['20095 Hamburg, 120194 – 120205', []],
    ['', []],
  ])('%j', (line, expected) => expect(timesIn(line)).toEqual(expected))

  test('months that two employments share count once, and nothing counts that is still to come', () => {
    const [one, other] = [periodsIn('01/2020 – 12/2021', 2026)[0]!, periodsIn('07/2021 – 06/2022', 2026)[0]!]
    expect([monthsOf([one], today), monthsOf([one, other], today), monthsOf([...periodsIn('10/2026 – 12/2027', 2026)], today)]).toEqual([24, 30, 1])
  })
})

test('names count as whole words, years where the CV says so, languages where it speaks of languages', () => {
  const named = (text: string) => readAs(text).items.map(([name]) => name)
  expect(named('JavaScript, C++; wound\n  care - Registered Nurse (AHPRA)')).toEqual(['C++', 'Wound care', 'Registered Nurse (AHPRA)'])
  expect(named('Java.')).toEqual(['Java'])
  expect(named('Mary C Smith\nSkills\nR, C')).toEqual(['C', 'R'])
  expect(named('Worked for the German Red Cross in Spanish Town')).toEqual([])
  expect(named('Langues\nAnglais, allemand')).toEqual(['English', 'German'])
  const years = (text: string) => readAs(text).experience?.[0] ?? null
  expect([years('12+ years, then 3 yrs'), years('seit 7 Jahren'), years('born 1984, 99 years'), years('')]).toEqual([12, 7, null, null])
  expect(years('3 years of experience, 30 years old, 25 years of tradition')).toBe(3)
  expect(years('7,5 Jahre Berufserfahrung')).toBe(7.5)
})

test('a hostile text gives bounded answers whose words all stand where they are said to', () => {
  const fill = (piece: string) => piece.repeat(Math.ceil(70_000 / piece.length))
  const hostile = [
    ...['1 ', 'a', 'a@', '+1 ', '2019 - ', 'Aa ', 'dr. ', '\n', 'C ', 'Wound ', 'Java ', '((', '年', 'a, ', '\u00a0', '🙂', '1'].map(fill),
    `Experience\n${fill('2019 - 2020 Nurse, Acme Hospital\n')}`,
    `Experience\n${fill('2019 - 2020 x, ')}`,
    fill('Name: Ada Byron\n'),
    `Languages\n${fill('English ')}`,
  ]
  for (const text of hostile) {
    const { contact, employments, items, experience } = readProfile(text, listed, today)
    expect(readAs(text).items.length).toBeLessThanOrEqual(listed.length)
    expect([contact.length <= 7, employments.length <= 30, (experience?.evidence.length ?? 0) <= 5]).toEqual([true, true, true])
    for (const { evidence } of items) expect(evidence.length).toBeLessThanOrEqual(3)
  }
})
