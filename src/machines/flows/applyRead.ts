import type { components } from '../../api/recruitment.gen.ts'
import { type Asked, type Draft, gapsOf, type HeldList, heldLists, stepOf } from './applyDraft.ts'
import type { Step } from './applySteps.ts'

type Reading = components['schemas']['CvReading']
type Evidence = components['schemas']['CvEvidence']
const readFields = ['firstName', 'middleName', 'surName', 'email', 'mobile', 'totalExperience'] as const
type ReadField = (typeof readFields)[number]

/** What was filled in from the CV, each with the words that it was read from; to be checked by the person. */
export type CvRead = {
  fields: Partial<Record<ReadField, { value: string; evidence: Evidence }>>
  items: { list: HeldList; id: number; name: string; evidence: Evidence }[]
}

/** Fills in what the CV says where nothing was typed and the page was not answered yet; nothing that a page would refuse. */
export function filledFrom(draft: Draft, reading: Reading, answered: readonly Step[], asked: Asked): { draft: Draft; read: CvRead } {
  const isOpen = (field: ReadField | HeldList) => !answered.some((step) => step === stepOf[field])
  const said = (field: ReadField) => {
    if (field === 'totalExperience') return reading.experience && { value: String(reading.experience.years), evidence: reading.experience.evidence }
    const of = (name: string) => reading.contact.find((one) => one.field === name)
    return of(field) ?? (field === 'mobile' ? of('phone') : undefined)
  }
  const found = readFields.flatMap((field) => {
    const one = isOpen(field) && draft[field].trim() === '' ? said(field) : null
    const isSound = one && gapsOf(field === 'totalExperience' ? 'experience' : 'about', { ...draft, [field]: one.value }, asked)[field] === undefined
    return one && isSound ? [[field, { value: one.value, evidence: one.evidence }] as const] : []
  })
  const items = reading.items.flatMap(({ field, id, name, evidence }) => {
    const list = heldLists.find((one) => one === field)
    return list && isOpen(list) && !draft.held[list].includes(id) ? [{ list, id, name, evidence }] : []
  })
  return {
    draft: {
      ...draft,
      ...Object.fromEntries(found.map(([field, { value }]) => [field, value])),
      held: Object.fromEntries(
        heldLists.map((list) => [list, [...draft.held[list], ...items.filter((item) => item.list === list).map(({ id }) => id)]]),
      ) as Draft['held'],
    },
    read: { fields: Object.fromEntries(found), items },
  }
}

/** The CV is gone, and with it what was filled in from it and nobody has looked at or changed. */
export function withoutRead(draft: Draft, read: CvRead | null, answered: readonly Step[]): Draft {
  if (!read) return draft
  const isOpen = (field: ReadField | HeldList) => !answered.some((step) => step === stepOf[field])
  const untouched = readFields.filter((field) => isOpen(field) && draft[field] === read.fields[field]?.value)
  const left = (list: HeldList) =>
    isOpen(list) ? draft.held[list].filter((id) => !read.items.some((item) => item.list === list && item.id === id)) : draft.held[list]
  return {
    ...draft,
    ...Object.fromEntries(untouched.map((field) => [field, ''])),
    held: Object.fromEntries(heldLists.map((list) => [list, left(list)])) as Draft['held'],
  }
}
