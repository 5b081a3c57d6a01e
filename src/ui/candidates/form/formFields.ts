import type { Refusal } from '../../../api/client.ts'
import { applicationChange } from '../../../api/recruitmentBounds.gen.ts'
import type { Entered, Gap, Gaps, TextName } from '../../../machines/flows/applicationForm/applicationFormDraft.ts'
import { type FieldError, fieldsOf } from '../../components/form/fields.tsx'
import { t } from '../../i18n/applicationForm.ts'

const words: Partial<Record<keyof Entered, Partial<Record<Gap, Parameters<typeof t>[0]>>>> = {
  firstName: { missing: 'firstNameMissing' },
  surName: { missing: 'surNameMissing' },
  email: { missing: 'emailMissing', unclear: 'emailUnclear' },
  requisitionId: { missing: 'requisitionMissing', applied: 'requisitionApplied' },
}

/** What is to be mended on this page: what the form found, or what the server refused, field by field. */
export function errorsOf(gaps: Gaps, problem: Refusal | null): FieldError[] {
  const found = (Object.entries(gaps) as [keyof Entered, Gap][]).map(([field, gap]) => ({ field, message: t(words[field]?.[gap] ?? 'problem') }))
  return [...found, ...(problem?.errors ?? []).map(({ field, message }) => ({ field: field.split('.')[0] ?? field, message }))]
}

/** What the fields of a step are given. */
export type FieldsProps = { entered: Entered; errors: FieldError[]; fill: (answers: Partial<Entered>) => void }

export function inputsOf({ entered, errors, fill }: FieldsProps) {
  const field = fieldsOf(errors, '', applicationChange)
  return {
    field,
    text: (name: TextName) => ({
      ...field(name),
      value: entered[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => fill({ [name]: value }),
    }),
  }
}
