import { Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import { heldFields } from '../../../machines/flows/applicationForm/applicationFormDraft.ts'
import { optional } from '../../components/form/fields.tsx'
import { PlaceSelect } from '../../data/PlaceSelect.tsx'
import { placeInWords } from '../../data/usePlaces.ts'
import { t } from '../../i18n/applicationForm.ts'
import { separators } from '../../i18n/format.ts'
import { ReferenceSelect } from '../../requisitions/sections/ReferenceSelect.tsx'
import css from './FormPage.module.css'
import { type FieldsProps, inputsOf } from './formFields.ts'
import { HeldSelect } from './HeldSelect.tsx'
import { PayFields } from './PayFields.tsx'

/** What the application says of the person. */
export function ProfileFields(props: FieldsProps) {
  const { field, text } = inputsOf(props)
  const { entered, fill } = props
  const { city, industryId } = entered
  return (
    <div className="form">
      <p className="dim">{t('profileText')}</p>
      <fieldset className={css.group}>
        <legend>{t('experience')}</legend>
        <PlaceSelect
          {...field('cityId')}
          label={optional(t('city'))}
          description={city ? t('cityChosen', { city: city.name }) : undefined}
          without={city ? [city.id] : []}
          onChoose={(place) => fill({ city: { id: place.id, name: placeInWords(place) } })}
        />
        {city && (
          <Button size="md" justify="start" onClick={() => fill({ city: null })}>
            {t('cityRemove')}
          </Button>
        )}
        <NumberInput
          {...field('totalExperience')}
          label={optional(t('totalExperience'))}
          maw={200}
          {...separators()}
          decimalScale={1}
          allowNegative={false}
          inputMode="decimal"
          value={entered.totalExperience ?? ''}
          onChange={(typed) => fill({ totalExperience: typed === '' || !Number.isFinite(Number(typed)) ? null : Number(typed) })}
        />
        <div className="pair">
          <ReferenceSelect
            {...field('industryId')}
            list="/ref/industry"
            label={optional(t('industry'))}
            clearable
            value={industryId}
            onChange={(chosen) => fill({ industryId: chosen, ...(chosen === industryId ? {} : { disciplineId: null }) })}
          />
          <ReferenceSelect
            {...field('disciplineId')}
            list="/ref/industry_discipline"
            label={optional(t('discipline'))}
            clearable
            disabled={industryId === null}
            only={(one) => one.industryId === industryId}
            value={entered.disciplineId}
            onChange={(disciplineId) => fill({ disciplineId })}
          />
        </div>
      </fieldset>
      <PayFields {...props} />
      <fieldset className={css.group}>
        <legend>{t('holds')}</legend>
        {heldFields.map((held) => (
          <HeldSelect key={held} {...field(held)} held={held} value={entered[held]} onChange={(ids) => fill({ [held]: ids })} />
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{t('notes')}</legend>
        <TextInput {...text('reference')} label={optional(t('reference'))} />
        <Textarea {...text('cvNotes')} label={optional(t('cvNotes'))} autosize minRows={3} />
      </fieldset>
    </div>
  )
}
