import type { Refusal } from '../../../api/client.ts'
import type { Field, Gap, Gaps } from '../../../machines/flows/applyDraft.ts'
import type { FieldError } from '../../components/form/fields.tsx'
import { t } from '../../i18n/apply.ts'

type Words = Partial<Record<Gap, Parameters<typeof t>[0]>>
const words: Partial<Record<Field, Words>> = {
  firstName: { missing: 'firstNameMissing', unclear: 'firstNameUnclear' },
  middleName: { unclear: 'middleNameUnclear' },
  surName: { missing: 'surNameMissing', unclear: 'surNameUnclear' },
  email: { missing: 'emailMissing', unclear: 'emailUnclear' },
  mobile: { missing: 'mobileMissing', unclear: 'mobileUnclear' },
  cityId: { unclear: 'cityIdUnclear' },
  totalExperience: { unclear: 'totalExperienceUnclear' },
  expectedSalary: { unclear: 'expectedSalaryUnclear' },
  resume: { missing: 'resumeMissing', wrongType: 'resumeWrongType', empty: 'resumeEmpty', tooLarge: 'resumeTooLarge' },
  consent: { missing: 'consentMissing' },
}

/** What is to be mended on this page: what the flow found, or what the server refused, field by field. */
export function errorsOf(gaps: Gaps, problem: Refusal | null): FieldError[] {
  const found = (Object.entries(gaps) as [Field, Gap][]).map(([field, gap]) => ({ field, message: t(words[field]?.[gap] ?? 'problem') }))
  return [...found, ...(problem?.errors ?? []).map(({ field, message }) => ({ field: field === 'file' ? 'resume' : (field.split('.')[0] ?? field), message }))]
}
