import type { components } from '../../src/api/common.gen.ts'
import type { ApplicationEvent } from '../../src/machines/lifecycles/application.ts'

type Event = ApplicationEvent['type']
type Value = components['schemas']['ReviewValue']

/** How far the letters of a sample candidate have come. */
export type SampleLetters = 'offered' | 'accepted' | 'contracted' | 'signed' | 'converted'

export type SampleCandidate = {
  name: readonly [first: string, last: string]
  /** Where it is not the one that the name makes: a person who applied with another one before stands twice. */
  email?: string
  city: string
  years: number
  /** What is expected, as a part of the most that the position pays. */
  pay: number
  /** How many of the position's criteria are not held, the last ones first. */
  lacks: number
  daysAgo: number
  path: readonly Event[]
  reason?: string
  /** An interview so many days from today, and what its interviewers said. */
  interview?: { inDays: number; said?: readonly [Value, string][] }
  /** Asked to choose the time of an interview. */
  offered?: true
  review?: Value
  letters?: SampleLetters
  /** Applied on the public pages: with consents, and the link to the own page in the confirmation. */
  appliedAlone?: true
  /** A colleague put the person forward, for this reason. */
  referred?: string
  /** It came on paper: HR entered it, with everything that the form asks for. */
  entered?: { title: string; middleName: string; phone: string; reference: string; cvNotes: string }
}

const chosen = ['screen', 'shortlist', 'interview', 'checkReferences', 'select'] as const satisfies readonly Event[]
const fine = 'Clear answers, kind with a difficult caller in the role play.'

