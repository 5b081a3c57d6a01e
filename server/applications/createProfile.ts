import { asc, eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { namedIn, yearsIn } from '../files/cv/cvProfile.ts'
import type { App, Handlers } from '../platform/context.ts'
import { Problem } from '../platform/http/problem.ts'
import { readApplication } from '../records/applications.ts'
import { heldFields, heldLists, readHeld } from '../records/heldItems.ts'
import { fileTexts } from '../tables/files.ts'
import { referenceItems } from '../tables/reference.ts'

type Item = components['schemas']['ProfileDraft']['items'][number]
/** The contract takes so many of each list. */
const MOST_OF_A_LIST = 100

export const resumeProfileHandlers = (app: App) =>
  ({
    createProfile: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      const [read] = row.resumeFileId ? await app.db.select().from(fileTexts).where(eq(fileTexts.fileId, row.resumeFileId)) : []
      if (!read?.text) throw new Problem(409, 'NO_TEXT_IN_CV', 'There is no CV here whose text can be read. Replace it by a PDF or DOCX with text.')
      const items: Item[] = []
      const held = await readHeld(app.db, row.id)
      const lists = await app.db.select().from(referenceItems).orderBy(asc(referenceItems.name))
      for (const field of heldFields) {
        const list = lists.filter((one) => one.list === heldLists[field])
        const found = namedIn(read.text, list).slice(0, MOST_OF_A_LIST)
        items.push(...found.map(({ id, name }) => ({ field, id, name, stated: held[field].includes(id) })))
      }
      const { id: applicationId, totalExperience: statedExperience } = row
      return { data: { applicationId, totalExperience: yearsIn(read.text), statedExperience, items } }
    },
  }) satisfies Pick<Handlers<operations>, 'createProfile'>
