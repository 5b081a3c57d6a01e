import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { onTheWay } from './inOnboarding.ts'

const t = await testApp()
const b = await browser(t)
const contracts: Record<string, number> = {}

beforeAll(async () => {
  const people = [
    { name: ['Priya', 'Raman'], missing: ['Visa', 'Tax form'], startDate: '2099-03-02' },
    { name: ['Mei', 'Tanaka'], toCheck: ['Passport'], startDate: '2099-02-02' },
    { name: ['Jonas', 'Feld'], missing: ['Passport'], startDate: '2099-01-11' },
    { name: ['Ada', 'Okafor'], missing: ['Passport'], startDate: '2099-04-01' },
  ] as const
  for (const { name, ...more } of people) {
    const asked = Object.fromEntries(Object.entries(more).map(([key, value]) => [key, typeof value === 'string' ? value : [...value]]))
    contracts[name.join(' ')] = (await onTheWay(t, { ...asked, name: [...name] })).contractId
  }
})

const names = async (page: Page) =>
  (await page.getByRole('table').locator('tbody tr').allInnerTexts()).map((row) => Object.keys(contracts).find((name) => row.includes(name)))
const fitsIn = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'wider than the window by').toBeLessThanOrEqual(0)
const reminded = async () => (await t.db.select().from(outbox).where(eq(outbox.event, 'ONBOARDING_REMINDER'))).map(({ toName }) => toName).toSorted()

describe('/apponb', () => {
  test('is a list as every list: an order, a filter, a kept view with its count', async () => {
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto('/apponb')
    await page.getByRole('button', { name: 'Remind Priya Raman' }).waitFor()
    await page.getByRole('link', { name: 'Check documents of Mei Tanaka' }).waitFor()
    await inspect(page, 'onboarding-list')
    await page.getByRole('columnheader', { name: 'First day' }).getByRole('button').click()
    await expect.poll(() => names(page)).toEqual(['Jonas Feld', 'Mei Tanaka', 'Priya Raman', 'Ada Okafor'])
    await page.goto('/apponb?by=missing&is=Visa')
    await expect.poll(() => names(page)).toEqual(['Priya Raman'])
    await page.getByRole('button', { name: 'Save as', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Name of the view').fill('Without a visa')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: /^Without a visa.*1/ })
      .waitFor()
  })

  test('one is reminded, then several: who was reminded before gets no second e-mail, and it is said', async () => {
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto('/apponb')
    await page.getByRole('button', { name: 'Remind Jonas Feld' }).click()
    const one = page.getByRole('dialog', { name: 'Remind Jonas Feld?' })
    await one.getByText('Everybody gets one a day at most.').waitFor()
    await inspect(page, 'onboarding-remind-one')
    await one.getByRole('button', { name: 'Remind 1 person' }).click()
    await page.getByText('1 person has been reminded.').waitFor()
    await one.waitFor({ state: 'detached' })
    const row = page.getByRole('row').filter({ hasText: 'Jonas Feld' })
    await row.getByText('Reminded today').waitFor()
    expect(await page.getByRole('button', { name: 'Remind Jonas Feld' }).count()).toBe(0)
    expect(await reminded()).toEqual(['Jonas Feld'])

    for (const name of ['Jonas Feld', 'Priya Raman', 'Ada Okafor']) await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Remind…' }).click()
    const several = page.getByRole('dialog', { name: 'Remind 3 people?' })
    expect((await several.getByRole('list', { name: 'Get an e-mail' }).getByRole('listitem').allInnerTexts()).toSorted()).toEqual(['Ada Okafor', 'Priya Raman'])
    await several.getByRole('list', { name: 'Get none' }).getByText('Jonas Feld: was reminded today').waitFor()
    await inspect(page, 'onboarding-remind-several')

    // Meanwhile somebody else reminds one of them.
    const officer = await t.as('officer')
    must(await officer.recruitment.POST('/employee-onboarding/remind', { body: { contractIds: [contracts['Ada Okafor']!] } }))
    await several.getByRole('button', { name: 'Remind 2 people' }).click()
    await several.getByRole('alert').getByText('Ada Okafor: was reminded today').waitFor()
    await page.getByText('1 person has been reminded.').first().waitFor()
    await several.getByRole('button', { name: 'Cancel' }).click()
    expect(await reminded()).toEqual(['Ada Okafor', 'Jonas Feld', 'Priya Raman'])
  })

  test('on a phone the people are cards with their next step', async () => {
    await onTheWay(t, { name: ['Noor', 'Said'], missing: ['Visa'] })
    const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
    await page.goto('/apponb')
    const card = page.getByRole('listitem').filter({ hasText: 'Noor Said' })
    await card.getByRole('button', { name: 'Remind Noor Said' }).waitFor()
    await fitsIn(page)
    await inspect(page, 'onboarding-list-phone-dark')
    await card.getByRole('button', { name: 'Remind Noor Said' }).click()
    await page.getByRole('button', { name: 'Remind 1 person' }).click()
    await card.getByText('Reminded today').waitFor()
    await fitsIn(page)
  })
})
