import { asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { type OnboardingDocumentEvent, type OnboardingDocumentFacts, onboardingDocumentLifecycle } from '../../src/machines/lifecycles/onboardingDocument.ts'
import { claimFile, releaseFile } from '../files/claimFile.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { onePage } from '../platform/db/page.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { explain } from '../platform/lifecycle/guardReasons.ts'
import { begin, type Transitions, transition } from '../platform/lifecycle/transition.ts'
import { staffActors } from '../records/applications.ts'
import { audienceOf, setAudience } from '../reference/audiences.ts'
import { onboardingDocuments, onboardingDocumentVersions } from '../tables/employees.ts'
import { files } from '../tables/files.ts'
import { onboardingDocumentCourses } from '../tables/learning.ts'
import { setCourse } from './courseOfDocument.ts'

explain('onboardingDocument', { fileIsThere: 'The document needs a file.' })

const entity = 'onboardingDocument'

type Document = typeof onboardingDocuments.$inferSelect

/** Documents of the pack take their events. */
export const documentTransitions: Transitions<Document, OnboardingDocumentFacts, OnboardingDocumentEvent, Document> = {
  lifecycle: onboardingDocumentLifecycle,
  called: 'document',
  belongsTo: () => ({}),
  facts: (_, { fileId }) => ({ fileIsThere: fileId > 0 }),
  update: (tx, { id }, columns) =>
    tx
      .update(onboardingDocuments)
      .set({ ...columns, updatedAt: new Date() })
      .where(eq(onboardingDocuments.id, id))
      .returning(),
}

async function lock(tx: Tx, id: number) {
  const [row] = await tx.select().from(onboardingDocuments).where(eq(onboardingDocuments.id, id)).for('update')
  if (!row) throw notFound('document')
  return row
}

/** The pack that every new employee gets: kept in order by HR, read by whoever has a contract. */
export const onboardingDocumentHandlers = (app: App) =>
  ({
    async listOnboardingDocuments() {
      const rows = await app.db
        .select({ document: onboardingDocuments, file: files, courseId: onboardingDocumentCourses.courseId })
        .from(onboardingDocuments)
        .innerJoin(files, eq(files.id, onboardingDocuments.fileId))
        .leftJoin(onboardingDocumentCourses, eq(onboardingDocumentCourses.documentId, onboardingDocuments.id))
        .orderBy(asc(onboardingDocuments.position), asc(onboardingDocuments.id))
        .limit(200)
      const audience = await audienceOf(
        app.db,
        entity,
        rows.map(({ document }) => document.id),
      )
      const list = rows.map(({ document, file, courseId }) => ({
        ...document,
        courseId,
        ...audience(document.id),
        originalName: file.originalName,
        size: file.size,
        mediaType: file.mediaType,
      }))
      return { responseDataList: list, paging: onePage(list) }
    },

    addOnboardingDocument: (call) =>
      write(app, call, async (tx) => {
        const { name, description, mandatory = false, fileId, departmentIds, jobPositionTypeIds } = call.body
        await claimFile(tx, fileId, { accountId: call.caller.accountId })
        const [last] = await tx.select({ position: max(onboardingDocuments.position) }).from(onboardingDocuments)
        const [row] = await tx
          .insert(onboardingDocuments)
          .values({ name: named(name), description: description?.trim() || null, mandatory, fileId, position: (last?.position ?? 0) + 1 })
          .returning()
        await tx.insert(onboardingDocumentVersions).values({ documentId: row!.id, number: 1, fileId, byName: call.caller.name })
        await setAudience(tx, entity, row!.id, { departmentIds, jobPositionTypeIds })
        const [, courseId] = await setCourse(tx, row!.id, call.body.courseId)
        await begin(tx, onboardingDocumentLifecycle, { id: row!.id, by: call.caller })
        await audit(tx, { by: call.caller, action: 'create', entity, id: row!.id, after: { name: row!.name, courseId } })
        return { responseData: { id: row!.id, version: row!.version }, message: 'Successfully created!' }
      }),

    updateOnboardingDocument: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const row = await lock(tx, params.documentId)
        checkVersion(row, body.version)
        if (body.fileId && body.fileId !== row.fileId) await claimFile(tx, body.fileId, { accountId: caller.accountId })
        const isReplaced = body.fileId !== undefined && body.fileId !== row.fileId
        // What nobody was given yet is no version of its own.
        const isNewVersion = isReplaced && row.status !== onboardingDocumentLifecycle.machine.config.initial
        const next = {
          name: body.name === undefined ? row.name : named(body.name),
          description: body.description === undefined ? row.description : body.description.trim() || null,
          mandatory: body.mandatory ?? row.mandatory,
          fileId: body.fileId ?? row.fileId,
          fileVersion: row.fileVersion + (isNewVersion ? 1 : 0),
        }
        await tx
          .update(onboardingDocuments)
          .set({ ...next, version: row.version + 1, updatedAt: new Date() })
          .where(eq(onboardingDocuments.id, row.id))
        if (isReplaced) await keepVersion(tx, { documentId: row.id, number: next.fileVersion, fileId: next.fileId, byName: caller.name }, row.fileId)
        const [was, is] = await setAudience(tx, entity, row.id, body)
        const [courseBefore, courseAfter] = await setCourse(tx, row.id, body.courseId)
        const told = ({ name, mandatory, fileId, fileVersion }: typeof next) => ({ name, mandatory, fileId, fileVersion })
        await audit(tx, {
          by: caller,
          action: 'save',
          entity,
          id: row.id,
          before: { ...told(row), ...was, courseId: courseBefore },
          after: { ...told(next), ...is, courseId: courseAfter },
        })
        return { message: isReplaced ? 'Successfully replaced!' : 'Successfully updated!' }
      }),

    deleteOnboardingDocument: (call) =>
      write(app, call, async (tx) => {
        const row = await lock(tx, call.params.documentId)
        checkVersion(row, call.query.version)
        const beganOnly = row.status === onboardingDocumentLifecycle.machine.config.initial
        if (!beganOnly) throw new Problem(409, 'ALREADY_PUBLISHED', 'People have been given this document. Retire it instead of deleting it.')
        await tx.delete(onboardingDocuments).where(eq(onboardingDocuments.id, row.id))
        await releaseFile(tx, row.fileId)
        await audit(tx, { by: call.caller, action: 'delete', entity, id: row.id, before: { name: row.name } })
        return { message: 'deleted' }
      }),

    changeOnboardingDocumentStatus: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const row = await lock(tx, body.id)
        await transition(tx, documentTransitions, row, { to: body.status, by: caller, actors: staffActors(caller), version: body.version })
        return { message: 'Successfully updated!' }
      }),

    reorderOnboardingDocuments: (call) =>
      write(app, call, async (tx) => {
        const { ids } = call.body
        const known = await tx
          .select({ id: onboardingDocuments.id })
          .from(onboardingDocuments)
          .where(inArray(onboardingDocuments.id, ids))
          .orderBy(onboardingDocuments.id)
          .for('update')
        if (known.length !== ids.length) throw wrongField('ids', 'One of these documents is no longer here. Load the list again.')
        for (const [at, id] of ids.entries())
          await tx
            .update(onboardingDocuments)
            .set({ position: at + 1 })
            .where(eq(onboardingDocuments.id, id))
        await audit(tx, { by: call.caller, action: 'reorder', entity, id: ids[0]!, after: { ids } })
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<
    Handlers<operations>,
    | 'listOnboardingDocuments'
    | 'addOnboardingDocument'
    | 'updateOnboardingDocument'
    | 'deleteOnboardingDocument'
    | 'changeOnboardingDocumentStatus'
    | 'reorderOnboardingDocuments'
  >

type Version = typeof onboardingDocumentVersions.$inferInsert
/** A new version beside the older ones; of a draft the file alone changes, and the one before is let go. */
async function keepVersion(tx: Tx, version: Version, before: number) {
  const { documentId, number } = onboardingDocumentVersions
  const set = { fileId: version.fileId, byName: version.byName, createdAt: new Date() }
  const [written] = await tx
    .insert(onboardingDocumentVersions)
    .values(version)
    .onConflictDoUpdate({ target: [documentId, number], set })
    .returning({ isFirst: sql<boolean>`xmax = 0` })
  if (!written?.isFirst) await releaseFile(tx, before)
}

function named(name: string) {
  const trimmed = name.trim()
  if (!trimmed) throw wrongField('name', 'Enter what the document is called')
  return trimmed
}
