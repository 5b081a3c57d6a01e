import { hr, orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/common.gen.ts'
import type { operations } from '../../api/recruitment.gen.ts'
import { type ImportList, type ImportTarget, placeIn, referenceIn } from '../flows/importing.ts'
import { command } from './command.ts'

type ListExport = components['schemas']['Export']
export type FileFormat = components['schemas']['FileFormat']
/** Fetches a list as a file: its criteria and the chosen columns, in a format. */
export type ExportCall = (asked: ListExport, signal: AbortSignal) => Promise<Blob>

type Answer = { data?: unknown; error?: unknown; response: Response }
const asBlob = (answer: Answer) => orThrow<Blob>({ ...answer, data: answer.data as Blob })

type Path =
  | '/requisitions/export'
  | '/application/export'
  | '/application/selected/export'
  | '/employee/export'
  | '/employee-onboarding/progress/export'
  | '/outbox/export'
  | '/compliance-application/expiring/export'
  | '/task/export'
  | '/hiring-plan/budget/export'
const call =
  (path: Path): ExportCall =>
  (body, signal) =>
    recruitment.POST(path, { body, parseAs: 'blob', signal }).then(asBlob)

/** Every list that can be exported, by what it is on the screen. */
export const exportRequisitions = call('/requisitions/export')
export const exportApplications = call('/application/export')
export const exportSelected = call('/application/selected/export')
export const exportEmployees = call('/employee/export')
export const exportOnboarding = call('/employee-onboarding/progress/export')
export const exportExpiringDocuments = call('/compliance-application/expiring/export')
export const exportTasks = call('/task/export')
export const exportBudget = call('/hiring-plan/budget/export')
export const exportMessages = call('/outbox/export')
export const exportCandidates =
  (reqId: number): ExportCall =>
  (body, signal) =>
    recruitment.POST('/applicant/export/{reqId}', { params: { path: { reqId } }, body, parseAs: 'blob', signal }).then(asBlob)

export const exportInterviews =
  (reqId: number): ExportCall =>
  (body, signal) =>
    recruitment.POST('/interview/export/{reqId}', { params: { path: { reqId } }, body, parseAs: 'blob', signal }).then(asBlob)

export const exportPastRanking =
  (id: number, day: string): ExportCall =>
  (body, signal) =>
    recruitment.POST('/application/ranking-on/export/{id}', { params: { path: { id }, query: { day } }, body, parseAs: 'blob', signal }).then(asBlob)

export const exportReference = (list: ImportList, search: string) => (format: FileFormat, signal: AbortSignal) =>
  recruitment.POST('/ref/{list}/export', { params: { path: { list } }, body: { format, ...(search ? { search } : {}) }, parseAs: 'blob', signal }).then(asBlob)

/** Fetches a file that the server makes; the view hands it to the browser. */
export const sheetMachine = command(({ fetch }: { name: string; fetch: (signal: AbortSignal) => Promise<Blob> }, signal) => fetch(signal))

/** Everybody who works here, under the headings of the workbook that an import takes. */
export const fetchEveryEmployee = (signal: AbortSignal) =>
  recruitment.GET('/employee/excel_template', { params: { query: { filled: true } }, parseAs: 'blob', signal }).then(asBlob)

/** The workbook to fill in for a list. */
export const fetchTemplate = (list: ImportTarget) => (signal: AbortSignal) => {
  if (list === 'jobPosition') return recruitment.GET('/job_position/excel_template', { parseAs: 'blob', signal }).then(asBlob)
  if (list === 'employee') return recruitment.GET('/employee/excel_template', { parseAs: 'blob', signal }).then(asBlob)
  if (list === 'budget') return recruitment.GET('/hiring-plan/budget/excel_template', { parseAs: 'blob', signal }).then(asBlob)
  if (list === 'leaveOpening') return hr.GET('/leave/opening/template', { parseAs: 'blob', signal }).then(asBlob)
  if (placeIn(list) !== null) return hr.GET('/leave/holiday/template', { parseAs: 'blob', signal }).then(asBlob)
  return recruitment.GET('/ref/{list}/create-new/excel-template', { params: { path: { list: referenceIn(list) } }, parseAs: 'blob', signal }).then(asBlob)
}

type RowsBehind = operations['exportReportRows']['parameters']
export const exportReportRows =
  (measure: RowsBehind['path']['measure'], query: RowsBehind['query']): ExportCall =>
  (body, signal) =>
    recruitment.POST('/report-rows/{measure}/export', { params: { path: { measure }, query }, body, parseAs: 'blob', signal }).then(asBlob)

type Exported = operations['exportReport']
/** The tables of a report, under the words of the screen. */
export const exportReport =
  (
    report: Exported['parameters']['path']['report'],
    query: Exported['parameters']['query'],
    body: Omit<Exported['requestBody']['content']['application/json'], 'format'>,
  ) =>
  (format: FileFormat, signal: AbortSignal) =>
    recruitment.POST('/report/{report}/export', { params: { path: { report }, query }, body: { ...body, format }, parseAs: 'blob', signal }).then(asBlob)

type HiringRows = operations['exportHiringRows']['parameters']
export const exportHiringRows =
  (measure: HiringRows['path']['measure'], query: HiringRows['query']): ExportCall =>
  (body, signal) =>
    recruitment.POST('/hiring-plan/rows/{measure}/export', { params: { path: { measure }, query }, body, parseAs: 'blob', signal }).then(asBlob)

type ExportedPlan = operations['exportHiringPlan']['requestBody']['content']['application/json']
/** The hiring plan of a year, under the words of the screen. */
export const exportHiringPlan = (year: number, body: Omit<ExportedPlan, 'format'>) => (format: FileFormat, signal: AbortSignal) =>
  recruitment.POST('/hiring-plan/export', { params: { query: { year } }, body: { ...body, format }, parseAs: 'blob', signal }).then(asBlob)

type FairnessExport = operations['exportFairness']
/** The report Fairness, under the words of the screen. */
export const exportFairness =
  (query: FairnessExport['parameters']['query'], body: Omit<FairnessExport['requestBody']['content']['application/json'], 'format'>) =>
  (format: FileFormat, signal: AbortSignal) =>
    recruitment.POST('/fairness/export', { params: { query }, body: { ...body, format }, parseAs: 'blob', signal }).then(asBlob)
