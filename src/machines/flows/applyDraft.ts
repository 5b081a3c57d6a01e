import type { components } from '../../api/recruitment.gen.ts'
import type { Step } from './applySteps.ts'

export type PublicApplication = components['schemas']['PublicApplication']
export type Resume = { id: number; token: string; originalName: string; size: number }

export const heldLists = ['qualificationIds', 'certificationIds', 'workAuthIds', 'skillIds', 'designationIds'] as const
export type HeldList = (typeof heldLists)[number]

/** The answers as they were typed, so that nothing typed is ever lost or rewritten. */
export type Draft = Record<
  'firstName' | 'middleName' | 'surName' | 'email' | 'mobile' | 'place' | 'cityId' | 'totalExperience' | 'expectedSalary' | 'salaryCurrency',
  string
> & {
  expectedSalOption: components['schemas']['PublicApplication']['expectedSalOption'] & string
  held: Record<HeldList, number[]>
  resume: Resume | null
  consent: boolean
  keepLonger: boolean
}
export type Field = Exclude<keyof Draft, 'held'> | HeldList
/** Which field lacks what; the screens put the code into words. */
export type Gap = 'missing' | 'unclear' | 'wrongType' | 'empty' | 'tooLarge'
export type Gaps = Partial<Record<Field, Gap>>

export const emptyDraft: Draft = {
  firstName: '',
  middleName: '',
  surName: '',
  email: '',
  mobile: '',
  place: '',
  cityId: '',
  totalExperience: '',
  expectedSalary: '',
  salaryCurrency: '',
  expectedSalOption: 'YEARLY',
  held: { qualificationIds: [], certificationIds: [], workAuthIds: [], skillIds: [], designationIds: [] },
  resume: null,
  consent: false,
  keepLonger: false,
}

/** Where a field is asked for; what is asked on the last page belongs to `check`. */
export const stepOf: Record<Field, Step | 'check'> = {
  firstName: 'about',
  middleName: 'about',
  surName: 'about',
  email: 'about',
  mobile: 'about',
  place: 'about',
  cityId: 'about',
  totalExperience: 'experience',
  qualificationIds: 'experience',
  certificationIds: 'experience',
  workAuthIds: 'experience',
  skillIds: 'experience',
  designationIds: 'experience',
  expectedSalary: 'salary',
  salaryCurrency: 'salary',
  expectedSalOption: 'salary',
  resume: 'cv',
  consent: 'check',
  keepLonger: 'check',
}
export const isField = (name: string): name is Field => Object.hasOwn(stepOf, name)

/** A number as people write it: 82,000 · 82 000 · 82'000.50 · 7,5. Undefined when it could be read in two ways. */
export function numberFrom(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s'’$€£]/g, '')
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(text)) return Number(text.replaceAll(',', ''))
  return /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

const person = /^[^<>@/:]*$/
const nameGap = (text: string): Gap | undefined => (text.trim() === '' ? 'missing' : person.test(text) ? undefined : 'unclear')
const patternGap = (text: string, pattern: RegExp): Gap | undefined => (text.trim() === '' ? 'missing' : pattern.test(text.trim()) ? undefined : 'unclear')
const numberGap = (text: string, most: number): Gap | undefined => {
  const value = numberFrom(text)
  return text.trim() === '' || (value !== undefined && value <= most) ? undefined : 'unclear'
}

/** What can be said of a file before it is sent; its content is judged by the server. */
export function fileGap({ name, size }: Pick<File, 'name' | 'size'>): Gap | undefined {
  if (!/\.(pdf|docx)$/i.test(name)) return 'wrongType'
  if (size === 0) return 'empty'
  return size > 10 * 1024 * 1024 ? 'tooLarge' : undefined
}

/** What keeps a step from being left. */
export function gapsOf(step: Step | 'check', draft: Draft): Gaps {
  const found: Record<Step | 'check', Gaps> = {
    about: {
      firstName: nameGap(draft.firstName),
      middleName: person.test(draft.middleName) ? undefined : 'unclear',
      surName: nameGap(draft.surName),
      email: patternGap(draft.email, /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/),
      mobile: patternGap(draft.mobile, /^[+()0-9 ./-]{4,40}$/),
      // A place that was typed and not chosen says nothing.
      cityId: draft.place.trim() !== '' && draft.cityId === '' ? 'unclear' : undefined,
    },
    experience: { totalExperience: numberGap(draft.totalExperience, 80) },
    salary: { expectedSalary: numberGap(draft.expectedSalary, 1e12) },
    cv: { resume: draft.resume ? undefined : 'missing' },
    check: { consent: draft.consent ? undefined : 'missing' },
  }
  return Object.fromEntries(Object.entries(found[step]).filter(([, gap]) => gap !== undefined))
}

const minorUnits = (amount: number, currency: string) =>
  Math.round(amount * 10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2))

/** The draft as the contract wants it; what is not stated is left out. Asked for only once consent was given. */
export function applicationFrom(draft: Draft, resume: Resume): PublicApplication {
  const years = numberFrom(draft.totalExperience)
  const salary = numberFrom(draft.expectedSalary)
  return {
    firstName: draft.firstName.trim(),
    ...(draft.middleName.trim() ? { middleName: draft.middleName.trim() } : {}),
    surName: draft.surName.trim(),
    email: draft.email.trim(),
    mobile: draft.mobile.trim(),
    ...(draft.cityId ? { cityId: Number(draft.cityId) } : {}),
    ...(years === undefined ? {} : { totalExperience: years }),
    ...(salary === undefined || !draft.salaryCurrency
      ? {}
      : { expectedSalary: minorUnits(salary, draft.salaryCurrency), salaryCurrency: draft.salaryCurrency, expectedSalOption: draft.expectedSalOption }),
    ...draft.held,
    resume: { id: resume.id, token: resume.token },
    consent: true,
    keepLonger: draft.keepLonger,
  }
}
