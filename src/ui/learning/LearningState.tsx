import { IconAlertCircleFilled } from '@tabler/icons-react'
import type { components } from '../../api/hr.gen.ts'
import { StatusIcon, type StatusIconLook } from '../components/status/StatusIcon.tsx'
import type { Tone } from '../components/status/tones.ts'
import { day, shortDay } from '../i18n/format.ts'
import { t } from '../i18n/learning.ts'

type State = components['schemas']['LearningState']
const looks: Record<State, StatusIconLook & { tone: Tone }> = {
  DONE: { tone: 'green', kind: 'check' },
  EXPIRES: { tone: 'amber', fill: 0.75 },
  OVERDUE: { tone: 'red' },
  DUE: { tone: 'amber', fill: 0.25 },
  STARTED: { tone: 'blue', fill: 0.5 },
  FAILED: { tone: 'red', kind: 'cross' },
  BOOKED: { tone: 'blue', fill: 0 },
  HANDED_IN: { tone: 'amber', fill: 0.6 },
}

/** How somebody stands with a course: glyph and word. */
export function LearningState({ is, pill }: { is: State; pill?: boolean }) {
  const { tone, kind, fill } = looks[is]
  return (
    <span className={`st t-${tone}${pill ? ' pill' : ''}`}>
      {is === 'OVERDUE' ? <IconAlertCircleFilled size={15} aria-hidden /> : <StatusIcon {...(kind ? { kind } : { fill: fill ?? 0 })} />}
      <span>{t(`state_${is}`)}</span>
    </span>
  )
}

/** The day that matters beside a state. */
export const dayBeside = (state: State, date: string | null, isShort = false) =>
  date === null ? (state === 'DONE' ? t('forEver') : '') : t(`day_${state}`, { day: isShort ? shortDay(date) : day(date) })

type Own = Pick<components['schemas']['OwnCourse'], 'state' | 'dueOn' | 'completedOn' | 'openedOn' | 'validUntil' | 'session'>
/** The same for a course of a person, as the service counts it in lists. */
export function dayOf({ state, dueOn, completedOn, openedOn, validUntil, session }: Own): string | null {
  if (state === 'DONE' || state === 'EXPIRES') return validUntil
  if (state === 'BOOKED') return session?.day ?? dueOn
  return state === 'OVERDUE' && completedOn !== null && completedOn >= openedOn ? validUntil : dueOn
}
