import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, complaintsOf, inspect, PHONE } from '../browser.ts'
import { posted } from '../files/posted.ts'
import { png } from './logos.ts'

const t = await testApp()
const b = await browser(t)
const { id } = await posted(t)

test('a manager names the company and gives it a logo, and both stand at the head of its pages', async () => {
  const { page } = await b.signedIn('manager@threshold.test')
  await page.goto('/recruitmentManager')
  await page.getByRole('link', { name: 'Company name and logo' }).click()
  const form = page.getByRole('region', { name: 'Company', exact: true })
  await form.getByRole('textbox', { name: 'Name' }).fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Enter the name of the company' }).waitFor()
  await inspect(page, 'company-error')
  await form.getByRole('textbox', { name: 'Name' }).fill('Harbour Care')
  await form.getByRole('textbox', { name: 'Address line' }).fill('12 Quay Street, Geelong')
  await form.getByRole('textbox', { name: 'Website' }).fill('https://harbour.example')
  await form.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(160, 48) })
  await form.getByRole('img', { name: 'The new logo' }).waitFor()
  await inspect(page, 'company')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('img', { name: 'The present logo' }).waitFor()
  // Without loading the page anew.
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Harbour Care').waitFor()
  expect(await menu.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBe(160)
  await page.goto('/recruitmentManager')
  await page.getByRole('region', { name: 'First steps' }).waitFor()
  expect(await page.getByRole('link', { name: 'Company name and logo' }).count()).toBe(0)
  expect(complaintsOf(page)).toEqual([])

  const visitor = await b.visitor({ viewport: PHONE })
  for (const address of ['/homepage', `/homepage/${id}`, `/homepage/${id}/apply/cv`, '/offer-letter', '/login']) {
    await visitor.page.goto(address)
    const logo = visitor.page.locator('img.logo')
    await logo.waitFor()
    expect(await logo.getAttribute('alt')).toBe('')
    expect(await visitor.page.getByText('Harbour Care').count(), address).toBeGreaterThan(0)
  }
  expect(complaintsOf(visitor.page)).toEqual([])
  await visitor.page.goto('/homepage')
  await inspect(visitor.page, 'company-public-phone')
})
