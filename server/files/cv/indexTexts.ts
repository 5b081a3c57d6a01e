import { asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/context.ts'
import { limitedThread } from '../../platform/jobs/limitedThread.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { fileTexts, fileWords } from '../../tables/files.ts'
import type { Language } from '../../tables/languages.ts'
import { searchable } from './keepText.ts'

const AT_ONCE = 200
const bounds = { heapMb: 256, externalMb: 64, cpuMs: 60_000 }
const finder = new URL('./findLanguagesWorker.ts', import.meta.url)

/** Gives the texts that were stored before words were the words that they are searched by. Answers how many. */
export async function indexTexts({ db }: Pick<App, 'db'>): Promise<number> {
  for (let done = 0; ; ) {
    const texts = await db
      .select({ id: fileTexts.fileId, text: fileTexts.text })
      .from(fileTexts)
      .leftJoin(fileWords, eq(fileWords.fileId, fileTexts.fileId))
      .where(isNull(fileWords.fileId))
      .orderBy(asc(fileTexts.fileId))
      .limit(AT_ONCE)
    if (texts.length === 0) return done
    const outcome = await limitedThread<Language[]>(finder, { texts: texts.map(({ text }) => text) }, bounds)
    if ('overrun' in outcome) throw new Error(`The languages of ${texts.length} texts could not be found: ${outcome.overrun}.`)
    const kept = await eachAlone('index-texts', [...texts.keys()], (at) =>
      db
        .insert(fileWords)
        .values({ fileId: texts[at]!.id, ...searchable(texts[at]!.text, outcome.answer[at]!) })
        .onConflictDoNothing(),
    )
    // What could not be done is tried again by the next run.
    if (kept < texts.length) return done + kept
    done += kept
  }
}

/** Each hour; there is something to do once, after the words came. */
export const indexTextsByTheHour = (app: App) => app.jobs.work('index-texts', async () => void (await indexTexts(app)), { cron: '29 * * * *' })
