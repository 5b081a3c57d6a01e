import { IconBabyCarriage, IconBeach, IconBook, IconCalendarOff, IconClock, IconStethoscope } from '@tabler/icons-react'
import type { components } from '../../api/hr.gen.ts'

const icons = {
  HOLIDAY: IconBeach,
  HEALTH: IconStethoscope,
  FAMILY: IconBabyCarriage,
  STUDY: IconBook,
  TIME: IconClock,
  OTHER: IconCalendarOff,
} satisfies Record<components['schemas']['LeaveSymbol'], unknown>

/** The sign of a kind of leave; its name stands beside it. Who may not know the kind sees that somebody is away. */
export function LeaveIcon({ symbol, size = 16 }: { symbol: keyof typeof icons | null; size?: number }) {
  const Icon = icons[symbol ?? 'OTHER']
  return <Icon size={size} stroke={1.8} aria-hidden />
}
