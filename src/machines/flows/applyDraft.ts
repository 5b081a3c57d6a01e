import type { components } from '../../api/recruitment.gen.ts'
import { shownLanguage } from '../../api/shownLanguage.ts'
import { type Place, type Step, steps } from './applySteps.ts'

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
  /** To the questions of the post, by their numbers: a text as it was typed, or what was chosen. */
  answers: Record<string, string[]>
  resume: Resume | null
  consent: boolean
  keepLonger: boolean
}
export type Field = Exclude<keyof Draft, 'held'> | HeldList
/** Which field lacks what; the screens put the code into words. */
export type Gap = 'missing' | 'unclear' | 'wrongType' | 'empty' | 'tooLarge'
export type Gaps = Partial<Record<Field | `answers.${number}`, Gap>>
/** What a post asks in its own way. */
export type Asked = Pick<components['schemas']['OpenPositionDetail'], 'questions' | 'resumeRequired'>
/** Where a link says that somebody comes from: the channel, and whoever shared it. */
export type Touch = Pick<PublicApplication, 'channel' | 'referral'>
export type Question = Asked['questions'][number]

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
  answers: {},
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
  answers: 'questions',
  resume: 'cv',
  consent: 'check',
  keepLonger: 'check',
}
/** The pages of a post's flow in their order. */
export const pagesOf = ({ questions }: Asked): readonly Place[] => [...steps.filter((step) => step !== 'questions' || questions.length > 0), 'check']
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

/** What was answered, without what is nothing. */
const saidTo = ({ id }: Question, { answers }: Draft): string[] => (answers[id] ?? []).map((word) => word.trim()).filter(Boolean)
/** As numberFrom, also below zero. */
const signedFrom = (typed = '') => (/^\s*[-−]/.test(typed) ? -(numberFrom(typed.replace(/[-−]/, '')) ?? Number.NaN) : (numberFrom(typed) ?? Number.NaN))

function answerGap(question: Question, draft: Draft): Gap | undefined {
  const said = saidTo(question, draft)
  if (said.length === 0) return question.required ? 'missing' : undefined
  if (question.kind === 'NUMBER') return Math.abs(signedFrom(said[0])) <= 1e12 ? undefined : 'unclear'
  // A choice may have been taken out since it was made.
  return question.options.length > 0 && !said.every((word) => question.options.includes(word)) ? 'unclear' : undefined
}

/** What keeps a step from being left. */
export function gapsOf(step: Step | 'check', draft: Draft, { questions, resumeRequired }: Asked): Gaps {
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
    questions: Object.fromEntries(questions.map((question) => [`answers.${question.id}`, answerGap(question, draft)])),
    cv: { resume: draft.resume || !resumeRequired ? undefined : 'missing' },
    check: { consent: draft.consent ? undefined : 'missing' },
  }
  return Object.fromEntries(Object.entries(found[step]).filter(([, gap]) => gap !== undefined))
}

const minorUnits = (amount: number, currency: string) =>
  Math.round(amount * 10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2))

/** An answer in the field of its kind. */
function answerFrom(question: Question, draft: Draft): NonNullable<PublicApplication['answers']> {
  const [questionId, said] = [question.id, saidTo(question, draft)]
  const [word] = said
  if (word === undefined) return []
  switch (question.kind) {
    case 'SHORT_TEXT':
      return [{ questionId, text: word }]
    case 'LONG_TEXT':
      return [{ questionId, longText: word }]
    case 'YES_NO':
      return [{ questionId, yes: word === 'true' }]
    case 'ONE_OF':
      return [{ questionId, option: word }]
    case 'SEVERAL_OF':
      return [{ questionId, options: said }]
    case 'NUMBER':
      return [{ questionId, number: signedFrom(word) }]
  }
}

/** Which wording of the consents the form shows (server/records/consentWording.ts). */
export const WORDING = 1

/** The draft as the contract wants it; what is not stated is left out. Asked for only once consent was given. */
export function applicationFrom(draft: Draft, { questions }: Asked, touch: Touch): PublicApplication {
  const { resume } = draft
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
    ...(resume ? { resume: { id: resume.id, token: resume.token } } : {}),
    ...(questions.length > 0 ? { answers: questions.flatMap((question) => answerFrom(question, draft)) } : {}),
    ...touch,
    consent: true,
    keepLonger: draft.keepLonger,
    wording: { version: WORDING, language: shownLanguage() },
  }
}
