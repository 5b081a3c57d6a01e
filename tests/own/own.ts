import { asc, eq } from 'drizzle-orm'
import { outbox } from '../../server/tables/outbox.ts'
import type { TestApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { posted, someone, uploadedResume } from '../files/posted.ts'
import { received } from '../secrets.ts'

/** Somebody who has applied publicly, with the key of the own page. */
export async function applied(t: TestApp, post?: { id: number }, more: { keepLonger?: boolean } = {}) {
  const body = { ...someone(await uploadedResume(t)), ...more }
  const { id: jobPostId } = post ?? (await posted(t))
  const { id, ownKey } = must(await t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: jobPostId } }, body })).responseData
  return { id, key: ownKey!, email: body.email }
}

export const readOwn = async (t: TestApp, key: string) => must(await t.visitor.recruitment.POST('/own-application', { body: { key } })).data

/** The keys of the links that went out about an application, as their recipient reads them. */
export async function mailedKeys(t: TestApp, applicationId: number): Promise<string[]> {
  const mails = await t.db.select().from(outbox).where(eq(outbox.applicationId, applicationId)).orderBy(asc(outbox.id))
  const linked = mails.filter(({ event }) => event === 'APPLICATION_RECEIVED' || event === 'OWN_PAGE_LINK')
  const texts = await Promise.all(linked.map((mail) => received(t, mail).catch(() => null)))
  return texts.flatMap((one) => /\/my-application#([\w-]{43})/.exec(one?.text ?? '')?.[1] ?? [])
}
