import { Button } from '@mantine/core'
import {
  IconAlarm,
  IconArrowBackUp,
  IconBeach,
  IconCalendarEvent,
  IconClipboardCheck,
  IconClockExclamation,
  IconDoorEnter,
  IconFileText,
  IconHourglass,
  IconInbox,
  IconListCheck,
  IconMailX,
  IconMessage2,
  IconMessageQuestion,
  IconSchool,
  IconUserCheck,
} from '@tabler/icons-react'
import { AddressLink } from '../components/AddressLink.tsx'
import { t } from '../i18n/day.ts'
import { number } from '../i18n/format.ts'
import { HereButton } from './HereButton.tsx'
import css from './Waits.module.css'
import type { WaitGroup } from './waitGroups.ts'

const icons = {
  approvals: { icon: IconClipboardCheck, tone: 'amber' },
  feedback: { icon: IconMessage2, tone: 'red' },
  failed: { icon: IconMailX, tone: 'red' },
  next: { icon: IconUserCheck, tone: 'green' },
  overLimit: { icon: IconClockExclamation, tone: 'red' },
  applications: { icon: IconInbox, tone: 'blue' },
  leave: { icon: IconBeach, tone: 'amber' },
  learning: { icon: IconSchool, tone: 'amber' },
  running: { icon: IconAlarm, tone: 'red' },
  ending: { icon: IconHourglass, tone: 'amber' },
  starting: { icon: IconDoorEnter, tone: 'blue' },
  prepare: { icon: IconCalendarEvent, tone: 'blue' },
  question: { icon: IconMessageQuestion, tone: 'amber' },
  tasks: { icon: IconListCheck, tone: 'blue' },
  documents: { icon: IconFileText, tone: 'blue' },
  declined: { icon: IconArrowBackUp, tone: 'red' },
} as const satisfies Record<WaitGroup['id'], unknown>

/** One group of things that wait: what, why, since when, one button. */
export function Waits({ group: { id, waits, total, all, more } }: { group: WaitGroup }) {
  const { icon: Icon, tone } = icons[id]
  return (
    <section aria-label={t(id)}>
      <h2 className={css.gh}>
        {t(id)} <span className="num">{more ? t('moreThan', { n: number(total) }) : number(total)}</span>
        <span className="grow" />
        {all && total > waits.length && (
          <AddressLink className="link" url={all}>
            {more ? t('allOfThem') : t('more', { n: number(total) })}
          </AddressLink>
        )}
      </h2>
      <ul className={css.waits}>
        {waits.map((one) => (
          <li key={one.key}>
            <span className={`${css.ic} t-${tone}`}>
              <Icon size={15} stroke={2} aria-hidden />
            </span>
            <span className="ell">
              <AddressLink className={css.p} url={one.url}>
                {one.title}
              </AddressLink>
              <br />
              <span className="meta">{one.text}</span>
            </span>
            <span className={`${css.age} num ${one.late ? 't-red tone' : 'dim'}`}>{one.age}</span>
            <span className={css.act}>
              {one.here ? (
                <HereButton here={one.here} action={one.action} of={one.title} />
              ) : (
                <Button component={AddressLink} url={one.url} size="xs" aria-label={t('actionOn', { action: one.action, title: one.title })}>
                  {one.action}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
