import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import createClient from 'openapi-fetch'
import type { paths as AuthPaths } from '../../src/api/auth.gen.ts'
import type { paths as HrPaths } from '../../src/api/hr.gen.ts'
import type { paths as RecruitmentPaths } from '../../src/api/recruitment.gen.ts'
import { readSecrets } from '../mail/mailSecrets.ts'
import type { App } from '../platform/context.ts'
import { daysAfter, todayIn } from '../platform/days.ts'
import { buildApp } from '../services/buildApp.ts'
import { applicants, applications } from '../tables/applications.ts'
import { outbox } from '../tables/outbox.ts'
import { type SampleLetters, sampleCandidates } from './applicationData.ts'
import { linesPdf } from './sampleCvs.ts'
import { sampleEmployees } from './sampleEmployees.ts'
import { sampleLearning } from './sampleLearning.ts'
import { sampleLeave } from './sampleLeave.ts'
import { sampleMessages } from './sampleMessages.ts'
import { sampleNotes } from './sampleNotes.ts'
import { samplePack } from './samplePack.ts'
import { SAMPLE_PASSWORD } from './samplePeople.ts'
import { samplePlan } from './samplePlan.ts'
import { sampleTasks, sampleTaskTemplates } from './sampleTasks.ts'
import { sampleTeam } from './sampleTeam.ts'

const STEPS: readonly SampleLetters[] = ['offered', 'accepted', 'contracted', 'signed', 'converted']

/** Letters of the sample candidates and messages to them, written, sent and answered by the very calls that people make. */
export async function sampleLetters(app: App): Promise<void> {
  const server = await buildApp({ ...app, settings: { ...app.settings, service: 'all', rateLimits: false, logLevel: 'silent' } })
  const officer = await signIn(server, 'officer@threshold.test')
  await samplePack(officer.recruitment, async (name, bytes) => (await keep(officer, name, bytes)).id)
  await sampleTaskTemplates(officer.recruitment)
  for (const { name, letters } of Object.values(sampleCandidates).flat()) {
    if (!letters) continue
    const email = `${name.join('.')}@sample.example`.toLowerCase()
    const [row] = await app.db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .where(eq(applicants.email, email))
    if (row) await walk(app, server, officer, { applicationId: row.id, email, fullName: name.join(' ') }, STEPS.indexOf(letters))
  }
  const today = todayIn(app.settings)
  await sampleEmployees(officer.recruitment, today)
  const team = await sampleTeam(officer.recruitment, today)
  const manager = await signIn(server, 'manager@threshold.test')
  await sampleLeave(app, manager, today, team)
  await samplePlan(manager.recruitment, today)
  await sampleLearning(app, officer, async (name, bytes) => (await keep(officer, name, bytes)).id, team)
  await sampleMessages(app, officer.recruitment)
  await sampleNotes(app, officer.recruitment)
  await server.close()
}

type Person = { applicationId: number; email: string; fullName: string }

