import type { ItemList } from '../../../tables/reference.ts'
import { contactIn } from './contact.ts'
import { employmentsIn } from './employers.ts'
import { experienceIn } from './experience.ts'
import { linesOf } from './lines.ts'
import { namesIn, spoken } from './named.ts'
import { written } from './periods.ts'

type Listed = { id: number; name: string; list: ItemList }
type Today = { year: number; month: number }

/** What a CV says, each with the words that it was read from. Rules alone: the same text always says the same. */
export function readProfile(text: string, items: readonly Listed[], today: Today) {
  const lines = linesOf(text)
  const find = namesIn(text, lines)
  const employments = employmentsIn(lines, today.year)
  return {
    contact: contactIn(lines),
    experience: experienceIn(lines, employments, today),
    employments: employments.map(({ from, to, ...one }) => ({ ...one, from: written(from), to: to && written(to) })),
    items: [
      ...find(items.filter(({ list }) => list !== 'language')),
      ...find(
        items.filter(({ list }) => list === 'language'),
        spoken,
      ),
    ],
  }
}
