import { NumberInput } from '@mantine/core'
import { experienceSpecChange } from '../../../api/recruitmentBounds.gen.ts'
import type { Values } from '../../../machines/records/edits.ts'
import { type Experience, experienceMachine } from '../../../machines/records/placeAndPay.ts'
import { fieldsOf, optional } from '../../components/form/fields.tsx'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'
import { CriterionHint } from './hints/CriterionHint.tsx'
import { SectionHints } from './hints/SectionHints.tsx'
import { useHints } from './hints/useHints.ts'
import { refusedOf } from './RecordProblems.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { type SectionProps, useSection } from './useSection.ts'
import { Must, Weight } from './Weight.tsx'

// There is one, so that it needs no name.
const nameOf = () => ''

/** How many years are asked for. */
export function ExperienceSection({ id, editable }: SectionProps) {
  const record = useSection<Experience>({ id, editable, section: 'experience', machine: experienceMachine, nameOf })
  const [item] = record.items
  const hints = useHints(id, 'experience', record.items)
  const { minExperience, maxExperience = null, weight, mandatory } = item?.values ?? {}
  const field = fieldsOf(refusedOf(record.state.context), '', experienceSpecChange)
  const edit = (values: Partial<Values<Experience>>) => record.send({ type: 'edit', key: item?.key ?? 'first', values })
  const years = { allowDecimal: false, readOnly: !editable }
  return (
    <SectionFrame section="experience" record={record} nameOf={nameOf}>
      <div className="form">
        <div className="pair">
          <NumberInput
            label={t('minExperience')}
            {...field('minExperience')}
            {...years}
            value={minExperience ?? ''}
            onChange={(typed) => typeof typed === 'number' && typed !== minExperience && edit({ minExperience: typed })}
          />
          <NumberInput
            label={optional(t('maxExperience'))}
            {...field('maxExperience')}
            {...years}
            value={maxExperience ?? ''}
            onChange={(typed) => {
              const next = typeof typed === 'number' ? typed : null
              if (next !== maxExperience) edit({ maxExperience: next })
            }}
          />
        </div>
        {weight !== undefined && mandatory !== undefined && (
          <div className={css.weighs}>
            <Weight
              labelled
              name={t('experience')}
              value={weight}
              was={item?.saved?.weight ?? weight}
              editable={editable}
              onChange={(next) => edit({ weight: next })}
            />
            <Must name={t('experience')} value={mandatory} editable={editable} onChange={(next) => edit({ mandatory: next })} />
          </div>
        )}
        {item && <CriterionHint hints={hints} section="experience" criterion={item.saved?.id} values={item.values} />}
        <SectionHints hints={hints} />
        {item?.is === 'new' && record.state.matches('held') && <p className="meta">{t('yearsWait')}</p>}
      </div>
    </SectionFrame>
  )
}
