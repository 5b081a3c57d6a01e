import { TextInput } from '@mantine/core'
import type { Known } from '../../../machines/flows/applicationForm/applicationFormDraft.ts'
import { optional } from '../../components/form/fields.tsx'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/applicationForm.ts'
import { day } from '../../i18n/format.ts'
import { nameOf } from '../nameOf.ts'
import { type FieldsProps, inputsOf } from './formFields.ts'

/** Who it is. The address comes first: by it a person is found, and what is known of them is not asked again. */
export function DetailsFields({ known, isNew, ...props }: FieldsProps & { known: Known | null; isNew: boolean }) {
  const { text } = inputsOf(props)
  return (
    <div className="form">
      <p className="dim">{t(isNew ? 'detailsText' : 'detailsTextChange')}</p>
      <TextInput {...text('email')} type="email" label={t('email')} autoComplete="off" />
      {known ? (
        <Note tone="blue" role="status">
          <b>{t('knownTitle', { name: nameOf(known) })}</b> {t('knownText', { n: known.applications.length })}
          <ul className="note-list">
            {known.applications.map(({ id, positionTitle, dateReceived }) => (
              <li key={id}>{t('knownIn', { title: positionTitle, day: day(dateReceived) })}</li>
            ))}
          </ul>
        </Note>
      ) : (
        <>
          <TextInput {...text('title')} label={optional(t('title'))} maw={160} autoComplete="off" />
          <div className="pair">
            <TextInput {...text('firstName')} label={t('firstName')} autoComplete="off" />
            <TextInput {...text('middleName')} label={optional(t('middleName'))} autoComplete="off" />
          </div>
          <TextInput {...text('surName')} label={t('surName')} autoComplete="off" />
          <div className="pair">
            <TextInput {...text('mobile')} type="tel" label={optional(t('mobile'))} autoComplete="off" />
            <TextInput {...text('phone')} type="tel" label={optional(t('phone'))} autoComplete="off" />
          </div>
        </>
      )}
    </div>
  )
}
