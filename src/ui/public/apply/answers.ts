import { type Draft, heldLists } from '../../../machines/flows/applyDraft.ts'
import type { Place } from '../../../machines/flows/applySteps.ts'

const asked = {
  about: ['firstName', 'middleName', 'surName', 'email', 'mobile'],
  experience: ['totalExperience'],
  salary: ['expectedSalary', 'salaryCurrency', 'expectedSalOption'],
  questions: [],
  cv: [],
  check: [],
} as const satisfies Record<Place, readonly (keyof Draft)[]>

/** What the fields of a page say at this moment. */
export function answersOf(form: HTMLFormElement, place: Place): Partial<Draft> {
  const data = new FormData(form)
  const texts = Object.fromEntries(asked[place].map((name) => [name, String(data.get(name) ?? '')]))
  if (place === 'experience') return { ...texts, held: Object.fromEntries(heldLists.map((name) => [name, data.getAll(name).map(Number)])) as Draft['held'] }
  if (place === 'questions') {
    const names = [...new Set(data.keys())].filter((name) => name.startsWith('answers.'))
    return { answers: Object.fromEntries(names.map((name) => [name.slice('answers.'.length), data.getAll(name).map(String)])) }
  }
  if (place === 'check') return { consent: data.has('consent'), keepLonger: data.has('keepLonger') }
  return texts
}
