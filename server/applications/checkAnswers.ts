import { eq, inArray } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { dayOf, isDay, rangeOf, todayIn } from '../platform/days.ts'
import type { Tx } from '../platform/db/database.ts'
import { wrongField } from '../platform/http/problem.ts'
import type { Settings } from '../platform/settings.ts'
import { checkFields, disciplineWithinIndustry, wholeSalary } from '../records/fieldRules.ts'
import { heldFields, heldLists } from '../records/heldItems.ts'
import { applicationFormSettings } from '../tables/applicationDetails.ts'
import { cities, industries, industryDisciplines, referenceItems } from '../tables/reference.ts'
import type { Person } from './correctApplicant.ts'

export type Answers = Partial<Omit<components['schemas']['ApplicationChange'], 'version' | 'requisitionId' | 'source' | 'dateReceived' | keyof Person>>

/** Pay goes with its currency and its period; the current one is kept only where the organisation asks for it. */
export async function checkSalary(tx: Tx, { expectedSalary, expectedSalOption, currentSalary, currentSalOption, salaryCurrency }: Answers): Promise<void> {
  checkFields({ expectedSalary, expectedSalOption, currentSalary, currentSalOption, salaryCurrency }, wholeSalary)
  if (typeof currentSalary !== 'number' && !currentSalOption) return
  const [settings] = await tx.select().from(applicationFormSettings).for('share')
  if (!settings?.asksCurrentSalary) throw wrongField('currentSalary', 'The current salary is not asked for here. Leave it out.')
}

/** An unknown item is refused by its field; a known one stays until this is saved. Answers the city. */
export async function checkIds(tx: Tx, answers: Answers): Promise<typeof cities.$inferSelect | null> {
  const ids = heldFields.flatMap((field) => answers[field] ?? [])
  const known = ids.length === 0 ? [] : await tx.select().from(referenceItems).where(inArray(referenceItems.id, ids)).for('key share')
  for (const field of heldFields)
    if (answers[field]?.some((id) => !known.some((item) => item.id === id && item.list === heldLists[field]))) throw wrongField(field, 'Choose from the list.')
  await checkDiscipline(tx, answers)
  if (!answers.cityId) return null
  const [city] = await tx.select().from(cities).where(eq(cities.id, answers.cityId))
  if (!city) throw wrongField('cityId', 'Choose one from the list.')
  return city
}

async function checkDiscipline(tx: Tx, { industryId, disciplineId }: Answers): Promise<void> {
  const [industry] = industryId ? await tx.select({ id: industries.id }).from(industries).where(eq(industries.id, industryId)).for('key share') : []
  if (industryId && !industry) throw wrongField('industryId', 'Choose one from the list.')
  const [known] = disciplineId
    ? await tx.select({ industryId: industryDisciplines.industryId }).from(industryDisciplines).where(eq(industryDisciplines.id, disciplineId)).for('key share')
    : []
  if (disciplineId && !known) throw wrongField('disciplineId', 'Choose one from the list.')
  checkFields({ industryId, industryDisciplineId: disciplineId, disciplineIsOf: known?.industryId }, (fields) =>
    disciplineWithinIndustry(fields).map(({ field, message }) => ({ field: field === 'industryDisciplineId' ? 'disciplineId' : field, message })),
  )
}

/** The moment that stands for the day on which an application came; what it had, if that was on the same day. */
export function receivedOn(settings: Settings, day: string | undefined, had = new Date()): Date {
  if (day === undefined || dayOf(had, settings) === day) return had
  if (!isDay(day)) throw wrongField('dateReceived', 'Enter a day that is in the calendar.')
  if (day > todayIn(settings)) throw wrongField('dateReceived', 'The application cannot have come on a day that is yet to come. Enter today or an earlier day.')
  return rangeOf(day, settings).from
}
