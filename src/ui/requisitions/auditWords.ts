import { labelOf, type StateOf, states } from '../kit/states.ts'
import { say } from '../words/audit.ts'

type Key = Parameters<typeof say>[0]

/** The word for a name that the service uses; one that has no word yet is shown by its own, spaced. */
function wordFor(prefix: 'of' | 'did' | 'field', name: string): string {
  const key = `${prefix}_${name}`
  const word = say(key as Key)
  return word === `audit.${key}` ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : word
}

/** "Skill added", "Requisition submitted". */
export function auditWord(entity: string, action: string): string {
  const key = `line_${entity}_${action}`
  const whole = say(key as Key)
  return whole === `audit.${key}` ? say('line', { entity: wordFor('of', entity), action: wordFor('did', action) }) : whole
}

type Change = { field: string; before: string | null; after: string | null }

/** "weight: 20 → 35", with states, yes and no in words. */
export function changeWord(entity: string, { field, before, after }: Change): string {
  const word = wordFor('field', field)
  const inWords = (value: string) => (value === 'true' || value === 'false' ? say(value) : field === 'status' ? stateWord(entity, value) : value)
  if (after === null) return say('gone', { field: word, before: inWords(before ?? '') })
  if (before === null) return say('set', { field: word, after: inWords(after) })
  return say('changed', { field: word, before: inWords(before), after: inWords(after) })
}

const stateWord = (entity: string, value: string): string =>
  entity === 'requisition' && value in states.requisition ? labelOf('requisition', value as StateOf<'requisition'>) : value
