import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, must, openPosition } from '../applications/candidates.ts'
import { browser } from '../browser.ts'

const t = await testApp()
const b = await browser(t)

test('the numbers of views are asked for after the list, not while somebody types, and once more after a change', async () => {
  const { officer, requisitionId, items } = await openPosition(t)
  for (let person = 0; person < 3; person++) await apply(officer, requisitionId, items)
  must(await officer.auth.POST('/views', { body: { list: 'applications', name: 'Just came in', search: { by: 'status', is: 'new application' } } }))
  const { page } = await b.signedIn('officer@threshold.test')
  let seen: string[] = []
  const note = (what: string, url: string) => {
    const path = new URL(url).pathname
    if (/\/(application\/criteria|view-counts)$/.test(path)) seen.push(`${what} ${path.endsWith('criteria') ? 'list' : 'counts'}`)
  }
  page.on('request', (request) => note('asked', request.url()))
  page.on('requestfinished', (request) => note('got', request.url()))
  const view = (n: string) => page.getByRole('button', { name: `Just came in ${n}`, exact: true })

  await page.goto('/appsch')
  await view('3 applications').waitFor()
  await expect.poll(() => seen).toEqual(['asked list', 'got list', 'asked counts', 'got counts'])
  seen = []

  await page.getByRole('searchbox').pressSequentially('sofia', { delay: 30 })
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('sofia')
  await expect.poll(() => seen).toContain('got list')

  await page.getByRole('table').getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Move to' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'New status' }).click()
  await page.getByRole('option', { name: 'Screening', exact: true }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await view('2 applications').waitFor()
  await expect.poll(() => seen.slice(-4)).toEqual(['asked list', 'got list', 'asked counts', 'got counts'])
  expect(seen.filter((one) => one === 'asked counts')).toHaveLength(1)
})
