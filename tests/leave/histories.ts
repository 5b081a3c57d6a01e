import fc from 'fast-check'

/** Days are counted from 1 January 2020; nothing here uses the product's own calendar. */
export const isoOf = (at: number) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10)

const week = fc.constantFrom(
  [456, 456, 456, 456, 456, 0, 0],
  [456, 456, 456, 0, 0, 0, 0],
  [0, 300, 301, 299, 0, 0, 333],
  [480, 480, 480, 480, 480, 0, 0],
  [0, 0, 0, 0, 0, 0, 0],
)
const policy = fc.record({
  year: fc.constantFrom('CALENDAR' as const, 'HIRE' as const),
  grant: fc.constantFrom('MONTHLY' as const, 'MONTHLY' as const, 'YEARLY' as const, 'AT_ONCE' as const),
  timing: fc.constantFrom('START' as const, 'END' as const),
  minutesPerYear: fc.integer({ min: 0, max: 12_000 }),
  fullTimeMinutes: fc.constantFrom(2280, 2400),
  partTimeShare: fc.boolean(),
  capMinutes: fc.option(fc.integer({ min: 0, max: 15_000 })),
  carryMinutes: fc.option(fc.integer({ min: 0, max: 6000 })),
  carryMonths: fc.option(fc.integer({ min: 1, max: 24 })),
  steps: fc.uniqueArray(fc.record({ afterYears: fc.integer({ min: 1, max: 4 }), minutesPerYear: fc.integer({ min: 0, max: 15_000 }) }), {
    maxLength: 2,
    selector: ({ afterYears }) => afterYears,
  }),
})
const half = fc.constantFrom('FIRST' as const, 'SECOND' as const, null)
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('leave' as const),
      ahead: fc.integer({ min: -20, max: 120 }),
      length: fc.integer({ min: 1, max: 15 }),
      fromNoon: fc.boolean(),
      untilNoon: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('cancel' as const), which: fc.nat(), part: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('correct' as const), ahead: fc.integer({ min: -200, max: 60 }), minutes: fc.integer({ min: -3000, max: 3000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('week' as const), ahead: fc.integer({ min: 1, max: 90 }), week }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('holiday' as const), ahead: fc.integer({ min: -30, max: 120 }), half }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('policy' as const), ahead: fc.integer({ min: 1, max: 60 }), policy }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('end' as const) }) },
)

/** What may happen to one person's leave of one kind in a few years. */
export const history = fc.record({
  hired: fc.integer({ min: 0, max: 800 }),
  week,
  policy,
  assignedAfter: fc.integer({ min: 0, max: 400 }),
  atEnd: fc.constantFrom('EXPIRES' as const, 'PAID_OUT' as const),
  /** Each some days after the one before. */
  steps: fc.array(fc.record({ after: fc.integer({ min: 0, max: 150 }), action }), { maxLength: 14 }),
  /** On how many of a hundred days the job comes by; whatever it missed it makes up for. */
  jobEvery: fc.integer({ min: 1, max: 40 }),
  /** So many days after the last step balances are asked for. */
  asked: fc.array(fc.integer({ min: -900, max: 800 }), { minLength: 3, maxLength: 8 }),
})
type Of<T> = T extends fc.Arbitrary<infer V> ? V : never
export type History = Of<typeof history>
export type PlainPolicy = Of<typeof policy>
