import type { Refusal } from '../../../api/client.ts'
import type { Asked, Field, Gap, Gaps } from '../../../machines/flows/applyDraft.ts'
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
export function errorsOf(gaps: Gaps, problem: Refusal | null, { questions }: Asked): FieldError[] {
  const found = (Object.entries(gaps) as [Field, Gap][]).map(([field, gap]) => {
    const question = questions.find(({ id }) => field === `answers.${id}`)
    if (!question) return { field, message: t(words[field]?.[gap] ?? 'problem') }
    const key = gap === 'missing' ? 'answerMissing' : question.kind === 'NUMBER' ? 'answerNumber' : 'answerChoice'
    return { field, message: t(key, { question: question.text }) }
  })
  return [...found, ...(problem?.errors ?? []).map(({ field, message }) => ({ field: fieldOf(field), message }))]
}

/** Only questions are told apart by what stands behind the point. */
const fieldOf = (field: string) => (field === 'file' ? 'resume' : field.startsWith('answers.') ? field : (field.split('.')[0] ?? field))