/** Invented people, by the title of the position that they apply for. */
export const sampleCandidates: Record<string, readonly SampleCandidate[]> = {
  'Registered nurse, emergency': [
    {
      name: ['Sofia', 'Reyes'],
      city: 'Geelong',
      years: 4.5,
      pay: 0.98,
      lacks: 1,
      daysAgo: 17,
      path: ['screen', 'shortlist'],
      interview: {
        inDays: -2,
        said: [
          ['YES', 'Calm under pressure; wants life support training paid.'],
          ['STRONG_YES', fine],
        ],
      },
      review: 'YES',
    },
    {
      name: ['Daniel', 'Okafor'],
      city: 'Geelong',
      years: 7,
      pay: 0.94,
      lacks: 0,
      daysAgo: 16,
      path: ['screen', 'shortlist'],
      interview: { inDays: -2, said: [['YES', 'Solid triage, short answers, good questions about the roster.']] },
    },
    {
      name: ['Amelia', 'Hart'],
      city: 'Melbourne',
      years: 3,
      pay: 0.9,
      lacks: 1,
      daysAgo: 15,
      path: ['screen', 'shortlist'],
      interview: { inDays: 3 },
      appliedAlone: true,
    },
    {
      name: ['Nikhil', 'Rao'],
      city: 'Ballarat',
      years: 2,
      pay: 0.88,
      lacks: 2,
      daysAgo: 14,
      path: ['screen'],
      referred: 'We worked the same nights in Ballarat for a year. He is the one people ask when a ward gets loud.',
    },
    { name: ['Grace', 'Tran'], city: 'Geelong', years: 9, pay: 1.08, lacks: 0, daysAgo: 12, path: ['screen', 'shortlist', 'hold'] },
    {
      name: ['Oliver', 'Stone'],
      city: 'Melbourne',
      years: 1,
      pay: 0.86,
      lacks: 3,
      daysAgo: 11,
      path: ['screen', 'reject'],
      reason: 'Something mandatory is missing',
    },
    { name: ['Hana', 'Sato'], city: 'Geelong', years: 5, pay: 0.95, lacks: 1, daysAgo: 6, path: [], appliedAlone: true },
    { name: ['Ruby', 'Callahan'], city: 'Colac', years: 2.5, pay: 0.92, lacks: 2, daysAgo: 2, path: [] },
  ],
  'Enrolled nurse, rehabilitation': [
    { name: ['Hamish', 'Grant'], city: 'Geelong', years: 3, pay: 0.95, lacks: 0, daysAgo: 24, path: chosen, review: 'YES', letters: 'offered' },
    { name: ['Tess', 'Moreau'], city: 'Torquay', years: 2, pay: 0.93, lacks: 1, daysAgo: 25, path: chosen, review: 'YES', letters: 'accepted' },
    { name: ['Jun', 'Ito'], city: 'Geelong', years: 4, pay: 0.97, lacks: 0, daysAgo: 26, path: chosen, review: 'YES', letters: 'contracted' },
    { name: ['Alice', 'Mburu'], city: 'Melbourne', years: 1, pay: 0.9, lacks: 1, daysAgo: 27, path: chosen, review: 'YES', letters: 'signed' },
    { name: ['Viktor', 'Hansen'], city: 'Geelong', years: 5, pay: 0.98, lacks: 0, daysAgo: 28, path: chosen, review: 'YES', letters: 'converted' },
    { name: ['Nikhil', 'Rao'], email: 'n.rao@sample.example', city: 'Ballarat', years: 2, pay: 0.92, lacks: 1, daysAgo: 6, path: ['screen'] },
    { name: ['Lucia', 'Ferrari'], city: 'Colac', years: 0.5, pay: 0.88, lacks: 1, daysAgo: 3, path: [] },
  ],
  'Web developer, patient portal': [
    {
      name: ['Mina', 'Farahani'],
      city: 'Melbourne',
      years: 6,
      pay: 0.97,
      lacks: 0,
      daysAgo: 19,
      path: chosen,
      review: 'STRONG_YES',
    },
    {
      name: ['Jonas', 'Lind'],
      city: 'Melbourne',
      years: 4,
      pay: 1.02,
      lacks: 1,
      daysAgo: 18,
      path: ['screen', 'shortlist'],
      interview: {
        inDays: -4,
        said: [
          ['NEUTRAL', 'Strong on the browser side, little experience with accessibility.'],
          ['YES', 'Learns fast.'],
        ],
      },
    },
    { name: ['Priya', 'Natarajan'], city: 'Melbourne', years: 3, pay: 0.9, lacks: 1, daysAgo: 13, path: ['screen', 'shortlist'], interview: { inDays: 4 } },
    { name: ['Tom', 'Ashby'], city: 'Geelong', years: 10, pay: 1.15, lacks: 1, daysAgo: 13, path: ['screen', 'withdraw'], reason: 'Took another position' },
    { name: ['Elif', 'Demir'], city: 'Melbourne', years: 2, pay: 0.8, lacks: 2, daysAgo: 9, path: ['screen'] },
    { name: ['Marcus', 'Webb'], city: 'Ballarat', years: 1, pay: 0.78, lacks: 3, daysAgo: 5, path: [] },
    {
      name: ['Chloe', 'Nguyen'],
      city: 'Melbourne',
      years: 5,
      pay: 0.96,
      lacks: 0,
      daysAgo: 1,
      path: [],
      entered: {
        title: 'Ms',
        middleName: 'Anh',
        phone: '03 5550 0146',
        reference: 'Elif Demir, a former colleague',
        cvNotes: 'Handed in on paper at the front desk; prefers calls after four.',
      },
    },
  ],
  'Pharmacist, hospital': [
    {
      name: ['Helena', 'Vasquez'],
      city: 'Geelong',
      years: 8,
      pay: 0.99,
      lacks: 0,
      daysAgo: 24,
      path: ['screen', 'shortlist', 'interview', 'checkReferences'],
      review: 'YES',
    },
    { name: ['Samuel', 'Brook'], city: 'Melbourne', years: 3, pay: 0.93, lacks: 1, daysAgo: 22, path: ['screen', 'shortlist'] },
    { name: ['Ingrid', 'Holm'], city: 'Geelong', years: 12, pay: 1.1, lacks: 1, daysAgo: 21, path: ['screen', 'shortlist'], interview: { inDays: 2 } },
    {
      name: ['Yusuf', 'Karim'],
      city: 'Ballarat',
      years: 2,
      pay: 0.9,
      lacks: 2,
      daysAgo: 16,
      path: ['screen', 'reject'],
      reason: 'Another candidate fits better',
    },
    { name: ['Leah', 'Goldberg'], city: 'Geelong', years: 4, pay: 0.96, lacks: 1, daysAgo: 4, path: [] },
  ],
  'Maintenance electrician': [
    { name: ['Patrick', 'Doyle'], city: 'Geelong', years: 15, pay: 1, lacks: 0, daysAgo: 9, path: ['screen', 'shortlist'], interview: { inDays: 5 } },
    { name: ['Mateo', 'Silva'], city: 'Geelong', years: 6, pay: 0.95, lacks: 1, daysAgo: 8, path: ['screen', 'shortlist'], offered: true },
    { name: ['Keira', 'Lawson'], city: 'Colac', years: 4, pay: 0.92, lacks: 1, daysAgo: 7, path: ['screen'] },
    { name: ['Ben', 'Whitaker'], city: 'Melbourne', years: 20, pay: 1.12, lacks: 0, daysAgo: 5, path: [] },
    { name: ['Aroha', 'Ngata'], city: 'Geelong', years: 3, pay: 0.9, lacks: 2, daysAgo: 3, path: [] },
  ],
  'Occupational therapist': [
    { name: ['Fiona', 'Marchetti'], city: 'Colac', years: 5, pay: 0.97, lacks: 0, daysAgo: 4, path: ['screen'] },
    { name: ['Ewan', 'Ross'], city: 'Geelong', years: 2, pay: 0.9, lacks: 1, daysAgo: 2, path: [] },
  ],
}
