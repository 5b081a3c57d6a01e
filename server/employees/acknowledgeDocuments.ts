import { and, inArray } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { inPackOf, lockOwnLetter } from '../records/letters.ts'
import { onboardingAcknowledgements, onboardingDocuments } from '../tables/employees.ts'

/** What a new employee says to have read. */
export const acknowledgementHandlers = (app: App) =>
  ({
    acknowledgeOnboardingDocuments: (call) =>
      write(app, call, async (tx) => {
        const { caller, body } = call
        const {
          letter,
          about: { requisition },
        } = await lockOwnLetter(tx, 'contract', body.contractId, caller)
        const known = await tx
          .select({ id: onboardingDocuments.id, fileId: onboardingDocuments.fileId })
          .from(onboardingDocuments)
          .where(and(inArray(onboardingDocuments.id, body.documentIds), inPackOf(requisition)))
          .orderBy(onboardingDocuments.id)
          .for('share')
        if (known.length !== body.documentIds.length) throw wrongField('documentIds', 'One of these documents is no longer in the pack. Load the page again.')
        const read = await tx
          .insert(onboardingAcknowledgements)
          .values(known.map(({ id, fileId }) => ({ contractLetterId: letter.id, documentId: id, fileId, accountId: caller.accountId })))
          .onConflictDoNothing()
          .returning()
        const about = { requisitionId: letter.requisitionId, applicationId: letter.applicationId }
        for (const { documentId } of read) await audit(tx, { by: caller, action: 'acknowledge', entity: 'onboardingDocument', id: documentId, ...about })
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Partial<Handlers<operations>>
