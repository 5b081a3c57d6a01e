import { eq } from 'drizzle-orm'
import { renderMail } from '../mail/renderMail.ts'
import { sendMail } from '../mail/sendMail.ts'
import { companyName } from '../platform/company.ts'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { dayInWords } from '../platform/wording.ts'
import type { Application } from '../records/applications.ts'
import { applicants } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'
import { calendarFile, type Method } from './calendarFile.ts'
import type { Interview } from './readInterviews.ts'

type News = 'INTERVIEW_SCHEDULED' | 'INTERVIEW_CHANGED' | 'INTERVIEW_CANCELLED'
type Person = { id: number; name: string; email: string }
/** `released`: who was to hold it and no longer is. */
type Told = { interview: Interview; application: Application; panel: Person[]; released?: Person[] }

const WORDS: Record<News, string> = {
  INTERVIEW_SCHEDULED: 'it is arranged, and you are one of the interviewers.',
  INTERVIEW_CHANGED: 'the arrangement has changed.',
  INTERVIEW_CANCELLED: 'it is cancelled.',
}
const RELEASED = 'you are no longer one of the interviewers.'
const METHODS = { INTERVIEW_SCHEDULED: 'REQUEST', INTERVIEW_CHANGED: 'REQUEST', INTERVIEW_CANCELLED: 'CANCEL' } as const satisfies Record<News, Method>

/** Tells the candidate and everybody named of an interview; once for each version of it. */
export async function tellOfInterview(app: App, tx: Tx, news: News, told: Told, reason: string | null = null): Promise<void> {
  const mark = `interview:${told.interview.id}:${told.interview.version}`
  await mailApplicant(app, tx, news, told, mark, reason)
  await mailPanel(app, tx, news, told, mark)
}

export type Addressee = 'applicant' | 'interviewers'
/** The mail about an arranged interview once more, once for each version of it; answers whether any was new. */
export function remindOfInterview(app: App, tx: Tx, to: Addressee, told: Told): Promise<boolean> {
  const mark = `interview:${told.interview.id}:${told.interview.version}:again`
  return to === 'applicant' ? mailApplicant(app, tx, 'INTERVIEW_SCHEDULED', told, mark, null) : mailPanel(app, tx, 'INTERVIEW_SCHEDULED', told, mark)
}

/** What a mail says about when and where an interview is. */
export const whenOf = (interview: Interview) => ({
  interviewDate: dayInWords(interview.day),
  interviewTime: `${interview.startTime} – ${interview.endTime} (${interview.zone.replaceAll('_', ' ')})`,
  interviewPlace: [interview.place, interview.link].filter(Boolean).join(', ') || null,
})

async function aboutOf(tx: Tx, { id, applicantId, requisitionId }: Application) {
  const [person] = await tx.select().from(applicants).where(eq(applicants.id, applicantId))
  const [position] = await tx.select({ title: requisitions.positionTitle }).from(requisitions).where(eq(requisitions.id, requisitionId))
  const fullName = [person!.firstName, person!.surName].join(' ')
  return { person: person!, fullName, positionTitle: position!.title, about: { applicationId: id, requisitionId } }
}

async function mailApplicant(app: App, tx: Tx, news: News, { interview, application, panel }: Told, mark: string, reason: string | null): Promise<boolean> {
  const { person, fullName, positionTitle, about } = await aboutOf(tx, application)
  const interviewers = panel.map(({ name }) => name).join(', ')
  const values = { ...whenOf(interview), firstName: person.firstName, positionTitle, interviewers, reason }
  const mail = await renderMail(tx, news, values)
  const organisation = await companyName(tx)
  // The addresses of the interviewers are no business of the candidate's, nor is what was noted for them.
  const entry = {
    interview,
    summary: `Interview: ${positionTitle}, ${organisation}`,
    description: `${interview.title}\nWith ${interviewers}`,
    attendees: [{ name: fullName, email: person.email }],
  }
  const calendar = calendarFile({ organisation, mailFrom: app.settings.mailFrom }, METHODS[news], [entry])
  return sendMail(app, tx, { event: news, to: person.email, toName: fullName, dedupe: `${mark}:applicant`, ...about, ...mail, calendar })
}

type Shown = { interview: Interview; candidate: string; positionTitle: string; panel: readonly { name: string; email: string }[]; link: string }
/** An interview as it stands in the calendar of who holds it. Calendars are shared: what was noted for the interviewers stays behind the link. */
export const entryOfPanel = ({ interview, candidate, positionTitle, panel, link }: Shown) => ({
  interview,
  summary: `Interview: ${candidate}, ${interview.title}`,
  description: `${positionTitle}\n${link}`,
  attendees: panel,
})

/** Where an interviewer reads the kit and writes the scorecard. */
export const linkTo = ({ settings }: Pick<App, 'settings'>, interviewId: number) =>
  `${settings.publicUrl}/login?returnTo=${encodeURIComponent(`/scorecard?interviewId=${interviewId}`)}`

async function mailPanel(app: App, tx: Tx, news: News, { interview, application, panel, released = [] }: Told, mark: string): Promise<boolean> {
  const { fullName, positionTitle, about } = await aboutOf(tx, application)
  const link = linkTo(app, interview.id)
  const sent: boolean[] = []
  const organisation = await companyName(tx)
  const file = (method: Method, attendees: readonly Person[]) =>
    calendarFile({ organisation, mailFrom: app.settings.mailFrom }, method, [
      entryOfPanel({ interview, candidate: fullName, positionTitle, panel: attendees, link }),
    ])
  const calendar = file(METHODS[news], panel)
  const each = [
    ...panel.map((person) => ({ person, answer: WORDS[news], calendar })),
    ...released.map((person) => ({ person, answer: RELEASED, calendar: file('CANCEL', [person]) })),
  ]
  for (const { person, answer, calendar } of each) {
    const { id, name, email } = person
    const values = { ...whenOf(interview), recipientName: name, candidateName: fullName, positionTitle, answer, link }
    const mail = await renderMail(tx, 'INTERVIEW_PANEL', values)
    sent.push(await sendMail(app, tx, { event: 'INTERVIEW_PANEL', to: email, toName: name, dedupe: `${mark}:${id}`, ...about, ...mail, calendar }))
  }
  return sent.includes(true)
}
