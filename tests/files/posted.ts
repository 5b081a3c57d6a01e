import { eq } from 'drizzle-orm'
import { accounts } from '../../server/tables/accounts.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { TestApp } from '../app.ts'
import { resumePdf } from '../fixtures/resume-files.ts'
import { approved, type ReferenceItems, referenceItems } from '../requisitions/raise.ts'

export type PublicApplication = components['schemas']['PublicApplication']

/** A position that anyone may read: raised, approved, written and published through the API. */
export async function posted(t: TestApp, title = 'Ward clerk'): Promise<{ id: number; requisitionId: number; version: number; items: ReferenceItems }> {
  const [owner, manager] = [await t.as('employee'), await t.as('manager')]
  const [approver] = await t.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, 'manager@threshold.test'))
  const items = await referenceItems(t)
  const requisitionId = await approved(owner, manager, approver!.id, items)
  const saved = await owner.recruitment.POST('/job-post/requisition/{id}', {
    params: { path: { id: requisitionId } },
    body: { title, summary: 'Keeps a ward running.', description: 'Come and help.\n\n- Phones\n- Papers', version: 0 },
  })
  const { id } = saved.data!.responseData
  const published = await owner.recruitment.POST('/job-post/change-status', { body: { id, status: 'published', version: 1 } })
  return { id, requisitionId, version: published.data!.responseData.version!, items }
}

/** Hands in a file as a multipart call would. */
export async function upload(t: TestApp, path: '/job-post/upload-resume' | '/file/upload', file: { name: string; bytes: Buffer }, token?: string) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(file.bytes)], file.name))
  const answer = await fetch(`${t.address}/api/v1${path}`, { method: 'POST', body: form, headers: token ? { authorization: `Bearer ${token}` } : {} })
  return {
    status: answer.status,
    body: (await answer.json()) as { data: { id: number; token: string; originalName: string }; code: string; message: string; errors: unknown[] },
  }
}

export const uploadedResume = async (t: TestApp) => {
  const { body } = await upload(t, '/job-post/upload-resume', { name: 'Maya Okonkwo CV.pdf', bytes: await resumePdf('new-grad') })
  return { id: body.data.id, token: body.data.token }
}

let people = 0
export const someone = (resume: PublicApplication['resume']): PublicApplication => ({
  firstName: 'Maya',
  surName: 'Okonkwo',
  email: `maya.${++people}@sample.example`,
  mobile: '+1 206 555 0142',
  resume,
  consent: true,
})
