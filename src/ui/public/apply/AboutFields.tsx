import { publicApplication } from '../../../api/publicBounds.gen.ts'
import type { Draft } from '../../../machines/flows/applyDraft.ts'
import { type FieldError, fieldsOf } from '../../components/form/fields.tsx'
import { t } from '../../i18n/apply.ts'
import { PlaceField } from './PlaceField.tsx'
import { TextField } from './PlainField.tsx'

type Props = { draft: Draft; errors: FieldError[]; onFill: (answers: Partial<Draft>) => void }

export function AboutFields({ draft, errors, onFill }: Props) {
  const field = fieldsOf(errors, '', publicApplication)
  return (
    <div className="form">
      <TextField {...field('firstName')} label={t('firstName')} defaultValue={draft.firstName} autoComplete="given-name" />
      <TextField {...field('middleName')} label={t('middleName')} defaultValue={draft.middleName} autoComplete="additional-name" />
      <TextField {...field('surName')} label={t('surName')} defaultValue={draft.surName} autoComplete="family-name" />
      <TextField
        {...field('email')}
        label={t('email')}
        description={t('emailHelp')}
        defaultValue={draft.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('mobile')}
        label={t('mobile')}
        description={t('mobileHelp')}
        defaultValue={draft.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <PlaceField field={field('cityId')} written={draft.place} onWrite={onFill} />
    </div>
  )
}
