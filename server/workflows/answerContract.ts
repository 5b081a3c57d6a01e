import { asc, eq, inArray } from 'drizzle-orm'
import type { operations } from '../../src/api/hr.gen.ts'
import { onboardingDocumentStates } from '../../src/machines/lifecycles/onboardingDocument.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { tellMaker } from '../letters/mailLetterAnswer.ts'
import { moveLetter } from '../letters/moveLetter.ts'
import { shownLetter } from '../letters/readOwnLetter.ts'
import type { App, Handlers } from '../platform/context.ts'
import { reading, type Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion } from '../platform/http/problem.ts'
import { stands } from '../records/letterStanding.ts'
import { lockOwnLetter, readOwnLetter } from '../records/letters.ts'
import { employees, onboardingAcknowledgements, onboardingDocuments } from '../tables/employees.ts'
import { files } from '../tables/files.ts'
import { documentsOf, handIn } from './handInDocument.ts'
import { moveApplication } from './moveApplication.ts'
import { sign } from './signContract.ts'

const all = <T>(responseDataList: T[]) => ({
  responseDataList,
  paging: { page: 1, size: Math.max(1, responseDataList.length), totalElements: responseDataList.length, totalPages: 1 },
})

/** The applicant's side of a contract letter: read, hand in, sign or decline. */
export const contractAnswerHandlers = (app: App) =>
  ({
    getContractLetter: ({ params, caller }) =>
      reading(app.db, async (tx) => {
        const own = await readOwnLetter(tx, 'contract', params.id, caller)
        const shown = await shownLetter(app, tx, own, caller)
        const [employee] = await tx.select({ id: employees.id }).from(employees).where(eq(employees.contractLetterId, params.id))
        return {
          data: {
            ...shown,
            status: own.letter.status as 'sent',
            contractLetter: own.text.renderedHtml ?? '',
            employeeOnboardingDocuments: await packOf(tx, params.id),
            employeeId: employee?.id ?? null,
          },
        }
      }),

    listContractDocuments: ({ params, caller }) =>
      reading(app.db, async (tx) => all(await documentsOf(tx, (await readOwnLetter(tx, 'contract', params.id, caller)).letter))),

    uploadContractDocuments: (call) =>
      write(app, call, async (tx) => {
        const { letter } = await lockOwnLetter(tx, 'contract', call.body.id, call.caller)
        await handIn(tx, letter, call.body.docs, call.caller)
        return { message: 'Successfully uploaded!' }
      }),

    viewContractLetter: (call) =>
      write(app, call, async (tx) => {
        const { letter, about } = await lockOwnLetter(tx, 'contract', call.body.id, call.caller)
        if (stands(letter, 'unread'))
          await moveLetter(app, tx, letter, 'view', { about, by: call.caller, actors: ['applicant'], set: { viewedAt: new Date() } })
        return { message: 'Success' }
      }),

    signContractLetter: (call) =>
      write(app, call, async (tx) => {
        const own = await lockOwnLetter(tx, 'contract', call.body.id, call.caller)
        checkVersion(own.letter, call.body.version)
        return { responseData: { id: await sign(app, tx, own, call) }, message: 'Success' }
      }),

    declineContractLetter: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const { letter, about, text } = await lockOwnLetter(tx, 'contract', body.id, caller)
        checkVersion(letter, body.version)
        const reason = body.reason?.trim() || null
        const { auditId } = await moveLetter(app, tx, letter, 'decline', { about, by: caller, actors: ['applicant'], reason, set: { answeredAt: new Date() } })
        await moveApplication(tx, about.application, { event: { type: 'contractEnded' }, by: caller, actors: ['applicant'], reason, causedBy: auditId })
        await tellMaker(app, tx, { letter, about, text, answer: 'The contract is declined', reason })
        return { message: 'Success' }
      }),
  }) satisfies Pick<
    Handlers<operations>,
    'getContractLetter' | 'listContractDocuments' | 'uploadContractDocuments' | 'viewContractLetter' | 'signContractLetter' | 'declineContractLetter'
  >

/** The published pack, and what of it this person said to have read. */
async function packOf(tx: Tx, contractLetterId: number) {
  const rows = await tx
    .select({ document: onboardingDocuments, file: files })
    .from(onboardingDocuments)
    .innerJoin(files, eq(files.id, onboardingDocuments.fileId))
    .where(inArray(onboardingDocuments.status, tagged(onboardingDocumentStates, 'inPack')))
    .orderBy(asc(onboardingDocuments.position))
    .limit(100)
  const read = await tx.select().from(onboardingAcknowledgements).where(eq(onboardingAcknowledgements.contractLetterId, contractLetterId))
  return rows.map(({ document: { id, name, description, mandatory }, file }) => ({
    id,
    name,
    description,
    mandatory,
    acknowledgedAt: read.find(({ documentId }) => documentId === id)?.acknowledgedAt.toISOString() ?? null,
    file: { id: file.id, originalName: file.originalName, size: file.size, mediaType: file.mediaType },
  }))
}
