import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { onePage } from '../platform/db/page.ts'
import { write } from '../platform/db/transaction.ts'
import { wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { inPackOf, lockOwnLetter } from '../records/letters.ts'
import { type employees, onboardingDocuments, onboardingAcknowledgements as read } from '../tables/employees.ts'
import { files } from '../tables/files.ts'
import { readEmployee } from './readEmployee.ts'

type Employee = typeof employees.$inferSelect
/** By which contract or record it was read, and what the log says it is about. */
type With = { contractLetterId: number | null; employeeId: number | null; about: { requisitionId: number | null; applicationId: number | null } }

/** Keeps that the present versions of these documents were read; one that was read before stays as it was. Answers those that are new. */
export async function keepRead(tx: Tx, caller: Caller, documentIds: number[], pack: SQL, { contractLetterId, employeeId, about }: With): Promise<number[]> {
  const known = await tx
    .select({ id: onboardingDocuments.id, fileId: onboardingDocuments.fileId })
    .from(onboardingDocuments)
    .where(and(inArray(onboardingDocuments.id, documentIds), pack))
    .orderBy(onboardingDocuments.id)
    .for('share')
  if (known.length !== documentIds.length) throw wrongField('documentIds', 'One of these documents is no longer in the pack. Load the page again.')
  const kept = await tx
    .insert(read)
    .values(known.map(({ id, fileId }) => ({ contractLetterId, employeeId, documentId: id, fileId, accountId: caller.accountId })))
    .onConflictDoNothing()
    .returning()
  for (const { documentId } of kept) await audit(tx, { by: caller, action: 'acknowledge', entity: 'onboardingDocument', id: documentId, ...about })
  return kept.map(({ documentId }) => documentId)
}

/** The pack of somebody who works here. */
export const packOf = ({ departmentId, positionTypeId }: Employee) => inPackOf({ departmentId, jobPositionTypeId: positionTypeId })

/** What a new employee says to have read: before signing with the contract, in the own record since. */
export const acknowledgementHandlers = (app: App) =>
  ({
    acknowledgeOnboardingDocuments: (call) =>
      write(app, call, async (tx) => {
        const { caller, body } = call
        const {
          letter,
          about: { requisition },
        } = await lockOwnLetter(tx, 'contract', body.contractId, caller)
        const { requisitionId, applicationId } = letter
        const by = { contractLetterId: letter.id, employeeId: null, about: { requisitionId, applicationId } }
        await keepRead(tx, caller, body.documentIds, inPackOf(requisition), by)
        return { message: 'Successfully saved!' }
      }),

    listEmployeePack: async ({ params, caller }) => {
      const employee = await readEmployee(app.db, params.employeeId, caller)
      const theirs = or(eq(read.employeeId, employee.id), employee.contractLetterId === null ? undefined : eq(read.contractLetterId, employee.contractLetterId))
      const rows = await app.db
        .select({
          id: onboardingDocuments.id,
          name: onboardingDocuments.name,
          description: onboardingDocuments.description,
          mandatory: onboardingDocuments.mandatory,
          acknowledgedAt: sql<Date | null>`(select min(${read.acknowledgedAt}) from ${read} where ${eq(read.documentId, onboardingDocuments.id)}
            and ${eq(read.fileId, onboardingDocuments.fileId)} and ${theirs})`.mapWith(read.acknowledgedAt),
          file: { id: files.id, originalName: files.originalName, size: files.size, mediaType: files.mediaType },
        })
        .from(onboardingDocuments)
        .innerJoin(files, eq(files.id, onboardingDocuments.fileId))
        .where(packOf(employee))
        .orderBy(asc(onboardingDocuments.position), asc(onboardingDocuments.id))
        .limit(200)
      const list = rows.map((row) => ({ ...row, acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null }))
      return { responseDataList: list, paging: onePage(list) }
    },
  }) satisfies Partial<Handlers<operations>>
