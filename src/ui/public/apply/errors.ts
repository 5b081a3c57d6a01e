import type { Refusal } from '../../../api/client.ts'
import type { Gaps } from '../../../machines/applyDraft.ts'
import type { FieldError } from '../../kit/fields.tsx'
import { say } from '../../words/apply.ts'

const words = {
  firstName: { missing: 'firstNameMissing', unclear: 'firstNameUnclear' },
  middleName: { missing: 'middleNameUnclear', unclear: 'middleNameUnclear' },
  surName: { missing: 'surNameMissing', unclear: 'surNameUnclear' },
  email: { missing: 'emailMissing', unclear: 'emailUnclear' },
  mobile: { missing: 'mobileMissing', unclear: 'mobileUnclear' },
  totalExperience: { missing: 'totalExperienceUnclear', unclear: 'totalExperienceUnclear' },
  expectedSalary: { missing: 'expectedSalaryUnclear', unclear: 'expectedSalaryUnclear' },
  resume: { missing: 'resumeMissing', unclear: 'resumeMissing' },
  consent: { missing: 'consentMissing', unclear: 'consentMissing' },
} as const

/** What is to be mended on this page: what the flow found, or what the server refused, field by field. */
export function errorsOf(gaps: Gaps, problem: Refusal | null): FieldError[] {
  const found = Object.entries(gaps).flatMap(([field, gap]) => (field in words ? [{ field, message: say(words[field as keyof typeof words][gap]) }] : []))
  return [...found, ...(problem?.errors ?? []).map(({ field, message }) => ({ field: field === 'file' ? 'resume' : (field.split('.')[0] ?? field), message }))]
}
