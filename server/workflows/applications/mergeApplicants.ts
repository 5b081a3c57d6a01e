import { eq, inArray } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { joinGroupsOf } from '../../applications/people/mergeMembers.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit, auditAll, type By } from '../../platform/lifecycle/audit.ts'
import { isVeiled } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { applicantMergeMoves, applicantMerges } from '../../tables/people.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { readPerson } from './findDuplicates.ts'

type Schemas = components['schemas']
type Person = typeof applicants.$inferSelect
type Refusal = NonNullable<Schemas['MergePreview']['refusal']>

const fields = ['title', 'firstName', 'middleName', 'surName', 'email', 'mobile', 'phone'] as const

/** What the kept record states stays; what it does not is taken from the other one. */
const takenOver = (kept: Person, gone: Person) => fields.filter((field) => !kept[field] && gone[field])

const shown = {
  id: applications.id,
  applicantId: applications.applicantId,
  requisitionId: applications.requisitionId,
  positionTitle: requisitions.positionTitle,
  status: applications.status,
  withheld: applications.withheld,
}
export const applicationsOf = (db: Database | Tx, ids: number[]) =>
  db
    .select(shown)
    .from(applications)
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .where(inArray(applications.applicantId, ids))
    .orderBy(applications.id)
type Theirs = Awaited<ReturnType<typeof applicationsOf>>

/** Why two records stay two. Letters belong to whoever signs in, so that person is the one to keep; and a position has one application of a person. */
function refusalOf(kept: Person, gone: Person, theirs: Theirs, caller: Caller): Refusal | null {
  if (kept.id === gone.id) return { code: 'SAME_RECORD', positions: [] }
  if (gone.accountId !== null) return { code: kept.accountId === null ? 'GONE_SIGNS_IN' : 'BOTH_SIGN_IN', positions: [] }
  const own = new Set(theirs.filter(({ applicantId }) => applicantId === kept.id).map(({ requisitionId }) => requisitionId))
  const twice = theirs.filter(({ applicantId, requisitionId }) => applicantId === gone.id && own.has(requisitionId))
  return twice.length > 0 ? { code: 'BOTH_APPLIED', positions: twice.filter((one) => !isVeiled(caller, one)).map(({ positionTitle }) => positionTitle) } : null
}
const told: Record<Refusal['code'], string> = {
  SAME_RECORD: 'This is one record. Choose another person.',
  GONE_SIGNS_IN: 'This person signs in to answer a letter. Keep this record and merge the other one into it.',
  BOTH_SIGN_IN: 'Both records have received letters and sign in, so they stay apart.',
  BOTH_APPLIED: 'Both records have applied for the same position, where one person has one application.',
}

