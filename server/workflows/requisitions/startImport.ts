import type { operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { countTry } from '../../platform/http/rateLimit.ts'
import { jobPositionColumns } from '../../requisitions/sheetColumns.ts'
import { sendTemplate } from '../../workbooks/importTemplate.ts'
import { beginImport } from '../../workbooks/runImport.ts'
import './importRequisitions.ts'

const notes = [
  'Each row becomes a draft that you own; it is submitted for approval as any other.',
  'Only the title is needed. What is left empty is filled in on the requisition itself.',
  'Every name in Qualifications, Skills, Certifications, Work authorizations and Designations begins with weight 20; “!” in front of it makes it mandatory.',
]

/** Job requisitions in from a workbook, and an empty one to fill in. */
export const jobPositionSheetHandlers = (app: App) =>
  ({
    importJobPositions: async ({ files, caller }) => {
      await countTry(app, `import:account:${caller.accountId}`, { most: 20, seconds: 60 })
      return { responseData: { id: await beginImport(app, 'jobPosition', files.file, caller) }, message: 'Successfully uploaded!' }
    },

    getJobPositionTemplate: ({ reply }) => sendTemplate(reply, 'Job requisitions', jobPositionColumns, { further: notes }),
  }) satisfies Partial<Handlers<operations>>
