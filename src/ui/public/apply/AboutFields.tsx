import { publicApplication } from '../../../api/publicBounds.gen.ts'
import type { Draft } from '../../../machines/flows/applyDraft.ts'
import type { CvRead } from '../../../machines/flows/applyRead.ts'
import { type FieldError, fieldsOf } from '../../components/form/fields.tsx'
import { t } from '../../i18n/apply.ts'
import { FromCv, WithWords } from './FromCv.tsx'
import { PlaceField } from './PlaceField.tsx'
import { TextField } from './PlainField.tsx'

type Props = { draft: Draft; read: CvRead | null; errors: FieldError[]; onFill: (answers: Partial<Draft>) => void }

const asked = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'middleName', autoComplete: 'additional-name' },
  { name: 'surName', autoComplete: 'family-name' },
  { name: 'email', help: 'emailHelp', autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  { name: 'mobile', help: 'mobileHelp', autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
] as const

/** Who it is. What the CV says is shown in short, to be checked; the rest is asked. */
export function AboutFields({ draft, read, errors, onFill }: Props) {
  const field = fieldsOf(errors, '', publicApplication)
  // Whose name was read has a middle name there, or none.
  const isRead = ({ name }: (typeof asked)[number]) => read?.fields[name === 'middleName' ? 'firstName' : name] !== undefined
  const input = ({ name, help, ...attributes }: (typeof asked)[number] & { help?: 'emailHelp' | 'mobileHelp' }) => (
    <TextField key={name} {...field(name)} label={t(name)} {...(help ? { description: t(help) } : {})} defaultValue={draft[name]} {...attributes} />
  )
  const found = asked.filter(isRead)
  return (
    <div className="form">
      {found.length > 0 && (
        <FromCv
          values={found.filter(({ name }) => name !== 'middleName' || draft.middleName.trim()).map(({ name }) => [t(name), draft[name]])}
          wrong={found.some(({ name }) => field(name).error)}
        >
          {found.map((one) => (
            <WithWords key={one.name} evidence={read?.fields[one.name]?.evidence ?? []}>
              {input(one)}
            </WithWords>
          ))}
        </FromCv>
      )}
      {asked.filter((one) => !isRead(one)).map(input)}
      <PlaceField field={field('cityId')} written={draft.place} onWrite={onFill} />
    </div>
  )
}
