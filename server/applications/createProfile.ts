import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { readApplication } from '../records/applications.ts'
import { readHeld } from '../records/heldItems.ts'
import { isVeiled, readStruckCv } from '../records/withoutNames.ts'
import { fileTexts } from '../tables/files.ts'
import { listedItems, readingOf } from './readResume.ts'

export const resumeProfileHandlers = (app: App) =>
  ({
    createProfile: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      const veiled = isVeiled(caller, row)
      const [read] = row.resumeFileId && !veiled ? await app.db.select().from(fileTexts).where(eq(fileTexts.fileId, row.resumeFileId)) : []
      const { items, ...whole } = readingOf(app, veiled ? await readStruckCv(app.db, row) : read?.text, await listedItems(app.db))
      const reading = veiled ? { ...whole, contact: [] } : whole
      const held = await readHeld(app.db, row.id)
      const { id: applicationId, totalExperience: statedExperience } = row
      const found = items.map((item) => ({ ...item, stated: held[item.field].includes(item.id) }))
      return { data: { applicationId, totalExperience: reading.experience?.years ?? null, statedExperience, ...reading, items: found } }
    },
  }) satisfies Pick<Handlers<operations>, 'createProfile'>
