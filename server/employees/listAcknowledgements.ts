import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { onePage } from '../platform/db/page.ts'
import { notFound } from '../platform/http/problem.ts'
import { accounts } from '../tables/accounts.ts'
import { employees, onboardingDocuments, onboardingAcknowledgements as read, onboardingDocumentVersions as versions } from '../tables/employees.ts'
import { files } from '../tables/files.ts'

async function demandDocument(db: Database, id: number) {
  const [document] = await db.select({ id: onboardingDocuments.id }).from(onboardingDocuments).where(eq(onboardingDocuments.id, id))
  if (!document) throw notFound('document')
}

/** The versions of a document of the pack, and who said to have read which. */
export const acknowledgementListHandlers = ({ db }: App) =>
  ({
    async listOnboardingDocumentVersions({ params: { documentId } }) {
      await demandDocument(db, documentId)
      const rows = await db
        .select({
          number: versions.number,
          fileId: versions.fileId,
          originalName: files.originalName,
          size: files.size,
          createdAt: versions.createdAt,
          by: versions.byName,
          acknowledged: sql<number>`(select count(*)::int from ${read} where ${eq(read.documentId, versions.documentId)} and ${eq(read.fileId, versions.fileId)})`,
        })
        .from(versions)
        .innerJoin(files, eq(files.id, versions.fileId))
        .where(eq(versions.documentId, documentId))
        .orderBy(desc(versions.number))
        .limit(200)
      const list = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
      return { responseDataList: list, paging: onePage(list) }
    },

    async listAcknowledgements({ params: { documentId }, query: { page = 1, size = 25 } }) {
      await demandDocument(db, documentId)
      const [all] = await db.select({ total: count() }).from(read).where(eq(read.documentId, documentId))
      const rows = await db
        .select({ id: read.id, name: accounts.name, employeeId: employees.id, number: versions.number, acknowledgedAt: read.acknowledgedAt })
        .from(read)
        .innerJoin(accounts, eq(accounts.id, read.accountId))
        .innerJoin(versions, and(eq(versions.documentId, read.documentId), eq(versions.fileId, read.fileId)))
        .leftJoin(employees, or(eq(employees.id, read.employeeId), and(isNull(read.employeeId), eq(employees.contractLetterId, read.contractLetterId))))
        .where(eq(read.documentId, documentId))
        .orderBy(desc(read.id))
        .limit(size)
        .offset((page - 1) * size)
      const totalElements = all?.total ?? 0
      const responseDataList = rows.map((row) => ({ ...row, acknowledgedAt: row.acknowledgedAt.toISOString() }))
      return { responseDataList, paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size) } }
    },
  }) satisfies Partial<Handlers<operations>>
