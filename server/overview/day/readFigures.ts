import type { components } from '../../../src/api/recruitment.gen.ts'
import type { App, Caller } from '../../platform/context.ts'
import { has } from '../../platform/http/permissions.ts'
import { readHires, reports } from '../reports/reports.ts'
import { scopeOf } from '../reports/scope.ts'
import { besideBefore } from '../reports/tables.ts'

/** The figures of the home page: those of the reports, counted as they are counted there. */
export async function readFigures({ db, settings }: App, caller: Caller, asked: { from: string; to: string }): Promise<components['schemas']['Report']> {
  const scope = scopeOf(asked, settings)
  const hires = await readHires(db, scope)
  const pipeline = await reports.pipeline(db, scope)
  const stages = await reports.timeInStage(db, scope)
  const ages = has(caller, 'DASHBOARD') ? (await reports.ageing(db, scope)).tables : []
  const report = { figures: [...hires, ...pipeline.figures], tables: [...pipeline.tables, ...stages.tables, ...ages] }
  return { asOf: scope.now.toISOString(), unit: scope.unit, ...besideBefore(report, null) }
}
