import { NativeSelect, TextInput } from '@mantine/core'
import type { components } from '../../../api/recruitment.gen.ts'
import type { Draft } from '../../../machines/applyDraft.ts'
import { type FieldError, fieldsOf } from '../../kit/fields.tsx'
import { say } from '../../words/apply.ts'

type Props = { draft: Draft; errors: FieldError[]; places: components['schemas']['PlaceChoice'][] }

export function AboutFields({ draft, errors, places }: Props) {
  const field = fieldsOf(errors)
  const countries = [...new Set(places.map(({ country }) => country))]
  return (
    <div className="form">
      <TextInput {...field('firstName')} label={say('firstName')} defaultValue={draft.firstName} autoComplete="given-name" maxLength={100} />
      <TextInput {...field('middleName')} label={say('middleName')} defaultValue={draft.middleName} autoComplete="additional-name" maxLength={100} />
      <TextInput {...field('surName')} label={say('surName')} defaultValue={draft.surName} autoComplete="family-name" maxLength={100} />
      <TextInput
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
      <TextInput
        {...field('mobile')}
        label={say('mobile')}
        description={say('mobileHelp')}
        defaultValue={draft.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <NativeSelect
        {...field('cityId')}
        label={say('cityId')}
        description={say('cityHelp')}
        defaultValue={draft.cityId}
        data={[
          { value: '', label: say('otherPlace') },
          ...countries.map((group) => ({
            group,
            items: places.filter(({ country }) => country === group).map(({ id, city }) => ({ value: String(id), label: city })),
          })),
        ]}
      />
    </div>
  )
}
