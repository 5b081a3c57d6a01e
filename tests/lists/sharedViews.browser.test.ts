import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)
beforeAll(async () => {
  const { officer, requisitionId, items } = await openPosition(t)
  await apply(officer, requisitionId, items)
  const search = { where: [{ column: 'status', operator: 'SEL_EQUAL' as const, value: 'new application' }] }
  await officer.auth.POST('/views', { body: { list: 'applications', name: 'Just came in', search } })
})

test('a view is shared, stands with its owner among what colleagues share, is copied, and deleted by a manager', async () => {
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto('/appsch')
  const own = page.getByRole('navigation', { name: 'Views' })
  await own.getByRole('button', { name: /^Just came in/ }).click()
  await page.getByRole('button', { name: /^View Just came in/ }).click()
  await page.getByRole('menuitem', { name: 'Share with colleagues who may see this list' }).click()
  await page.getByText('Colleagues who may see this list see the view now').waitFor()

  const { page: other } = await b.signedIn('manager@threshold.test')
  await other.goto('/appsch')
  const shared = other.getByRole('group', { name: 'Shared by colleagues' })
  await shared.getByRole('button', { name: 'Just came in Owen Marsh 1 application', exact: true }).click()
  await other.getByRole('button', { name: 'Remove the filter on Status' }).waitFor()
  await inspect(other, 'list-shared-view')
  const menu = other.getByRole('button', { name: /^View Just came in/ })
  await menu.click()
  await expect.poll(() => other.getByRole('menuitem').allInnerTexts()).toEqual(['Duplicate', 'Delete'])
  await other.getByRole('menuitem', { name: 'Duplicate' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await other
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: /^Just came in, copy/ })
    .waitFor()
  await shared.getByRole('button', { name: 'Just came in Owen Marsh' }).click()
  await menu.click()
  await other.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByText('It is shared by Owen Marsh and disappears for everybody.').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await shared.waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(() => own.getByRole('button', { name: /^Just came in/ }).count()).toBe(0)
})

test('on a phone the shared views stand in the picker, under words that say so', async () => {
  const officer = await t.as('officer')
  const made = (await officer.auth.POST('/views', { body: { list: 'applications', name: 'By pay', search: { sort: '-expectedSalary' } } })).data!.responseData
  await officer.auth.PUT('/views/{id}', {
    params: { path: { id: made.id } },
    body: { name: 'By pay', search: { sort: '-expectedSalary' }, version: 1, shared: true },
  })
  const { page } = await b.signedIn('manager@threshold.test', { viewport: PHONE, hasTouch: true })
  await page.goto('/appsch')
  await page.getByRole('button', { name: /^View/ }).click()
  await page.getByText('Shared by colleagues').waitFor()
  await inspect(page, 'list-shared-view-phone')
  await page.getByRole('menuitem', { name: 'By pay Owen Marsh 1 application' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-expectedSalary')
})
