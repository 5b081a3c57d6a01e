import { SegmentedControl, Select, TextInput } from '@mantine/core'
import type { components } from '../../../api/hr.gen.ts'
import { DateField } from '../../components/form/DateField.tsx'
import { t } from '../../i18n/leaveAsk.ts'
import css from './ask.module.css'
import type { Ask } from './useAsk.ts'

type Schemas = components['schemas']
type Props = { ask: Ask; kinds: readonly Schemas['LeaveBalance'][]; unit: Schemas['LeaveUnit'] }
type Part = 'all' | 'fromNoon' | 'untilNoon'

/** The kind, and which days, halves or hours. */
export function AskDays({ ask, kinds, unit }: Props) {
  const { typed, set, field, text, busy } = ask
  const isOne = typed.firstDay !== '' && typed.firstDay === typed.lastDay
  const byHours = typed.byHours && unit === 'HOURS'
  const chooseKind = (value: string | null) => {
    const kindId = value === null ? null : Number(value)
    const isByHours = kinds.find((one) => one.kindId === kindId)?.unit === 'HOURS' && typed.byHours
    set({ kindId, byHours: isByHours })
  }
  return (
    <>
      <Select
        {...field('kindId')}
        data-autofocus
        ref={focusFirst}
        label={t('kind')}
        readOnly={busy}
        allowDeselect={false}
        nothingFoundMessage={t('nothingFound')}
        data={kinds.map(({ kindId, kindName }) => ({ value: String(kindId), label: kindName }))}
        value={typed.kindId === null ? null : String(typed.kindId)}
        onChange={chooseKind}
      />
      {unit === 'HOURS' && (
        <SegmentedControl
          aria-label={t('howLong')}
          readOnly={busy}
          value={byHours ? 'hours' : 'days'}
          data={[
            { value: 'days', label: t('wholeDays') },
            { value: 'hours', label: t('someHours') },
          ]}
          onChange={(value) =>
            set({ byHours: value === 'hours', lastDay: value === 'hours' ? typed.firstDay : typed.lastDay, fromNoon: false, untilNoon: false })
          }
        />
      )}
      {byHours ? (
        <div className={css.three}>
          <DateField
            {...field('firstDay')}
            label={t('theDay')}
            readOnly={busy}
            clearable={false}
            value={typed.firstDay || null}
            onChange={(value) => set({ firstDay: value ?? '', lastDay: value ?? '' })}
          />
          <TextInput {...text('startsAt')} type="time" label={t('from')} readOnly={busy} />
          <TextInput
            {...field('minutes')}
            label={t('hours')}
            placeholder="2:30"
            readOnly={busy}
            value={typed.hours}
            onChange={(event) => set({ hours: event.currentTarget.value })}
          />
        </div>
      ) : (
        <div className={css.two}>
          <DateField
            {...field('firstDay')}
            label={t('firstDay')}
            readOnly={busy}
            clearable={false}
            value={typed.firstDay || null}
            // A leave of one day is typed once; a last day before the first goes along.
            onChange={(value) => set({ firstDay: value ?? '', ...(value && (!typed.lastDay || typed.lastDay < value) ? { lastDay: value } : {}) })}
          />
          <DateField
            {...field('lastDay')}
            label={t('lastDay')}
            readOnly={busy}
            clearable={false}
            value={typed.lastDay || null}
            onChange={(value) => set({ lastDay: value ?? '' })}
          />
          {isOne ? (
            <PartSelect
              label={t('partOfDay')}
              readOnly={busy}
              parts={[
                ['all', t('allDay')],
                ['untilNoon', t('firstHalf')],
                ['fromNoon', t('secondHalf')],
              ]}
              value={typed.fromNoon ? 'fromNoon' : typed.untilNoon ? 'untilNoon' : 'all'}
              onChange={(part) => set({ fromNoon: part === 'fromNoon', untilNoon: part === 'untilNoon' })}
            />
          ) : (
            <>
              <PartSelect
                label={t('partOfFirst')}
                readOnly={busy}
                parts={[
                  ['all', t('allDay')],
                  ['fromNoon', t('fromNoon')],
                ]}
                value={typed.fromNoon ? 'fromNoon' : 'all'}
                onChange={(part) => set({ fromNoon: part === 'fromNoon' })}
              />
              <PartSelect
                label={t('partOfLast')}
                readOnly={busy}
                parts={[
                  ['all', t('allDay')],
                  ['untilNoon', t('untilNoon')],
                ]}
                value={typed.untilNoon ? 'untilNoon' : 'all'}
                onChange={(part) => set({ untilNoon: part === 'untilNoon' })}
              />
            </>
          )}
        </div>
      )}
    </>
  )
}

/** The first field has the focus once the panel is there, as in a dialog. */
const focusFirst = (input: HTMLInputElement | null) => input?.focus()

type PartProps = { label: string; readOnly: boolean; parts: readonly (readonly [Part, string])[]; value: Part; onChange: (part: Part) => void }
const PartSelect = ({ label, readOnly, parts, value, onChange }: PartProps) => (
  <Select
    label={label}
    readOnly={readOnly}
    allowDeselect={false}
    data={parts.map(([part, words]) => ({ value: part, label: words }))}
    value={value}
    onChange={(chosen) => onChange(parts.find(([part]) => part === chosen)?.[0] ?? 'all')}
  />
)
