import { and, eq, ne } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { claimFile, releaseFile } from '../files/claimFile.ts'
import { mediaTypes, resumeKinds } from '../files/cv/contentKind.ts'
import { refusals } from '../files/cv/fileRefusal.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, wrongField } from '../platform/http/problem.ts'
import { audit, type By } from '../platform/lifecycle/audit.ts'
import { type Application, lockVisibleApplication } from '../records/applications.ts'
import { strikeCvs } from '../records/struckCvs.ts'
import { applications } from '../tables/applications.ts'
import { files } from '../tables/files.ts'

const isResume = (mediaType: string) => resumeKinds.some((kind) => mediaTypes[kind] === mediaType)

export const replaceResumeHandlers = (app: App) =>
  ({
    updateResume: (call) =>
      write(app, call, async (tx) => {
        const { applicationId, resumeId } = call.params
        const row = await lockVisibleApplication(tx, call.caller, applicationId)
        checkVersion(row, call.body.version)
        const file = await claimFile(tx, resumeId, { accountId: call.caller.accountId }, 'resumeId')
        await putResume(tx, row, file, { by: call.caller, field: 'resumeId' })
        return { message: 'Successfully replaced!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'updateResume'>

/** Another CV for a locked application, whoever gives it; the one before goes unless another application has it. */
export async function putResume(tx: Tx, row: Application, file: typeof files.$inferSelect, { by, field }: { by: By; field: string }): Promise<void> {
  if (!isResume(file.mediaType)) throw wrongField(field, `${refusals.FILE_WRONG_TYPE}.`)
  await tx
    .update(applications)
    .set({ resumeFileId: file.id, version: row.version + 1 })
    .where(eq(applications.id, row.id))
  await strikeCvs(tx, row)
  const old = row.resumeFileId
  const [before] = old ? await tx.select({ name: files.originalName }).from(files).where(eq(files.id, old)) : []
  const [elsewhere] = old
    ? await tx
        .select({ id: applications.id })
        .from(applications)
        .where(and(eq(applications.resumeFileId, old), ne(applications.id, row.id)))
        .limit(1)
    : []
  if (old && !elsewhere) await releaseFile(tx, old)
  const about = { entity: 'application', id: row.id, requisitionId: row.requisitionId, applicationId: row.id }
  const change = { ...(before ? { before: { resume: before.name } } : {}), after: { resume: file.originalName } }
  await audit(tx, { ...about, by, action: 'replaceResume', ...change })
}
