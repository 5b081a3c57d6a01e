import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { complianceItemStates } from '../../src/machines/lifecycles/complianceItem.ts'
import { contractLetterStates } from '../../src/machines/lifecycles/contractLetter.ts'
import { onboardingDocumentStates } from '../../src/machines/lifecycles/onboardingDocument.ts'
import { isTagged, statusIn, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { onePage } from '../platform/db/page.ts'
import { write } from '../platform/db/transaction.ts'
import { wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { lockOwnLetter } from '../records/letters.ts'
import { applicants, applications, complianceItems } from '../tables/applications.ts'
import { employees, onboardingAcknowledgements, onboardingDocuments } from '../tables/employees.ts'
import { letters, letterVersions } from '../tables/letters.ts'

/** Everyone with a contract on the way: what is in, what is missing. A fixed number of queries, however many people. */
async function onboardingProgress(db: Database): Promise<components['schemas']['OnboardingProgress'][]> {
  const rows = await db
    .select({ letter: letters, text: letterVersions, applicant: applicants, employee: employees })
    .from(letters)
    .innerJoin(letterVersions, and(eq(letterVersions.letterId, letters.id), eq(letterVersions.number, letters.sentVersion)))
    .innerJoin(applications, eq(applications.id, letters.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .leftJoin(employees, eq(employees.contractLetterId, letters.id))
    .where(and(eq(letters.kind, 'contract'), inArray(letters.status, [...tagged(contractLetterStates, 'out'), ...tagged(contractLetterStates, 'toConvert')])))
    .orderBy(desc(letters.id))
    .limit(200)
  if (rows.length === 0) return []
  const asked = await db
    .select()
    .from(complianceItems)
    .where(
      inArray(
        complianceItems.applicationId,
        rows.map(({ letter }) => letter.applicationId),
      ),
    )
  const [pack] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(onboardingDocuments)
    .where(inArray(onboardingDocuments.status, tagged(onboardingDocumentStates, 'inPack')))
  const read = await db
    .select({ id: onboardingAcknowledgements.contractLetterId, total: sql<number>`count(*)::int` })
    .from(onboardingAcknowledgements)
    .innerJoin(
      onboardingDocuments,
      and(eq(onboardingDocuments.id, onboardingAcknowledgements.documentId), inArray(onboardingDocuments.status, tagged(onboardingDocumentStates, 'inPack'))),
    )
    .groupBy(onboardingAcknowledgements.contractLetterId)
  return rows.map(({ letter, text, applicant, employee }) => {
    const items = asked.filter(({ applicationId }) => applicationId === letter.applicationId)
    const missing = items.filter(({ status }) => isTagged(complianceItemStates, status, 'missing'))
    return {
      contractId: letter.id,
      applicationId: letter.applicationId,
      applicantName: [applicant.firstName, applicant.middleName, applicant.surName].filter(Boolean).join(' '),
      applicantEmail: applicant.email,
      jobTitle: text.jobTitle,
      startDate: text.startDate,
      contractStatus: statusIn(contractLetterStates, letter.status),
      documentsIn: items.length - missing.length,
      documentsAsked: items.length,
      missing: missing.map(({ name }) => name),
      packRead: read.find(({ id }) => id === letter.id)?.total ?? 0,
      packAsked: pack?.total ?? 0,
      employeeId: employee?.id ?? null,
      employeeStatus: employee?.status ?? null,
      employeeVersion: employee?.version ?? null,
      recordCompletedAt: employee?.recordCompletedAt?.toISOString() ?? null,
    }
  })
}

/** What a new employee says to have read, and who has read how much. */
export const acknowledgementHandlers = (app: App) =>
  ({
    acknowledgeOnboardingDocuments: (call) =>
      write(app, call, async (tx) => {
        const { caller, body } = call
        const { letter } = await lockOwnLetter(tx, 'contract', body.contractId, caller)
        const known = await tx
          .select({ id: onboardingDocuments.id, fileId: onboardingDocuments.fileId })
          .from(onboardingDocuments)
          .where(and(inArray(onboardingDocuments.id, body.documentIds), inArray(onboardingDocuments.status, tagged(onboardingDocumentStates, 'inPack'))))
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

    listOnboardingProgress: async () => {
      const rows = await onboardingProgress(app.db)
      return { responseDataList: rows, paging: onePage(rows) }
    },
  }) satisfies Partial<Handlers<operations>>
