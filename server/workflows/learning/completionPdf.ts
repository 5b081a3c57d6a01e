import type { operations } from '../../../src/api/hr.gen.ts'
import { asDownload } from '../../files/asDownload.ts'
import { readAssignment } from '../../learning/assignments/presentAssignment.ts'
import type { Block } from '../../letters/pdf/letterBlocks.ts'
import { drawPaper } from '../../letters/pdf/letterPdf.ts'
import { companyName } from '../../platform/company.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { reading } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Limit } from '../../platform/http/rateLimit.ts'
import { dayInWords } from '../../platform/wording.ts'

export const completionPdfLimits = {
  getCompletionPdf: { bucket: ({ caller }) => `completion-pdf:${caller.accountId}`, most: 20, seconds: 60 },
} satisfies Partial<Record<keyof operations, Limit>>

/** The certificate of a completion, for whoever may see it: drawn like a letter, in every script of a name. */
export const completionPdfHandlers = (app: App) =>
  ({
    async getCompletionPdf({ params, caller, reply }) {
      const made = await reading(app.db, (tx) => readAssignment(app, tx, params.id, caller))
      const { completedOn, confirmedBy } = made
      const organisation = await companyName(app.db)
      if (completedOn === null || confirmedBy === null)
        throw new Problem(409, 'NOT_COMPLETED', 'This course is not completed yet. There is a certificate when it is.')
      const facts = [
        `Completed on ${dayInWords(completedOn)}`,
        made.validUntil === null ? 'Holds for ever' : `Holds until ${dayInWords(made.validUntil)}`,
        ...(made.score === null ? [] : [`Right answers: ${made.score} %`]),
        `Version ${made.courseVersion}${made.minutes === null ? '' : `, ${made.minutes} minutes`}`,
        `Confirmed by ${confirmedBy}`,
      ]
      const title = `${made.courseName} – ${made.employeeName}`
      const course = [
        { text: made.employeeName, face: 'bold' },
        { text: ' has completed the course ', face: 'normal' },
        { text: made.courseName, face: 'bold' },
        { text: ` at ${organisation}.`, face: 'normal' },
      ] as const
      const block = (kind: Block['kind'], runs: readonly Block['runs'][number][]): Block => ({
        kind,
        runs: [...runs],
        inside: [],
        mark: '',
        level: 1,
        goesOn: false,
      })
      const blocks = [
        block('heading', [{ text: 'Certificate of completion', face: 'bold' }]),
        block('text', course),
        ...facts.map((text) => block('text', [{ text, face: 'normal' }])),
      ]
      const foot = `${organisation} · Learning ${made.id}`
      const bytes = await drawPaper({ title, language: 'en', foot, blocks, certificate: null, mark: null, logo: null })
      asDownload(reply, `${title}.pdf`, 'application/pdf')
      return bytes
    },
  }) satisfies Pick<Handlers<operations>, 'getCompletionPdf'>
