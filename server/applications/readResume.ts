import { and, asc, eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { readProfile } from '../files/cv/profile/readProfile.ts'
import type { App, Handlers } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import type { Database } from '../platform/db/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import type { Limit } from '../platform/http/rateLimit.ts'
import { heldFields, heldLists } from '../records/heldItems.ts'
import { files, fileTexts } from '../tables/files.ts'
import { type ItemList, referenceItems } from '../tables/reference.ts'

type Reading = components['schemas']['CvReading']
/** The contract takes so many of each list. */
const MOST_OF_A_LIST = 100

export const readResumeLimits = {
  readResume: { bucket: ({ caller }) => `read-resume:account:${caller.accountId}`, most: 60, seconds: 60 },
} satisfies Partial<Record<keyof operations, Limit>>

export const readResumeHandlers = (app: App) =>
  ({
    readResume: async ({ params, caller }) => {
      const [file] = await app.db
        .select({ text: fileTexts.text })
        .from(files)
        .leftJoin(fileTexts, eq(fileTexts.fileId, files.id))
        .where(and(eq(files.id, params.fileId), eq(files.ownerAccountId, caller.accountId), eq(files.claimed, false)))
      if (!file) throw notFound('file')
      return { data: readingOf(app, file.text, await listedItems(app.db)) }
    },
  }) satisfies Pick<Handlers<operations>, 'readResume'>

export const listedItems = (db: Database) =>
  db.select({ id: referenceItems.id, name: referenceItems.name, list: referenceItems.list }).from(referenceItems).orderBy(asc(referenceItems.name))

/** What a text says, in the shape of the contract; a picture of a CV has no text, and that is told. */
export function readingOf(
  { settings }: Pick<App, 'settings'>,
  text: string | null | undefined,
  items: readonly { id: number; name: string; list: ItemList }[],
): Reading {
  if (!text) throw new Problem(409, 'NO_TEXT_IN_CV', 'There is no CV here whose text can be read. Replace it by a PDF or DOCX with text.')
  const [year, month] = todayIn(settings).split('-').map(Number)
  const { items: named, ...read } = readProfile(text, items, { year: year!, month: month! })
  const found = heldFields.flatMap((field) =>
    named
      .filter(({ item }) => item.list === heldLists[field])
      .slice(0, MOST_OF_A_LIST)
      .map(({ item: { id, name }, evidence }) => ({ field, id, name, evidence })),
  )
  return { ...read, items: found }
}
