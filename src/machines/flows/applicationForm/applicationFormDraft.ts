import type { Refusal } from '../../../api/client.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import type { Place } from './applicationFormSteps.ts'

type Schemas = components['schemas']
export type NewApplication = Schemas['NewApplication']
export type Application = Schemas['Application']
/** A person who applied before, with what they applied for. */
export type Known = Schemas['Applicant']
type Period = NonNullable<NewApplication['expectedSalOption']>

export const heldFields = [
  'qualificationIds',
  'certificationIds',
  'workAuthIds',
  'designationIds',
  'skillIds',
  'computerSkillIds',
  'languageIds',
  'lifecycleIds',
] as const
export type HeldField = (typeof heldFields)[number]

const texts = ['title', 'firstName', 'middleName', 'surName', 'email', 'mobile', 'phone', 'reference', 'cvNotes'] as const
export type TextName = (typeof texts)[number]
/** What is entered, as the screens hold it. A day of receipt that is not given is today, or stays as it is. */
export type Entered = Record<TextName, string> &
  Record<HeldField, number[]> & {
    source: Schemas['ApplicantSource']
    dateReceived: string | null
    requisitionId: number | null
    city: { id: number; name: string } | null
    totalExperience: number | null
    expectedSalary: number | null
    expectedSalOption: Period
    currentSalary: number | null
    currentSalOption: Period
    salaryCurrency: string
    industryId: number | null
    disciplineId: number | null
    resume: { id: number; originalName: string } | null
  }

export const nothingEntered: Entered = {
  title: '',
  firstName: '',
  middleName: '',
  surName: '',
  email: '',
  mobile: '',
  phone: '',
  reference: '',
  cvNotes: '',
  source: 'MANUAL',
  dateReceived: null,
  requisitionId: null,
  city: null,
  totalExperience: null,
  expectedSalary: null,
  expectedSalOption: 'YEARLY',
  currentSalary: null,
  currentSalOption: 'YEARLY',
  salaryCurrency: 'AUD',
  industryId: null,
  disciplineId: null,
  resume: null,
  qualificationIds: [],
  certificationIds: [],
  workAuthIds: [],
  designationIds: [],
  skillIds: [],
  computerSkillIds: [],
  languageIds: [],
  lifecycleIds: [],
}

/** An application that stands, as somebody begins to change it. */
export function enteredFrom({ applicant, requisitionId, source, cityName, resume }: Application): Entered {
  const { cityId, expectedSalOption, currentSalOption, salaryCurrency } = applicant
  return {
    ...nothingEntered,
    ...Object.fromEntries(texts.map((name) => [name, applicant[name] ?? ''])),
    ...Object.fromEntries(heldFields.map((field) => [field, applicant[field]])),
    source,
    requisitionId,
    city: cityId ? { id: cityId, name: cityName ?? '' } : null,
    totalExperience: applicant.totalExperience,
    expectedSalary: applicant.expectedSalary,
    expectedSalOption: expectedSalOption ?? nothingEntered.expectedSalOption,
    currentSalary: applicant.currentSalary,
    currentSalOption: currentSalOption ?? nothingEntered.currentSalOption,
    salaryCurrency: salaryCurrency ?? nothingEntered.salaryCurrency,
    industryId: applicant.industryId,
    disciplineId: applicant.disciplineId,
    resume,
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
/** What somebody changed, laid over how it stands now. */
export const rebased = (entered: Entered, base: Entered, now: Entered): Entered => ({
  ...now,
  ...Object.fromEntries(Object.entries(entered).filter(([field, value]) => !same(value, base[field as keyof Entered]))),
})

/** The wire's fields; pay that is not stated has neither currency nor period. */
function fieldsOf({ city, resume: _, dateReceived, requisitionId, ...entered }: Entered) {
  const { expectedSalary, currentSalary, expectedSalOption, currentSalOption, salaryCurrency } = entered
  return {
    ...entered,
    ...Object.fromEntries(texts.map((name) => [name, entered[name].trim() || null])),
    firstName: entered.firstName.trim(),
    surName: entered.surName.trim(),
    email: entered.email.trim(),
    cityId: city?.id ?? null,
    expectedSalOption: expectedSalary === null ? null : expectedSalOption,
    currentSalOption: currentSalary === null ? null : currentSalOption,
    salaryCurrency: expectedSalary === null && currentSalary === null ? null : salaryCurrency,
    ...(dateReceived ? { dateReceived } : {}),
    ...(requisitionId === null ? {} : { requisitionId }),
  }
}

/** A new application; of a person who is known the names are those that stand. */
export function applicationFrom(entered: Entered, known: Known | null): NewApplication {
  const { firstName, surName } = known ?? entered
  return { ...fieldsOf(entered), firstName, surName, requisitionId: entered.requisitionId ?? 0, resumeFileId: entered.resume?.id ?? null }
}

/** Only what is to be different; empty where nothing is. */
export function changesFrom(entered: Entered, base: Entered): Omit<Schemas['ApplicationChange'], 'version'> {
  const before: Record<string, unknown> = fieldsOf(base)
  return Object.fromEntries(Object.entries(fieldsOf(entered)).filter(([field, value]) => !same(value, before[field])))
}

export type Gap = 'missing' | 'unclear' | 'applied'
export type Gaps = Partial<Record<keyof Entered, Gap>>

const isAddress = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
export const addressGap = ({ email }: Entered): Gaps => (email.trim() === '' ? { email: 'missing' } : isAddress(email) ? {} : { email: 'unclear' })

/** What keeps a step from being left. */
export function gapsOf(place: Place, entered: Entered, known: Known | null): Gaps {
  const { firstName, surName, requisitionId } = entered
  if (place === 'details')
    return {
      ...addressGap(entered),
      ...(known || firstName.trim() ? {} : { firstName: 'missing' }),
      ...(known || surName.trim() ? {} : { surName: 'missing' }),
    }
  if (place !== 'requisition') return {}
  if (requisitionId === null) return { requisitionId: 'missing' }
  return known?.applications.some((one) => one.requisitionId === requisitionId) ? { requisitionId: 'applied' } : {}
}

/** Where a field is asked for. */
function placeOfField(field: string): Place {
  if (['requisitionId', 'source', 'dateReceived'].includes(field)) return 'requisition'
  if (['resumeFileId', 'resumeId'].includes(field)) return 'cv'
  if (['title', 'firstName', 'middleName', 'surName', 'email', 'mobile', 'phone'].includes(field)) return 'details'
  return 'profile'
}

/** Where what was refused is mended. */
export const placeOfRefusal = ({ errors, code }: Refusal): Place => {
  const [error] = errors
  if (error) return placeOfField(error.field.split('.')[0] ?? '')
  return ['APPLICATION_EXISTS', 'POSITION_CLOSED', 'REQUISITION_LOCKED'].includes(code) ? 'requisition' : 'check'
}
