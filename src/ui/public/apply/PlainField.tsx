import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import applyCss from './apply.module.css'
import css from './PlainField.module.css'

type Shared = { id: string; name: string; label: string; description?: string; error?: string | undefined }

/** The browser's own fields: these pages are loaded over slow connections. Label over help over error over field. */
function Field({ id, label, description, error, children }: Shared & { children: ReactNode }) {
  return (
    <div className={css.fld}>
      <label htmlFor={id}>{label}</label>
      {description && (
        <div className={applyCss.fldHelp} id={`${id}-help`}>
          {description}
        </div>
      )}
      {error && (
        <div className="wrong" id={`${id}-error`}>
          {error}
        </div>
      )}
      {children}
    </div>
  )
}

const said = ({ id, name, description, error }: Shared) => ({
  id,
  name,
  'aria-invalid': Boolean(error) || undefined,
  'aria-describedby': [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

export function TextField({ id, name, label, description, error, ...input }: Shared & ComponentPropsWithoutRef<'input'>) {
  const shared = { id, name, label, error, ...(description ? { description } : {}) }
  return (
    <Field {...shared}>
      <input {...said(shared)} {...input} />
    </Field>
  )
}

export function LongTextField({ id, name, label, description, error, ...textarea }: Shared & ComponentPropsWithoutRef<'textarea'>) {
  const shared = { id, name, label, error, ...(description ? { description } : {}) }
  return (
    <Field {...shared}>
      <textarea {...said(shared)} {...textarea} />
    </Field>
  )
}

export function SelectField({ id, name, label, description, error, ...select }: Shared & ComponentPropsWithoutRef<'select'>) {
  const shared = { id, name, label, error, ...(description ? { description } : {}) }
  return (
    <Field {...shared}>
      <select {...said(shared)} {...select} />
    </Field>
  )
}