/** Step by step as far as wanted. */
async function walk(app: App, server: FastifyInstance, officer: Clients, { applicationId, email, fullName }: Person, until: number) {
  const offerId = await write('offer')
  if (until < 1) return
  const [mail] = await app.db.select({ id: outbox.id }).from(outbox).where(eq(outbox.toEmail, email)).orderBy(desc(outbox.id)).limit(1)
  const code = (await readSecrets(app.db, mail?.id ?? 0))?.values.get('code')?.replace(' ', '') ?? ''
  must(await visitor(server).hr.POST('/user/reset-password', { body: { code, password: SAMPLE_PASSWORD } }))
  const me = await signIn(server, email)
  must(await me.hr.POST('/offer-letter/viewed', { body: { id: offerId } }))
  const asked = must(await me.hr.GET('/offer-letter/compliance/{id}', { params: { path: { id: offerId } } })).responseDataList
  const docs = []
  for (const { id, name } of asked) docs.push({ id, applicantFile: await upload(me, fullName, name) })
  if (docs.length > 0) must(await me.hr.POST('/offer-letter/upload-compliance', { body: { id: offerId, docs } }))
  const { version } = must(await me.hr.GET('/offer-letter/{id}', { params: { path: { id: offerId } } })).data
  must(await me.hr.POST('/offer-letter/change-response', { body: { id: offerId, version, response: 'accepted', consent: true } }))
  if (until < 2) return
  const papers = must(await officer.recruitment.GET('/compliance-application/{id}', { params: { path: { id: applicationId } } })).responseDataList
  for (const { id, name, version: seen } of papers) {
    const expiresOn = /check/i.test(name) ? { expiresOn: daysAfter(todayIn(app.settings), [25, 210, 340][applicationId % 3] ?? 90) } : {}
    must(await officer.hr.POST('/compliance-application/change-status', { body: { id, status: 'APPROVED', version: seen, ...expiresOn } }))
  }
  const contractId = await write('contract')
  if (until < 3) return
  must(await me.hr.POST('/contract-letter/viewed', { body: { id: contractId } }))
  const contract = must(await me.hr.GET('/contract-letter/{id}', { params: { path: { id: contractId } } })).data
  const documentIds = contract.employeeOnboardingDocuments.map(({ id }) => id)
  if (documentIds.length > 0) must(await me.recruitment.POST('/employee-onboarding/acknowledge', { body: { contractId, documentIds } }))
  const { responseData } = must(
    await me.hr.POST('/contract-letter/sign', { body: { id: contractId, version: contract.version, typedName: fullName, consent: true } }),
  )
  await sampleTasks(officer.recruitment, responseData.id, daysAfter(todayIn(app.settings), -1))
  if (until < 4) return
  const employee = must(await officer.recruitment.GET('/employee/get/{employeeId}', { params: { path: { employeeId: responseData.id } } })).data
  must(await officer.recruitment.POST('/employee/change-status', { body: { id: employee.id, status: 'active', version: employee.version } }))

  async function write(kind: 'offer' | 'contract'): Promise<number> {
    const path = { params: { path: { applicationId } } }
    const desk =
      kind === 'offer'
        ? must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data
        : must(await officer.hr.GET('/contract-letter/application-details/{applicationId}', path)).data
    const dayIn = (days: number) => daysAfter(todayIn(app.settings), days)
    const content = { ...desk.draft, startDate: dayIn(45), lapsesOn: dayIn(14), managerName: 'Owen Marsh' }
    const body = { applicationId, content }
    const saved = must(
      kind === 'offer' ? await officer.hr.POST('/offer-letter/save', { body }) : await officer.hr.POST('/contract-letter/save', { body }),
    ).responseData
    const sending = { params: { path: { id: saved.id } }, body: { version: saved.version ?? 1 } }
    must(kind === 'offer' ? await officer.hr.POST('/offer-letter/send/{id}', sending) : await officer.hr.POST('/contract-letter/send/{id}', sending))
    return saved.id
  }
}

/** The scan of a document, as far as a sample has one. */
async function upload(me: Clients, fullName: string, document: string): Promise<{ id: number; originalName: string }> {
  return keep(me, `${document}.pdf`, await linesPdf(document, [document, fullName, '', 'A sample, not a real document.']))
}

async function keep(me: Clients, name: string, bytes: Uint8Array): Promise<{ id: number; originalName: string }> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))
  const answer = await me.through(new Request('http://sample.test/api/v1/file/upload', { method: 'POST', body: form, headers: me.headers }))
  const { data } = (await answer.json()) as { data: { id: number; originalName: string } }
  return { id: data.id, originalName: data.originalName }
}

function must<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(`The sample data was refused: ${JSON.stringify(error)}`)
  return data
}

type Clients = ReturnType<typeof visitor>
/** Typed clients that call the server without a network. */
function visitor(server: FastifyInstance, token?: string) {
  const through = async (request: Request) => {
    const answer = await server.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: request.url,
      headers: Object.fromEntries(request.headers),
      ...(request.method === 'POST' ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
    })
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': String(answer.headers['content-type']) } })
  }
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const at = (path: string) => ({ fetch: through, headers, baseUrl: `http://sample.test${path}` })
  return {
    through,
    headers,
    auth: createClient<AuthPaths>(at('/api/auth/v1')),
    hr: createClient<HrPaths>(at('/api/hr/v1')),
    recruitment: createClient<RecruitmentPaths>(at('/api/v1')),
  }
}

async function signIn(server: FastifyInstance, email: string): Promise<Clients> {
  const { token } = must(await visitor(server).auth.POST('/login', { body: { email, password: SAMPLE_PASSWORD } })).data
  return visitor(server, token)
}
