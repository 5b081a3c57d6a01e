import { and, eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { readingOf } from '../../applications/readResume.ts'
import { claimHash } from '../../files/claimFile.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { notFound, wrongField } from '../../platform/http/problem.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import { findOpen } from '../../requisitions/listOpenPositions.ts'
import { askedOf } from '../../requisitions/positionFacts.ts'
import { files, fileTexts } from '../../tables/files.ts'
import type { ItemList } from '../../tables/reference.ts'

export const readPublicResumeLimits = {
  readPublicResume: { bucket: ({ request }) => `read-resume:ip:${addressOf(request)}`, most: 30, seconds: 600 },
} satisfies Partial<Record<keyof operations, Limit>>

export const readPublicResumeHandlers = (app: App) =>
  ({
    /** Only with the random token that the upload answered, and only what the position asks for: a number alone reads nothing. */
    readPublicResume: async ({ params, body: { resume } }) => {
      const position = await findOpen(app.db, params.id, app.settings)
      if (!position) throw notFound('open position')
      const [file] = await app.db
        .select({ text: fileTexts.text })
        .from(files)
        .leftJoin(fileTexts, eq(fileTexts.fileId, files.id))
        .where(and(eq(files.id, resume.id), eq(files.claimed, false), eq(files.claimHash, claimHash(resume.token))))
      if (!file) throw wrongField('resume', 'The selected file is no longer here. Upload it again.')
      const asked = await askedOf(app.db, position.requisitionId)
      const of = (list: ItemList, items: readonly { id: number; name: string }[]) => items.map(({ id, name }) => ({ id, name, list }))
      const items = [
        ...of('qualification', asked.qualifications),
        ...of('certification', asked.certifications),
        ...of('workAuthorisation', asked.workAuths),
        ...of('skill', asked.skills),
        ...of('designation', asked.designations),
      ]
      return { data: readingOf(app, file.text, items) }
    },
  }) satisfies Pick<Handlers<operations>, 'readPublicResume'>
