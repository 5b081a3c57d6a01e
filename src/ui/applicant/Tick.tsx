import { fieldId } from '../components/form/fields.tsx'
import css from './applicant.module.css'

type Props = { name: string; label: string; error?: string | undefined; checked?: boolean; onChange?: (checked: boolean) => void }

/** A consent: a box that is large enough for a thumb, its words beside it. */
export function Tick({ name, label, error, checked, onChange }: Props) {
  const id = fieldId(name)
  return (
    <div>
      {error && (
        <p className="wrong" id={`${id}-error`}>
          {error}
        </p>
      )}
      <label className={css.tick}>
        <input
          type="checkbox"
          id={id}
          name={name}
          {...(onChange ? { checked: checked ?? false, onChange: (event) => onChange(event.currentTarget.checked) } : { defaultChecked: checked ?? false })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
