import type { ReactNode } from 'react'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import type { Situation } from '../components/form/problems.ts'
import { type Stale, StaleFields } from '../components/form/StaleChoice.tsx'
import type { useRecordForm } from './useRecordForm.ts'

type Props<Field extends string> = {
  form: Pick<ReturnType<typeof useRecordForm>, 'typed' | 'busy' | 'errors' | 'problem' | 'discard'> & { stale: Stale | null }
  title: string
  confirm: string
  /** In pixels, where the usual width is not enough. */
  size?: number
  /** Something beside the record is on its way, such as a file. */
  busy?: boolean
  situation: Situation
  /** A field in words, and what is typed in it, where others saved it as well. */
  label: (field: Field) => string
  show?: (field: Field, value: unknown) => unknown
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog of a `useRecordForm`: what is wrong and what others saved stand above its fields; closing it takes back what was typed. */
export function RecordDialog<Field extends string>({ form, title, confirm, size, busy, situation, label, show, onSubmit, onClose, children }: Props<Field>) {
  const { typed, errors, problem, stale } = form
  const close = () => {
    form.discard()
    onClose()
  }
  return (
    <FormDialog {...{ title, typed, confirm, onSubmit }} {...(size && { size })} busy={busy || form.busy} onClose={close}>
      <ErrorSummary errors={errors} />
      <StaleFields<Field> stale={stale} label={label} {...(show && { show })} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation={situation} />}
      {children}
    </FormDialog>
  )
}
