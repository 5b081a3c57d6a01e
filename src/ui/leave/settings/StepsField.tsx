import { ActionIcon, Button, NumberInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { components } from '../../../api/hr.gen.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { HoursField } from './HoursField.tsx'
import css from './settings.module.css'

type Step = components['schemas']['LeaveStep']
type Props = { field: { id: string; name: string; error: string | undefined }; steps: readonly Step[]; onChange: (steps: Step[]) => void }
const MOST = 20

/** More by years of service. */
export function StepsField({ field, steps, onChange }: Props) {
  const change = (at: number, part: Partial<Step>) => onChange(steps.map((step, one) => (one === at ? { ...step, ...part } : step)))
  const last = steps.at(-1)
  return (
    <fieldset className={css.steps} id={field.id} tabIndex={-1}>
      <legend>{t('steps')}</legend>
      <p className="meta">{t('stepsHelp')}</p>
      {field.error && <p className="wrong">{field.error}</p>}
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place
        <div key={at} className={css.step}>
          <NumberInput
            aria-label={t('afterYearsOf', { n: at + 1 })}
            placeholder={t('afterYears')}
            min={1}
            max={80}
            allowDecimal={false}
            allowNegative={false}
            value={step.afterYears}
            onChange={(value) => change(at, { afterYears: Number(value) || 1 })}
          />
          <HoursField
            field={{ id: `${field.id}-${at}`, name: `steps.${at}`, error: undefined }}
            label=""
            ariaLabel={t('hoursOf', { n: at + 1 })}
            value={step.minutesPerYear}
            onChange={(minutes) => change(at, { minutesPerYear: minutes ?? 0 })}
          />
          <ActionIcon aria-label={t('removeStep', { n: at + 1 })} onClick={() => onChange(steps.filter((_, one) => one !== at))}>
            <IconTrash size={16} stroke={1.8} />
          </ActionIcon>
        </div>
      ))}
      {steps.length < MOST && (
        <div>
          <Button onClick={() => onChange([...steps, { afterYears: (last?.afterYears ?? 0) + 5, minutesPerYear: last?.minutesPerYear ?? 0 }])}>
            {t('addStep')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
