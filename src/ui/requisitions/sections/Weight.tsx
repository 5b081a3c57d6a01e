import { NumberInput, Slider, Switch } from '@mantine/core'
import { newSkillSpec } from '../../../api/recruitmentBounds.gen.ts'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'

type Props = { name: string; labelled?: boolean; value: number; was: number; editable: boolean; onChange: (weight: number) => void }

/** How much a criterion counts: slider and number, with a tick at what is saved; labelled where no column says so. */
export function Weight({ name, labelled = false, value, was, editable, onChange }: Props) {
  const label = t('weightOf', { name })
  return (
    <div className={css.weigh}>
      {labelled && <b aria-hidden="true">{t('weight')}</b>}
      <Slider
        {...newSkillSpec.weight}
        step={5}
        label={null}
        thumbLabel={label}
        disabled={!editable}
        value={value}
        marks={value === was ? [] : [{ value: was }]}
        onChange={onChange}
      />
      <NumberInput
        size="xs"
        aria-label={label}
        {...newSkillSpec.weight}
        clampBehavior="strict"
        allowDecimal={false}
        readOnly={!editable}
        value={value}
        onChange={(typed) => typeof typed === 'number' && typed !== value && onChange(typed)}
      />
      <span className="meta">{value === was ? '' : t('was', { n: was })}</span>
    </div>
  )
}

type MustProps = { name: string; value: boolean; editable: boolean; onChange: (mandatory: boolean) => void }

/** Whether a criterion must be met, or only counts. */
export function Must({ name, value, editable, onChange }: MustProps) {
  return (
    <Switch
      aria-label={t('mustOf', { name })}
      label={t(value ? 'must' : 'counts')}
      checked={value}
      disabled={!editable}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