export const mergeHandlers = (app: App) =>
  ({
    previewMerge: async ({ params: { id, goneId }, caller }) => {
      const [kept, gone] = [await readPerson(app.db, caller, id), await readPerson(app.db, caller, goneId)]
      const theirs = await applicationsOf(app.db, [kept.id, gone.id])
      const taken = takenOver(kept, gone)
      const listed = (of: Person) =>
        theirs.filter((one) => one.applicantId === of.id && !isVeiled(caller, one)).map(({ applicantId: _, withheld: __, ...one }) => one)
      return {
        data: {
          fields: fields.map((field) => ({
            field,
            kept: kept[field],
            gone: gone[field],
            result: taken.includes(field) ? gone[field] : kept[field],
          })),
          stays: listed(kept),
          moves: listed(gone),
          keptVersion: kept.version,
          goneVersion: gone.version,
          refusal: refusalOf(kept, gone, theirs, caller),
        },
      }
    },

    mergeApplicants: (call) =>
      write(app, call, async (tx) => {
        const { keptId, goneId, keptVersion, goneVersion } = call.body
        await readPerson(tx, call.caller, keptId)
        await readPerson(tx, call.caller, goneId)
        if (keptId === goneId) throw wrongField('goneId', told.SAME_RECORD)
        const { kept, gone } = await lockPair(tx, keptId, goneId)
        checkVersion(kept, keptVersion)
        checkVersion(gone, goneVersion)
        const theirs = await applicationsOf(tx, [kept.id, gone.id])
        const refusal = refusalOf(kept, gone, theirs, call.caller)
        if (refusal) throw new Problem(409, refusal.code, told[refusal.code])
        const taken = takenOver(kept, gone)
        const version = kept.version + 1
        await tx
          .update(applicants)
          .set({ ...Object.fromEntries(taken.map((field) => [field, gone[field]])), version })
          .where(eq(applicants.id, kept.id))
        await tx
          .update(applicants)
          .set({ mergedIntoId: kept.id, version: gone.version + 1 })
          .where(eq(applicants.id, gone.id))
        const moved = theirs.filter(({ applicantId }) => applicantId === gone.id).map(({ id }) => id)
        await giveTo(tx, moved, kept.id)
        const before = Object.fromEntries(taken.map((field) => [field, null]))
        const [merge] = await tx
          .insert(applicantMerges)
          .values({ keptId: kept.id, goneId: gone.id, accountId: call.caller.accountId, before, keptVersion: version })
          .returning({ id: applicantMerges.id })
        await tx.insert(applicantMergeMoves).values(moved.map((applicationId) => ({ mergeId: merge!.id, applicationId })))
        await joinGroupsOf(tx, kept.id, gone.id, merge!.id)
        await tell(tx, { action: 'merge', by: call.caller, kept, gone, theirs })
        return { message: 'Successfully merged!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'previewMerge' | 'mergeApplicants'>

/** Locks two people with everything that they applied for, in the order that every write keeps: requisitions, applications, people. */
export async function lockPair(tx: Tx, keptId: number, goneId: number): Promise<{ kept: Person; gone: Person }> {
  const both = [keptId, goneId]
  const of = tx.select({ id: applications.requisitionId }).from(applications).where(inArray(applications.applicantId, both))
  await tx.select({ id: requisitions.id }).from(requisitions).where(inArray(requisitions.id, of)).orderBy(requisitions.id).for('update')
  const locked = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.applicantId, both))
    .orderBy(applications.id)
    .for('update')
  const people = await tx.select().from(applicants).where(inArray(applicants.id, both)).orderBy(applicants.id).for('update')
  // From here on nobody applies as one of them; who did in between has to be looked at again.
  const now = await tx.select({ id: applications.id }).from(applications).where(inArray(applications.applicantId, both))
  if (now.length !== locked.length) throw new Problem(409, 'STALE', 'This was changed in the meantime. Load it again.')
  const [kept, gone] = both.map((id) => people.find((one) => one.id === id))
  if (!kept || !gone) throw notFound('applicant')
  return { kept, gone }
}

/** Whoever had one of them open before is told that it was changed. */
export async function giveTo(tx: Tx, ids: number[], applicantId: number): Promise<void> {
  const rows = await tx.select({ id: applications.id, version: applications.version }).from(applications).where(inArray(applications.id, ids))
  for (const { id, version } of rows)
    await tx
      .update(applications)
      .set({ applicantId, version: version + 1 })
      .where(eq(applications.id, id))
}

type Told = { action: 'merge' | 'undoMerge'; by: By; kept: Person; gone: Person; theirs: Theirs }
/** The log of the person, and of each application of either record. */
export async function tell(tx: Tx, { action, by, kept, gone, theirs }: Told): Promise<void> {
  const about = { by, entity: 'applicant', id: kept.id, action }
  const values = { before: { applicantId: gone.id }, after: { applicantId: kept.id, name: `${gone.firstName} ${gone.surName}` } }
  const causedBy = await audit(tx, { ...about, ...values })
  await auditAll(
    tx,
    theirs.map(({ id, requisitionId }) => ({ ...about, ...values, requisitionId, applicationId: id, causedBy })),
  )
}
