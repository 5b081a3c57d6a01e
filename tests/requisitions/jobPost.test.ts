import { expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import { closeEndedPosts } from '../../server/requisitions/closeEndedPosts.ts'
import { publicHead } from '../../server/requisitions/publicHead.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { posted, someone } from '../files/posted.ts'
import { dayFromNow } from './raise.ts'

const t = await testApp()
const owner = await t.as('employee')
const { recruitment } = t.visitor
const today = todayIn(t.app.settings)
const { id, requisitionId } = await posted(t, 'Ward clerk')
const path = { params: { path: { id: requisitionId } } }

const read = async () => must(await owner.recruitment.GET('/job-post/requisition/{id}', path)).data
async function save(change: { title?: string; summary?: string; description?: string; opensOn?: string | null; closesOn?: string | null }) {
  const { title, summary, description, version } = await read()
  return owner.recruitment.POST('/job-post/requisition/{id}', { ...path, body: { title, summary, description, version, ...change } })
}
const become = async (status: 'published' | 'closed') =>
  owner.recruitment.POST('/job-post/change-status', { body: { id, status, version: (await read()).version } })
const page = () => recruitment.GET('/job-post/{id}', { params: { path: { id } } })
const listed = async () => must(await recruitment.GET('/job-post')).responseDataList.map((one) => one.id)
const fed = async () => must(await recruitment.GET('/job-post/feed')).items.map((one) => one.id)
const served = () => publicHead(t.app, `/homepage/${id}?from=feed`)
const applying = async () => {
  const body = someone({ id: 1, token: 'x'.repeat(43) })
  const header = { 'Idempotency-Key': crypto.randomUUID() }
  return (await recruitment.POST('/job-post/{id}/apply', { params: { path: { id }, header }, body })).error?.code
}
const posting = async () => JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec((await served())!.head)![1]!)

test('before its first day nobody reads it, applies to it or finds it in the feed; on that day all do', async () => {
  expect((await save({ opensOn: dayFromNow(3), closesOn: dayFromNow(9) })).response.status).toBe(200)
  expect(await read()).toMatchObject({ isShown: false, status: 'published', opensOn: dayFromNow(3) })
  expect((await page()).response.status).toBe(404)
  expect([await listed(), await fed(), await applying()]).toEqual([[], [], 'NOT_FOUND'])
  expect(must(await recruitment.GET('/job-post')).facets.total).toBe(0)
  expect(await served()).toMatchObject({ found: false })
  await save({ opensOn: today })
  expect(await read()).toMatchObject({ isShown: true })
  expect([await listed(), await fed()]).toEqual([[id], [String(id)]])
  expect(await applying()).not.toBe('NOT_FOUND')
  expect(must(await recruitment.GET('/job-post')).facets.total).toBe(1)
})

test('its days must fit each other and the requisition', async () => {
  expect((await save({ opensOn: dayFromNow(10) })).error?.errors).toMatchObject([{ field: 'opensOn' }])
  expect((await save({ opensOn: dayFromNow(40), closesOn: null })).error?.errors).toMatchObject([{ field: 'opensOn' }])
  expect((await save({ closesOn: dayFromNow(60) })).error?.errors).toMatchObject([{ field: 'closesOn' }])
  expect(await read()).toMatchObject({ opensOn: today, closesOn: dayFromNow(9) })
})

test('the preview is made of what the public page is made of', async () => {
  const { position, title, summary, description, closesOn, questions, resumeRequired } = await read()
  const { id: _id, publishedAt: _since, ...shown } = must(await page()).data
  expect({ ...position, title, summary, text: description, closingDate: closesOn, questions, resumeRequired }).toEqual(shown)
})

test('the served page says what it is to machines, and no text of it becomes markup', async () => {
  await save({ title: 'Clerk </title><script>alert(1)</script>', description: 'Nights & days </script><b>\n\nCome.' })
  const { title, head } = (await served())!
  expect(title).toContain('Clerk &lt;/title&gt;&lt;script&gt;')
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(head.match(/<\/script>/g)).toHaveLength(1)
  expect(head).toContain('type="application/feed+json"')
  const [place] = (await read()).position.places
  expect(await posting()).toMatchObject({
    '@type': 'JobPosting',
    title: 'Clerk </title><script>alert(1)</script>',
    description: '<p>Keeps a ward running.</p><p>Nights &amp; days &lt;/script>&lt;b></p><p>Come.</p>',
    datePosted: today,
    validThrough: expect.stringMatching(new RegExp(`^${dayFromNow(9)}T23:59:59[+-]\\d\\d:\\d\\d$`)),
    hiringOrganization: { '@type': 'Organization', name: t.app.settings.organisation },
    jobLocation: [{ address: { addressLocality: place!.city, addressCountry: place!.country } }],
    baseSalary: { currency: 'AUD', value: { minValue: 50_000, maxValue: 65_000, unitText: 'YEAR' } },
    employmentType: ['CONTRACTOR'],
    url: `${t.app.settings.publicUrl}/homepage/${id}`,
  })
  expect(await publicHead(t.app, '/jobreq/1')).toBe(null)
  expect(await publicHead(t.app, `/homepage/${id}/apply/cv`)).toBe(null)
})

test('after its last day it is closed, once, and is published again only with a later one', async () => {
  await closeEndedPosts(t.app, dayFromNow(9))
  expect((await read()).status).toBe('published')
  await Promise.all([closeEndedPosts(t.app, dayFromNow(10)), closeEndedPosts(t.app, dayFromNow(10))])
  expect(await read()).toMatchObject({ status: 'closed', isShown: false })
  expect((await page()).response.status).toBe(404)
  await save({ opensOn: null, closesOn: '2020-01-01' })
  expect((await become('published')).error?.errors).toMatchObject([{ field: 'closesOn' }])
  await save({ closesOn: dayFromNow(20) })
  expect((await become('published')).response.status).toBe(200)
  expect(await listed()).toEqual([id])
})
