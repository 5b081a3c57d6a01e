import type { components } from '../../../api/recruitment.gen.ts'
import type { Draft } from '../../../machines/applyDraft.ts'
import { type FieldError, fieldsOf } from '../../kit/fields.tsx'
import { say } from '../../words/apply.ts'
import { SelectField, TextField } from './PlainField.tsx'

type Props = { draft: Draft; errors: FieldError[]; places: components['schemas']['PlaceChoice'][] }

export function AboutFields({ draft, errors, places }: Props) {
  const field = fieldsOf(errors)
  const countries = [...new Set(places.map(({ country }) => country))]
  return (
    <div className="form">
      <TextField {...field('firstName')} label={say('firstName')} defaultValue={draft.firstName} autoComplete="given-name" maxLength={100} />
      <TextField {...field('middleName')} label={say('middleName')} defaultValue={draft.middleName} autoComplete="additional-name" maxLength={100} />
      <TextField {...field('surName')} label={say('surName')} defaultValue={draft.surName} autoComplete="family-name" maxLength={100} />
      <TextField
        {...field('email')}
        label={say('email')}
        description={say('emailHelp')}
        defaultValue={draft.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <TextField
        {...field('mobile')}
        label={say('mobile')}
        description={say('mobileHelp')}
        defaultValue={draft.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <SelectField {...field('cityId')} label={say('cityId')} description={say('cityHelp')} defaultValue={draft.cityId}>
        <option value="">{say('otherPlace')}</option>
        {countries.map((country) => (
          <optgroup key={country} label={country}>
            {places
              .filter((place) => place.country === country)
              .map(({ id, city }) => (
                <option key={id} value={id}>
                  {city}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  )
}
