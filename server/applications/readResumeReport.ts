import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { readApplication } from '../records/applications.ts'
import { isVeiled, readStruckCv } from '../records/withoutNames.ts'
import { files, fileTexts } from '../tables/files.ts'

export const resumeReportHandlers = (app: App) =>
  ({
    getResumeReport: async ({ query: { applicationId }, caller }) => {
      const row = await readApplication(app.db, caller, applicationId)
      const { resumeFileId } = row
      if (isVeiled(caller, row)) {
        const text = await readStruckCv(app.db, row)
        return { data: { applicationId, resume: null, state: resumeFileId === null ? 'none' : text ? 'extracted' : 'noText', text } }
      }
      if (resumeFileId === null) return { data: { applicationId, resume: null, state: 'none', text: '' } }
      const [found] = await app.db
        .select({ file: files, text: fileTexts.text })
        .from(files)
        .leftJoin(fileTexts, eq(fileTexts.fileId, files.id))
        .where(eq(files.id, resumeFileId))
      const { id, originalName, size, mediaType } = found!.file
      return { data: { applicationId, resume: { id, originalName, size, mediaType }, state: found!.text ? 'extracted' : 'noText', text: found!.text ?? '' } }
    },
  }) satisfies Pick<Handlers<operations>, 'getResumeReport'>
