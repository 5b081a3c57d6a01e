import { eq, inArray } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Tx } from '../platform/db/database.ts'
import { wrongField } from '../platform/http/problem.ts'
import { checkFields, wholeSalary } from '../records/fieldRules.ts'
import { heldFields, heldLists } from '../records/heldItems.ts'
import { cities, referenceItems } from '../tables/reference.ts'
import type { Person } from './correctApplicant.ts'

export type Answers = Partial<Omit<components['schemas']['ApplicationChange'], 'version' | keyof Person>>

/** Pay goes with its currency and its period. */
export const checkSalary = ({ expectedSalary, salaryCurrency, expectedSalOption }: Answers) =>
  checkFields({ expectedSalary, salaryCurrency, expectedSalOption }, wholeSalary)

/** An unknown item is refused by its field; a known one stays until this is saved. Answers the city. */
export async function checkIds(tx: Tx, answers: Answers): Promise<typeof cities.$inferSelect | null> {
  const ids = heldFields.flatMap((field) => answers[field] ?? [])
  const known = ids.length === 0 ? [] : await tx.select().from(referenceItems).where(inArray(referenceItems.id, ids)).for('key share')
  for (const field of heldFields)
    if (answers[field]?.some((id) => !known.some((item) => item.id === id && item.list === heldLists[field]))) throw wrongField(field, 'Choose from the list.')
  if (!answers.cityId) return null
  const [city] = await tx.select().from(cities).where(eq(cities.id, answers.cityId))
  if (!city) throw wrongField('cityId', 'Choose one from the list.')
  return city
}
