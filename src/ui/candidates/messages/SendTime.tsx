import { Select, TextInput } from '@mantine/core'
import { DateField } from '../../components/form/DateField.tsx'
import type { WhenProps } from '../../components/form/ReasonDialog.tsx'
import { moment } from '../../i18n/format.ts'
import { t } from '../../i18n/messages.ts'
import { isElsewhere, isoDayIn, organisationZone, today } from '../../i18n/zone.ts'

const MORNING = '09:00'
const kinds = ['usual', 'now', 'morning', 'chosen'] as const
type Kind = (typeof kinds)[number]
const isKind = (value: string | null): value is Kind => kinds.some((kind) => kind === value)

const kindOf = ({ delayDays, day }: WhenProps['value']): Kind => {
  if (day !== undefined) return 'chosen'
  return delayDays === undefined ? 'usual' : delayDays === 0 ? 'now' : 'morning'
}

type Props = WhenProps & {
  /** What happens without a choice, in words. */
  usual: string
  /** What sends it now, where that is another choice. */
  now?: string | undefined
  nextMorning: string | undefined
}

/** When a message goes: as it usually does, now, on the next working morning, or at a day and time where the organisation is. */
export function SendTime({ value, onChange, usual, now, nextMorning }: Props) {
  const kind = kindOf(value)
  const data = [
    { value: 'usual', label: usual },
    ...(now ? [{ value: 'now', label: now }] : []),
    { value: 'morning', label: nextMorning ? t('nextMorning', { time: moment(nextMorning) }) : t('nextMorningPlain') },
    { value: 'chosen', label: t('chosen') },
  ]
  const choose = (next: string | null) => {
    if (!isKind(next)) return
    const day = nextMorning ? isoDayIn(new Date(nextMorning), organisationZone()) : today()
    onChange(next === 'chosen' ? { day, time: MORNING } : next === 'morning' ? { delayDays: 1 } : next === 'now' ? { delayDays: 0 } : {})
  }
  return (
    <>
      <Select size="md" label={t('when')} allowDeselect={false} data={data} value={kind} onChange={choose} />
      {kind === 'chosen' && (
        <div className="pair">
          <DateField
            size="md"
            label={t('day')}
            value={value.day ?? null}
            minDate={today()}
            clearable={false}
            onChange={(day) => day && onChange({ ...value, day })}
          />
          <TextInput
            size="md"
            type="time"
            label={isElsewhere() ? t('timeIn', { zone: organisationZone().replaceAll('_', ' ') }) : t('time')}
            value={value.time ?? MORNING}
            onChange={({ currentTarget: { value: time } }) => time && onChange({ ...value, time })}
          />
        </div>
      )}
    </>
  )
}
