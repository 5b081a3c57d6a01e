import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { comparedTo, periodOn } from '../../../src/machines/lifecycles/reportPeriods.ts'
import { signInLink } from '../../accounts/invite.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import { clockIn, daysAfter, todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { dayInWords } from '../../platform/wording.ts'
import { savedReportReaders, savedReports } from '../../tables/keptSearches.ts'
import { readReport } from './readReport.ts'
import { readersOfReports } from './reportReaders.ts'

type Schemas = components['schemas']
type Mailing = Exclude<Schemas['ReportMailing'], 'never'>
type Saved = typeof savedReports.$inferSelect

/** By the clock of the organisation. */
const MORNING = 7

/** The Monday of the week, or the first day of the month, that a day is in. */
export const beginOf = (mailing: Schemas['ReportMailing'], day: string) =>
  mailing === 'monthly' ? `${day.slice(0, 8)}01` : daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** Mails the reports whose week or month has begun, each once to each reader. Answers how many reports were mailed. */
export async function mailReports(app: App, now = new Date()): Promise<number> {
  if (Number(clockIn(now, app.settings).slice(11, 13)) < MORNING) return 0
  const today = todayIn(app.settings, now)
  const due = await app.db
    .select({ id: savedReports.id })
    .from(savedReports)
    .where(and(ne(savedReports.mailed, 'never'), or(...(['weekly', 'monthly'] as const).map((mailing) => isDue(mailing, today)))))
    .orderBy(savedReports.id)
  return eachAlone(
    'saved-reports',
    due.map(({ id }) => id),
    (id) => app.db.transaction((tx) => mail(app, tx, id, today)),
  )
}

const isDue = (mailing: Mailing, today: string) =>
  and(eq(savedReports.mailed, mailing), or(isNull(savedReports.mailedFor), lt(savedReports.mailedFor, beginOf(mailing, today))))

async function mail(app: App, tx: Tx, id: number, today: string): Promise<void> {
  const [saved] = await tx.select().from(savedReports).where(eq(savedReports.id, id)).for('update', { skipLocked: true })
  if (!saved || saved.mailed === 'never') return
  const begin = beginOf(saved.mailed, today)
  // Another process was faster.
  if (saved.mailedFor !== null && saved.mailedFor >= begin) return
  await tx.update(savedReports).set({ mailedFor: begin }).where(eq(savedReports.id, id))
  const chosen = await tx.select({ accountId: savedReportReaders.accountId }).from(savedReportReaders).where(eq(savedReportReaders.reportId, id))
  // Who may not see reports any more, or has left, gets none.
  const all = await readersOfReports(tx)
  const readers = all.filter((reader) => chosen.some(({ accountId }) => accountId === reader.id))
  if (readers.length === 0 || !all.some((reader) => reader.id === saved.accountId)) return
  const { from, to } = daysOf(saved, today)
  const query = {
    ...{ from, to },
    ...(saved.departmentId && { department: saved.departmentId }),
    ...(saved.positionTypeId && { positionType: saved.positionTypeId }),
    ...(saved.cityId && { place: saved.cityId }),
  }
  const before = saved.compare === 'none' ? null : comparedTo({ from, to }, saved.compare)
  const { figures } = await readReport(app, {
    params: { report: saved.report },
    query: { ...query, ...(before && { compareFrom: before.from, compareTo: before.to }) },
  })
  const address = new URLSearchParams({ report: saved.report, ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) })
  if (saved.compare !== 'none') address.set('compare', saved.compare)
  for (const reader of readers)
    await sendMail(app, tx, {
      event: 'SAVED_REPORT',
      to: reader.email,
      toName: reader.name,
      dedupe: `saved-report:${id}:${begin}:${reader.id}`,
      ...(await renderMail(tx, 'SAVED_REPORT', {
        recipientName: reader.name,
        reportName: saved.name,
        reportPeriod: `${dayInWords(from)} to ${dayInWords(to)} (${app.settings.timeZone})`,
        reportFigures: figures.length > 0 ? figures.map(inWords).join('; ') : 'This report has tables only; they open by the link.',
        link: signInLink(app, `/reports?${address}`),
      })),
    })
}

const daysOf = ({ period, firstDay, lastDay }: Saved, today: string) =>
  period === 'ownDays' ? { from: firstDay ?? today, to: lastDay ?? today } : periodOn(period, today)

type Figure = Schemas['Report']['figures'][number]
/** How a mail names each figure, and what it is counted in. */
const FIGURES: Record<Figure['key'], [name: string, unit: '' | '%' | ' days' | ' years' | ' hours']> = {
  applied: ['Applications', ''],
  hired: ['Hired', ''],
  timeToHire: ['Time to hire', ' days'],
  timeToFill: ['Time to fill', ' days'],
  offersAccepted: ['Offers accepted', '%'],
  conversion: ['Became hires', '%'],
  stillOpen: ['Still open', ''],
  interviews: ['Interviews held', ''],
  feedbackOnTime: ['Feedback on time', '%'],
  openRequisitions: ['Open requisitions', ''],
  openDays: ['Open for', ' days'],
  headcount: ['Headcount', ''],
  joiners: ['Joiners', ''],
  leavers: ['Leavers', ''],
  tenure: ['Tenure', ' years'],
  tasksDone: ['Tasks done', '%'],
  tasksOnTime: ['Tasks done on time', '%'],
  documents: ['Documents expiring', ''],
  leaveTaken: ['Leave taken', ' hours'],
  leavePlanned: ['Leave planned', ' hours'],
  leaveOwed: ['Leave owed', ' hours'],
  absenceRate: ['Absence rate', '%'],
  coursesInDate: ['Courses in date', '%'],
  coursesOverdue: ['Courses overdue', ''],
  coursesCompleted: ['Courses completed', ''],
}

const said = (value: number | null, unit: string) => (value === null ? 'no data' : `${value}${unit}`)
function inWords({ key, value, before }: Figure): string {
  const [name, unit] = FIGURES[key]
  return `${name}: ${said(value, unit)}${before ? ` (before: ${said(before.value, unit)})` : ''}`
}

/** Looked for each hour, since each begins with its day in the organisation's zone. */
export const mailReportsByTheHour = (app: App) => app.jobs.work('saved-reports', async () => void (await mailReports(app)), { cron: '7 * * * *' })
