// The pages that are visited and what is pressed on them, with sample data.
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { readSecrets } from '../../server/mail/mailSecrets.ts'
import type { App } from '../../server/platform/context.ts'
import { issueOwnLink } from '../../server/records/ownLinks.ts'
import { sampleCandidates } from '../../server/sample/applicationData.ts'
import { SAMPLE_PASSWORD } from '../../server/sample/samplePeople.ts'
import { applications, interviews } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { jobPosts } from '../../server/tables/requisitions.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Press, Seat } from './visit.ts'

export type PageCase = { name: string; seat: Seat; address: string; shows: string; most: { requests: number; ms: number } }
export type PressCase = Press & { name: string; seat: Seat }

async function call<Answer>(baseURL: string, path: string, body: object): Promise<Answer> {
  const answer = await fetch(baseURL + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
const signIn = async (baseURL: string, email: string) =>
  (await call<{ data: { token: string } }>(baseURL, '/api/auth/v1/login', { email, password: SAMPLE_PASSWORD })).data.token

/** Somebody with an offer letter that waits for an answer, registered by the code of its message. */
async function offered({ db }: App, baseURL: string): Promise<string> {
  const person = Object.values(sampleCandidates)
    .flat()
    .find(({ letters }) => letters === 'offered')
  const email = `${person?.name.join('.')}@sample.example`.toLowerCase()
  const [mail] = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.toEmail, email)).orderBy(desc(outbox.id)).limit(1)
  const code = (await readSecrets(db, mail?.id ?? 0))?.values.get('code')?.replace(' ', '') ?? ''
  await call(baseURL, '/api/hr/v1/user/reset-password', { code, password: SAMPLE_PASSWORD })
  return signIn(baseURL, email)
}

/** The page of somebody who is called for an interview, as the link in a message opens it. */
async function ownLink({ db, settings }: App): Promise<string> {
  const { applicationId } = interviews
  const [met] = await db
    .select({ id: applicationId })
    .from(interviews)
    .where(and(inArray(interviews.status, tagged(interviewStates, 'planned')), gt(interviews.endsAt, new Date())))
    .orderBy(interviews.id)
    .limit(1)
  const { key } = await db.transaction((tx) => issueOwnLink({ settings }, tx, met!.id))
  return `/my-application#${key}`
}

export async function casesOf(app: App, baseURL: string): Promise<{ pages: PageCase[]; presses: PressCase[] }> {
  const { db } = app
  const [post] = await db.select({ id: jobPosts.id }).from(jobPosts).where(eq(jobPosts.status, 'published')).orderBy(jobPosts.id).limit(1)
  const [requisition] = await db
    .select({ id: applications.requisitionId })
    .from(applications)
    .groupBy(applications.requisitionId)
    .orderBy(desc(count()))
    .limit(1)
  const [application] = await db.select({ id: applications.id }).from(applications).where(eq(applications.status, 'shortlisted')).limit(1)
  if (!post || !requisition || !application) throw new Error('The sample data has no open position with candidates.')
  const visitor = { baseURL, phone: true }
  const applicant = { ...visitor, token: await offered(app, baseURL) }
  const manager = { baseURL, phone: false, token: await signIn(baseURL, 'manager@threshold.test') }
  const [heading, rows] = ['h1', 'tbody tr']
  const [few, more] = [15, 25]
  const candidate = `/canprf?applicationId=${application.id}`
  const page = (name: string, seat: Seat, address: string, requests: number, ms: number, shows = heading): PageCase => ({
    name,
    seat,
    address,
    shows,
    most: { requests, ms },
  })
  const button = (name: string) => (at: Page) => at.getByRole('main').getByRole('button', { name, exact: true }).first()
  const link = (name: string) => (at: Page) => at.getByRole('main').getByRole('link', { name, exact: true }).first()
  const palette = (at: Page) => at.getByRole('button', { name: 'Find or do anything' })
  const press = (name: string, address: string, target: Press['press'], shows: string): PressCase => ({
    name,
    seat: manager,
    address,
    press: target,
    shows,
  })
  return {
    pages: [
      page('open positions', visitor, '/homepage', few, 2000),
      page('one position', visitor, `/homepage/${post.id}`, few, 2000),
      page('apply', visitor, `/homepage/${post.id}/apply/cv`, few, 2000),
      page('own application', { ...visitor, small: true }, await ownLink(app), few, 2000, 'nav button'),
      page('offer letter', applicant, '/offer-letter', few, 2000),
      page('requisitions', manager, '/jobreq', more, 2500, rows),
      page('one requisition', manager, `/jobreq/${requisition.id}`, more, 3000),
      page('candidates', manager, '/appsch', more, 2500, rows),
      page('one candidate', manager, candidate, more, 3000),
      page('staff home', manager, '/recruitmentManager', more, 2500),
    ],
    presses: [
      press('interview dialog opened', `${candidate}&tab=interviews`, button('Schedule interview'), '[role=dialog] input'),
      press('tab of a candidate', candidate, link('Interviews'), '[aria-current=page][href*="tab=interviews"]'),
      press('tab of a requisition', `/jobreq/${requisition.id}?tab=summary`, link('Approvals'), '[aria-current=page][href*="tab=approvals"]'),
      press('all selected', '/appsch', (at) => at.getByRole('checkbox', { name: 'Select all rows of this page' }), 'tr[aria-selected=true]'),
      press('sorted', '/appsch', (at) => at.getByRole('columnheader', { name: 'Candidate' }).getByRole('button'), 'th[aria-sort=ascending]'),
      press('filter opened', '/appsch', button('Filter'), '[role=dialog] input'),
      press('next applicant, loaded ahead', `/appsrn?requisitionId=${requisition.id}`, button('Next candidate'), 'li:nth-child(2) > [aria-current]'),
      press('palette opened', '/jobreq', palette, '[role=dialog] [role=option]'),
      {
        ...press('palette, own hits', '/jobreq', (at) => at.getByRole('combobox', { name: 'Find or do anything' }), '[role=option] mark'),
        before: (at) => palette(at).click(),
        key: 'u',
      },
      {
        ...press('card moved', '/appsch?view=board', (at) => at.getByRole('dialog').getByRole('button', { name: 'On hold' }), '[role=status] button'),
        before: (at) =>
          at
            .getByRole('button', { name: /^Move / })
            .first()
            .click(),
      },
    ],
  }
}
