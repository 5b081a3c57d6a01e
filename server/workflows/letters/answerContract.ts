import { asc, eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { shownLetter } from '../../letters/readOwnLetter.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion } from '../../platform/http/problem.ts'
import { inPackOf, lockOwnLetter, type OwnLetter } from '../../records/letters.ts'
import { employees, onboardingAcknowledgements, onboardingDocuments } from '../../tables/employees.ts'
import { files } from '../../tables/files.ts'
import { answerLetter, ownLetter } from './answerLetter.ts'
import { sign } from './signContract.ts'

async function presentContract(app: App, tx: Tx, sent: OwnLetter, caller: Caller): Promise<components['schemas']['OwnContractLetter']> {
  const { id } = sent.letter
  const [employee] = await tx.select({ id: employees.id }).from(employees).where(eq(employees.contractLetterId, id))
  return {
    ...(await shownLetter(app, tx, sent, caller)),
    status: sent.letter.status as 'sent',
    contractLetter: sent.text.renderedHtml ?? '',
    drawnSignature: sent.letter.drawnSignature,
    employeeOnboardingDocuments: await packOf(tx, id, sent.about.requisition),
    employeeId: employee?.id ?? null,
  }
}

/** The applicant's side of a contract letter: read, hand in, sign or decline. */
export const contractAnswerHandlers = (app: App) => {
  const own = ownLetter(app, 'contract', presentContract)
  return {
    getContractLetter: own.read,
    listContractDocuments: own.documents,
    uploadContractDocuments: own.upload,
    viewContractLetter: own.view,

    signContractLetter: (call) =>
      write(app, call, async (tx) => {
        const sent = await lockOwnLetter(tx, 'contract', call.body.id, call.caller)
        checkVersion(sent.letter, call.body.version)
        return { responseData: { id: await sign(app, tx, sent, call) }, message: 'Success' }
      }),

    declineContractLetter: (call) =>
      write(app, call, async (tx) => {
        const sent = await lockOwnLetter(tx, 'contract', call.body.id, call.caller)
        checkVersion(sent.letter, call.body.version)
        return answerLetter(app, tx, sent, call, { letter: 'decline', application: 'contractEnded', words: 'The contract is declined' })
      }),
  } satisfies Pick<
    Handlers<operations>,
    'getContractLetter' | 'listContractDocuments' | 'uploadContractDocuments' | 'viewContractLetter' | 'signContractLetter' | 'declineContractLetter'
  >
}

/** The published pack, and what of it this person said to have read. */
async function packOf(tx: Tx, contractLetterId: number, position: Parameters<typeof inPackOf>[0]) {
  const rows = await tx
    .select({ document: onboardingDocuments, file: files })
    .from(onboardingDocuments)
    .innerJoin(files, eq(files.id, onboardingDocuments.fileId))
    .where(inPackOf(position))
    .orderBy(asc(onboardingDocuments.position))
    .limit(100)
  const read = await tx.select().from(onboardingAcknowledgements).where(eq(onboardingAcknowledgements.contractLetterId, contractLetterId))
  return rows.map(({ document: { id, name, description, mandatory }, file }) => ({
    id,
    name,
    description,
    mandatory,
    acknowledgedAt: read.find(({ documentId, fileId }) => documentId === id && fileId === file.id)?.acknowledgedAt.toISOString() ?? null,
    file: { id: file.id, originalName: file.originalName, size: file.size, mediaType: file.mediaType },
  }))
}
