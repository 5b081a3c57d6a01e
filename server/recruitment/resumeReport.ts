import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { notFound } from '../problem.ts'
import { files } from '../schema.ts'
import { applications } from './application.schema.ts'
import { fileTexts } from './files.schema.ts'
import { readsApplication } from './resumeOwner.ts'

export const resumeReportHandlers = (app: App) =>
  ({
    getResumeReport: async ({ query: { applicationId }, caller }) => {
      const [found] = await app.db
        .select({ id: applications.id, file: files, text: fileTexts.text })
        .from(applications)
        .leftJoin(files, eq(files.id, applications.resumeFileId))
        .leftJoin(fileTexts, eq(fileTexts.fileId, applications.resumeFileId))
        .where(eq(applications.id, applicationId))
      if (!found || !(await readsApplication(app.db, found.id, caller))) throw notFound('application')
      const { file, text } = found
      return {
        data: {
          applicationId,
          resume: file && { id: file.id, originalName: file.originalName, size: file.size, mediaType: file.mediaType },
          state: file === null ? 'none' : text ? 'extracted' : 'noText',
          text: text ?? '',
        },
      }
    },
  }) satisfies Pick<Handlers<operations>, 'getResumeReport'>
