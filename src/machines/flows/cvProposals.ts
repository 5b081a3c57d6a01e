import type { components } from '../../api/recruitment.gen.ts'
import { type Entered, type HeldField, heldFields, type Known } from './applicationForm/applicationFormDraft.ts'

export type CvReading = components['schemas']['CvReading']
type CvEvidence = components['schemas']['CvEvidence']
export type Employment = CvReading['employments'][number]
type Contact = CvReading['contact'][number]['field']

/** Something that a CV says and the form does not: what it would be, what stands there instead, and the words that it was read from. */
export type Proposal = {
  /** What it is known by among those that were refused. */
  key: string
  step: 'details' | 'profile'
  field: Contact | 'totalExperience' | HeldField | 'cvNotes'
  value: string
  /** What was typed instead; empty where nothing was. */
  typed: string
  evidence: CvEvidence
  /** The answers once it is taken. */
  take: (entered: Entered) => Partial<Entered>
}

const folded = (text: string) => text.trim().toLowerCase()
const digits = (text: string) => text.replaceAll(/\D/g, '')
const isSame = (field: Contact, one: string, other: string) =>
  field === 'mobile' || field === 'phone' ? digits(one) === digits(other) : folded(one) === folded(other)

/** What is proposed to whoever fills in the form. Of a person who is known only the address is asked for, so only that is compared. */
export function proposalsFrom(reading: CvReading, entered: Entered, known: Known | null, noteOf: (employment: Employment) => string): Proposal[] {
  const contact = reading.contact
    .filter(({ field, value }) => !(known && field !== 'email') && !isSame(field, value, entered[field]))
    // One number under either name is there.
    .filter(({ field, value }) => !['mobile', 'phone'].includes(field) || ![entered.mobile, entered.phone].some((typed) => digits(typed) === digits(value)))
    .map(
      ({ field, value, evidence }): Proposal => ({
        ...keyed(field, value),
        step: 'details',
        typed: entered[field],
        evidence,
        take: () => ({ [field]: value }),
      }),
    )
  const { experience } = reading
  const years: Proposal[] =
    experience === null || experience.years === entered.totalExperience
      ? []
      : [
          {
            ...keyed('totalExperience', String(experience.years)),
            step: 'profile',
            typed: entered.totalExperience === null ? '' : String(entered.totalExperience),
            evidence: experience.evidence,
            take: () => ({ totalExperience: experience.years }),
          },
        ]
  const items = heldFields.flatMap((field) =>
    reading.items
      .filter((item) => item.field === field && !entered[field].includes(item.id))
      .map(
        ({ id, name, evidence }): Proposal => ({
          ...keyed(field, name),
          step: 'profile',
          typed: '',
          evidence,
          take: (now) => ({ [field]: [...new Set([...now[field], id])] }),
        }),
      ),
  )
  const employments = reading.employments.flatMap((one): Proposal[] => {
    const note = noteOf(one)
    const take = ({ cvNotes }: Entered) => ({ cvNotes: [cvNotes.trimEnd(), note].filter(Boolean).join('\n') })
    return entered.cvNotes.includes(note) ? [] : [{ ...keyed('cvNotes', note), step: 'profile', typed: '', evidence: one.evidence, take }]
  })
  return [...contact, ...years, ...items, ...employments]
}

const keyed = <Field extends Proposal['field']>(field: Field, value: string) => ({ key: `${field} ${value}`, field, value })

/** The answers once all of these are taken. */
export function takenFrom(proposals: readonly Proposal[], entered: Entered): Partial<Entered> {
  const answers: Partial<Entered> = {}
  for (const { take } of proposals) Object.assign(answers, take({ ...entered, ...answers }))
  return answers
}
