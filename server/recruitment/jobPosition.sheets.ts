import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { beginImport } from '../imports.ts'
import { sendTemplate } from '../importTemplate.ts'
import { countTry } from '../tries.ts'
import { jobPositionColumns } from './jobPosition.columns.ts'
import './jobPosition.import.ts'

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

    getJobPositionTemplate: ({ reply }) => sendTemplate(reply, 'Job requisitions', jobPositionColumns, ...notes),
  }) satisfies Partial<Handlers<operations>>
