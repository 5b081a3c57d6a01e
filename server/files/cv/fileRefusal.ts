import { Problem } from '../../platform/http/problem.ts'
import type { Overrun } from '../../platform/jobs/limitedThread.ts'

/** Why a file is not taken in: said to the person in these words, at the field. */
export const refusals = {
  FILE_MISSING: 'Select a file',
  FILE_EMPTY: 'The selected file is empty',
  FILE_TOO_LARGE: 'The selected file must be smaller than 10 MB',
  FILE_WRONG_TYPE: 'The selected file must be a PDF or DOCX',
  DOCUMENT_WRONG_TYPE: 'The selected file must be a PDF, DOCX, JPEG or PNG',
  FILE_PROTECTED: 'The selected file is password protected',
  FILE_DAMAGED: 'The selected file is damaged and could not be read',
  FILE_UNPACKS_TOO_LARGE: 'The selected file unpacks to more than a document needs',
  FILE_UNSAFE_PARTS: 'The selected file holds parts that a document does not need',
  FILE_MALWARE: 'The selected file carries the signature of a virus',
  FILE_TOO_SLOW: 'The selected file took too long to read - save it as a plain PDF and try again',
  WORKBOOK_WRONG_TYPE: 'The selected file must be an Excel workbook (.xlsx)',
  WORKBOOK_TOO_LONG: 'The selected workbook must have at most 5,000 rows and 50 columns - split it into several',
  WORKBOOK_FORMULAS: 'The selected workbook has formulas - copy the cells, paste them as values and try again',
  WORKBOOK_TOO_SLOW: 'The selected workbook took too long to read - copy its rows into the template and try again',
  WORKBOOK_EMPTY: 'The selected workbook has no rows under its headings',
} as const
export type RefusalCode = keyof typeof refusals

/** The machine had no time for the file: nothing is wrong with it. */
export const tooBusyToRead = () => new Problem(503, 'BUSY', 'The server is busy reading other files at this moment. Select the file again in a minute.')

/** How a thread that was ended is told: by what its file did, or by what the machine could not do. */
export function refuseOverrun(overrun: Overrun, tooSlow: RefusalCode) {
  const codes = { tooLarge: 'FILE_UNPACKS_TOO_LARGE', tooSlow, broken: 'FILE_DAMAGED' } as const
  return overrun === 'tooBusy' ? tooBusyToRead() : refuse(codes[overrun])
}

/** With the cell of a workbook that it is about, when there is one. */
export function refuse(code: RefusalCode, cell = '') {
  const message = cell ? refusals[code].replace(' - ', `, the first in cell ${cell} - `) : refusals[code]
  return new Problem(code === 'FILE_TOO_LARGE' ? 413 : 400, code, message, [{ field: 'file', message }])
}
