import type { Tx } from '../../platform/db/database.ts'
import { holidayPlaces, holidays } from '../../tables/calendars.ts'
import { leaveKinds, leavePolicies, leavePolicySteps } from '../../tables/leave.ts'
import { SAMPLE_PLACES } from './sampleHolidays.ts'

type NewKind = typeof leaveKinds.$inferInsert
type NewPolicy = Omit<typeof leavePolicies.$inferInsert, 'kindId'>

const plainKind = { unit: 'DAYS', paid: true, counted: true, noticeDays: 0, mayGoBelow: 0, approvedByHr: false, showsInStatus: true, atEnd: 'EXPIRES' } as const
const plainPolicy = { year: 'CALENDAR', grant: 'MONTHLY', timing: 'END', fullTimeMinutes: 2280, partTimeShare: true } as const

/** As it is usual in Australia: a sample to begin with, marked as one, and no legal advice. */
const KINDS: { kind: NewKind; policies: (NewPolicy & { step?: [years: number, minutes: number] })[] }[] = [
  {
    kind: { ...plainKind, name: 'Annual leave', symbol: 'HOLIDAY', atEnd: 'PAID_OUT' },
    policies: [
      { ...plainPolicy, name: 'Annual leave, four weeks', minutesPerYear: 9120 },
      { ...plainPolicy, name: 'Annual leave, shift workers', minutesPerYear: 11_400, step: [10, 13_680], carryMinutes: 18_240 },
    ],
  },
  {
    kind: { ...plainKind, name: "Personal and carer's leave", symbol: 'HEALTH', certificateFromDay: 3 },
    policies: [{ ...plainPolicy, name: "Personal and carer's leave, ten days", minutesPerYear: 4560 }],
  },
  {
    kind: { ...plainKind, name: 'Parental leave', symbol: 'FAMILY', noticeDays: 70, approvedByHr: true },
    policies: [{ ...plainPolicy, name: 'Parental leave, eighteen weeks', grant: 'AT_ONCE', timing: 'START', minutesPerYear: 41_040 }],
  },
  {
    kind: { ...plainKind, name: 'Study leave', symbol: 'STUDY', noticeDays: 14 },
    policies: [{ ...plainPolicy, name: 'Study leave, five days a year', grant: 'YEARLY', timing: 'START', minutesPerYear: 2280, carryMinutes: 0 }],
  },
  {
    kind: { ...plainKind, name: 'Time off in lieu', symbol: 'TIME', unit: 'HOURS', showsInStatus: false, atEnd: 'PAID_OUT' },
    policies: [{ ...plainPolicy, name: 'Time off in lieu', grant: 'YEARLY', timing: 'START', minutesPerYear: 0, carryMonths: 3 }],
  },
  { kind: { ...plainKind, name: 'Unpaid leave', symbol: 'OTHER', paid: false, counted: false }, policies: [] },
]

/** Kinds, policies and holidays of a new database. HR changes them, and what was changed is no sample any more. */
export async function seedLeave(tx: Tx, thisYear = new Date().getUTCFullYear()): Promise<void> {
  for (const { kind, policies } of KINDS) {
    const [row] = await tx
      .insert(leaveKinds)
      .values({ ...kind, isSample: true })
      .onConflictDoNothing()
      .returning()
    if (!row) continue
    for (const { step, ...policy } of policies) {
      const [made] = await tx
        .insert(leavePolicies)
        .values({ ...policy, kindId: row.id, isSample: true })
        .returning()
      if (step) await tx.insert(leavePolicySteps).values({ policyId: made!.id, afterYears: step[0], minutesPerYear: step[1] })
    }
  }
  const years = [-2, -1, 0, 1, 2, 3].map((more) => thisYear + more)
  for (const { name, holidays: ofYear } of SAMPLE_PLACES) {
    const [place] = await tx.insert(holidayPlaces).values({ name, isSample: true }).onConflictDoNothing().returning()
    const days = years.flatMap((year) => ofYear(year))
    if (place)
      await tx
        .insert(holidays)
        .values(days.map((day) => ({ ...day, placeId: place.id, isSample: true })))
        .onConflictDoNothing()
  }
}
