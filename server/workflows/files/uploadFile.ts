import type { operations } from '../../../src/api/recruitment.gen.ts'
import { asDownload } from '../../files/asDownload.ts'
import { documentKinds } from '../../files/cv/contentKind.ts'
import { keep, takeIn } from '../../files/cv/takeInFile.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/http/problem.ts'
import type { Limit } from '../../platform/http/rateLimit.ts'
import { readFileFor } from './fileOwners.ts'

export const fileLimits = {
  uploadFile: { bucket: ({ caller }) => `upload:account:${caller.accountId}`, most: 20, seconds: 60 },
} satisfies Partial<Record<keyof operations, Limit>>

export const fileHandlers = (app: App) =>
  ({
    uploadFile: async (call) => {
      const { accountId } = call.caller
      const taken = await takeIn(call.files.file, documentKinds)
      const kept = await keep(app, taken, { purpose: 'document', ownerAccountId: accountId })
      const file = await write(app, call, async () => kept)
      return { data: { id: file.id, originalName: file.originalName, size: file.size, mediaType: file.mediaType } }
    },

    downloadFile: async ({ params, caller, reply }) => {
      const file = await readFileFor(app.db, params.id, caller, todayIn(app.settings))
      if (!file) throw notFound('file')
      asDownload(reply, file.originalName, file.mediaType)
      return app.files.read(file)
    },
  }) satisfies Pick<Handlers<operations>, 'uploadFile' | 'downloadFile'>
