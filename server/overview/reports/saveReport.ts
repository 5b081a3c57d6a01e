import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { accounts } from '../../tables/accounts.ts'
import { savedReportReaders, savedReports } from '../../tables/keptSearches.ts'
import { beginOf } from './mailReports.ts'
import { readersOfReports } from './reportReaders.ts'
import { scopeOf } from './scope.ts'

type Kept = components['schemas']['KeptReport']
const MOST = 20

/** How each person keeps reports. Nobody sees another's, and no record of the business changes: nothing is audited. */
export const savedReportHandlers = (app: App) =>
  ({
    listSavedReports: async ({ caller }) => {
      const rows = await app.db
        .select()
        .from(savedReports)
        .where(eq(savedReports.accountId, caller.accountId))
        .orderBy(sql`lower(${savedReports.name})`, asc(savedReports.id))
      const ids = rows.map(({ id }) => id)
      const mailed = ids.length > 0 ? await app.db.select().from(savedReportReaders).where(inArray(savedReportReaders.reportId, ids)) : []
      const reports = rows.map((row) => ({
        id: row.id,
        version: row.version,
        kept: {
          ...{ name: row.name, report: row.report, period: row.period, from: row.firstDay, to: row.lastDay, compare: row.compare },
          ...{ departmentId: row.departmentId, jobPositionTypeId: row.positionTypeId, cityId: row.cityId, mailed: row.mailed },
          readers: mailed.filter(({ reportId }) => reportId === row.id).map(({ accountId }) => accountId),
        },
      }))
      const readers = (await readersOfReports(app.db)).map(({ id, name }) => ({ id, name })).slice(0, 200)
      return { data: { reports, readers, timeZone: app.settings.timeZone } }
    },

    createSavedReport: (call) =>
      write(app, call, async (tx) => {
        const { caller, body } = call
        await lockOwner(tx, caller)
        if ((await tx.$count(savedReports, eq(savedReports.accountId, caller.accountId))) >= MOST)
          throw new Problem(409, 'TOO_MANY_REPORTS', `You have ${MOST} saved reports, which is the most. Delete one, then save this one.`)
        const values = await valuesOf(app, tx, caller, body, 0)
        const [made] = await tx
          .insert(savedReports)
          .values({ ...values, accountId: caller.accountId })
          .returning()
        await keepReaders(tx, made!.id, body.readers)
        return { responseData: { id: made!.id, version: made!.version }, message: 'Report saved' }
      }),

    updateSavedReport: (call) =>
      write(app, call, async (tx) => {
        const { caller, params, body } = call
        await lockOwner(tx, caller)
        const before = await ownReport(tx, caller, params.id)
        checkVersion(before, body.version)
        const { mailedFor, ...values } = await valuesOf(app, tx, caller, body.kept, params.id)
        await tx
          .update(savedReports)
          // Who changes how often it is mailed gets the next one when its time comes.
          .set({ ...values, version: before.version + 1, ...(before.mailed === values.mailed ? {} : { mailedFor }) })
          .where(eq(savedReports.id, before.id))
        await tx.delete(savedReportReaders).where(eq(savedReportReaders.reportId, before.id))
        await keepReaders(tx, before.id, body.kept.readers)
        return { message: 'Report saved' }
      }),

    deleteSavedReport: (call) =>
      write(app, call, async (tx) => {
        const { caller, params, query } = call
        await lockOwner(tx, caller)
        const before = await ownReport(tx, caller, params.id)
        checkVersion(before, query.version)
        await tx.delete(savedReports).where(eq(savedReports.id, before.id))
        return { message: 'Report deleted' }
      }),
  }) satisfies Partial<Handlers<operations>>

/** Whoever changes saved reports waits here for the other windows of the same person. */
const lockOwner = (tx: Tx, { accountId }: Caller) => tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')

async function ownReport(tx: Tx, { accountId }: Caller, id: number) {
  const [report] = await tx
    .select()
    .from(savedReports)
    .where(and(eq(savedReports.id, id), eq(savedReports.accountId, accountId)))
  if (!report) throw notFound('saved report')
  return report
}

/** What is kept, once it holds together. */
async function valuesOf({ settings }: App, tx: Tx, { accountId }: Caller, kept: Kept, id: number) {
  const name = kept.name.trim()
  if (!name) throw wrongField('name', 'Enter a name for the report.')
  const [taken] = await tx
    .select({ id: savedReports.id })
    .from(savedReports)
    .where(and(eq(savedReports.accountId, accountId), ne(savedReports.id, id), sql`lower(${savedReports.name}) = lower(${name})`))
  if (taken) throw wrongField('name', 'You have a saved report of this name already. Enter another name.')
  const { from, to } = kept
  const hasOwnDays = kept.period === 'ownDays'
  if (hasOwnDays && !from) throw wrongField('from', 'Enter the first day of the period.')
  if (hasOwnDays && !to) throw wrongField('to', 'Enter the last day of the period.')
  // Its days are held against the same rules as when it is shown.
  if (hasOwnDays && from && to) scopeOf({ from, to }, settings)
  const isMailed = kept.mailed !== 'never'
  if (isMailed && kept.readers.length === 0) throw wrongField('readers', 'Choose at least one person to whom it is mailed, or that it is never mailed.')
  const may = new Set((await readersOfReports(tx)).map((reader) => reader.id))
  if (kept.readers.some((reader) => !may.has(reader))) throw wrongField('readers', 'One of these people may not see reports any more. Choose somebody else.')
  const { report, period, compare, departmentId, jobPositionTypeId, cityId, mailed } = kept
  return {
    ...{ name, report, period, compare, mailed },
    ...{ firstDay: hasOwnDays ? from : null, lastDay: hasOwnDays ? to : null },
    ...{ departmentId, positionTypeId: jobPositionTypeId, cityId },
    mailedFor: isMailed ? beginOf(mailed, todayIn(settings)) : null,
  }
}

async function keepReaders(tx: Tx, reportId: number, readers: number[]) {
  if (readers.length > 0) await tx.insert(savedReportReaders).values(readers.map((accountId) => ({ reportId, accountId })))
}
