import { eq } from 'drizzle-orm'
import type { App } from '../contract.ts'
import type { Tx } from '../database.ts'
import { dayInWords } from '../hr/wording.ts'
import { renderMail } from '../mail.templates.ts'
import { sendMail } from '../mail.ts'
import type { Application } from './application.move.ts'
import { applicants } from './application.schema.ts'
import type { Interview } from './interview.record.ts'
import { requisitions } from './requisition.schema.ts'

type News = 'INTERVIEW_SCHEDULED' | 'INTERVIEW_CHANGED' | 'INTERVIEW_CANCELLED'
type Told = { interview: Interview; application: Application; panel: { id: number; name: string; email: string }[] }

const WORDS: Record<News, string> = {
  INTERVIEW_SCHEDULED: 'it is arranged, and you are one of the interviewers.',
  INTERVIEW_CHANGED: 'the arrangement has changed.',
  INTERVIEW_CANCELLED: 'it is cancelled.',
}

/** Tells the candidate and everybody named of an interview; once for each version of it. */
export async function tellOfInterview(app: App, tx: Tx, news: News, { interview, application, panel }: Told, reason: string | null = null): Promise<void> {
  const [person] = await tx.select().from(applicants).where(eq(applicants.id, application.applicantId))
  const [position] = await tx.select({ title: requisitions.positionTitle }).from(requisitions).where(eq(requisitions.id, application.requisitionId))
  const positionTitle = position!.title
  const fullName = [person!.firstName, person!.surName].join(' ')
  const when = {
    interviewDate: dayInWords(interview.day),
    interviewTime: `${interview.startTime} – ${interview.endTime} (${interview.zone.replaceAll('_', ' ')})`,
    interviewPlace: [interview.place, interview.link].filter(Boolean).join(', ') || null,
  }
  const about = { applicationId: application.id, requisitionId: application.requisitionId }
  const mark = `interview:${interview.id}:${interview.version}`
  const names = panel.map(({ name }) => name).join(', ')
  const values = { ...when, firstName: person!.firstName, positionTitle, organisation: app.settings.organisation, interviewers: names, reason }
  await sendMail(app, tx, { event: news, to: person!.email, toName: fullName, dedupe: `${mark}:applicant`, ...about, ...(await renderMail(tx, news, values)) })
  const link = `${app.settings.publicUrl}/login?returnTo=${encodeURIComponent(`/canprf?applicationId=${application.id}&tab=interviews`)}`
  for (const { id, name, email } of panel) {
    const mail = await renderMail(tx, 'INTERVIEW_PANEL', { ...when, recipientName: name, candidateName: fullName, positionTitle, answer: WORDS[news], link })
    await sendMail(app, tx, { event: 'INTERVIEW_PANEL', to: email, toName: name, dedupe: `${mark}:${id}`, ...about, ...mail })
  }
}
