import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { ARTEFACTS, browser, complaintsOf, PHONE } from '../browser.ts'
import { PASSWORD, registered } from '../employees/onTheWay.ts'
import { posted } from '../files/posted.ts'
import { clippedTexts, literalTexts } from './look.ts'
import { pseudo, pseudoChunk } from './pseudo.ts'

/** Every catalogue text is replaced by a longer one in brackets, where the browser fetches the words of its language. */
const t = await testApp()
const b = await browser(t)
let about: Awaited<ReturnType<typeof registered>>
let position: Awaited<ReturnType<typeof posted>>
beforeAll(async () => {
  position = await posted(t)
  about = await registered(t)
})

/** Words that are data, not interface. */
const DATA = [
  'Ward clerk',
  'Registered nurse',
  'Leila Haddad',
  'Nadia Brandt',
  'Mara Ellison',
  'Owen Marsh',
  'Recruitment Manager',
  'Recruitment Officer',
  'Applicant',
  'Employee',
]

async function inPseudo(viewport?: typeof PHONE): Promise<Page> {
  const { page } = await b.visitor({ locale: 'de-DE', ...(viewport ? { viewport } : {}) })
  const body = pseudoChunk()
  await page.route('**/assets/german-*', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  return page
}

async function holds(page: Page, name: string) {
  await page
    .getByText(/^\[.*\]$/)
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${ARTEFACTS}/pseudo-${name}.png` })
  expect.soft(await page.evaluate(clippedTexts), `${name}: clipped`).toEqual([])
  expect.soft(await page.evaluate(literalTexts, [...DATA, t.app.settings.organisation]), `${name}: not from a catalogue`).toEqual([])
  expect.soft(complaintsOf(page), name).toEqual([])
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.locator('#sign-email').fill(email)
  await page.locator('#sign-password').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

test('pseudo texts are at least 40 % longer and keep their places', () => {
  expect(pseudo('Save')).toEqual(['[', 'Saáveé', ']'])
  expect(pseudo('Rhythm {of}')).toEqual(['[', 'Rhyýthm ', ['of'], ']'])
  expect(JSON.stringify(pseudo('{n, plural, one {# row} other {# rows}}'))).toContain('roówš')
})

test.each([
  ['sign-in', '/login'],
  ['homepage', '/homepage'],
])('on a phone, before signing in: %s', async (name, path) => {
  const page = await inPseudo(PHONE)
  await page.goto(path)
  await holds(page, `${name}-phone`)
})

test('on a phone: a position and the steps of applying', async () => {
  const page = await inPseudo(PHONE)
  await page.goto(`/homepage/${position.id}`)
  await holds(page, 'position-phone')
  await page.goto(`/homepage/${position.id}/apply/about`)
  await holds(page, 'apply-phone')
})

test('on a phone: the offer letter', async () => {
  const page = await inPseudo(PHONE)
  await signIn(page, about.applicant.email, PASSWORD)
  await page.goto('/offer-letter')
  await page.locator('h1').waitFor()
  await holds(page, 'offer-phone')
  await page.goto('/offer-letter/documents')
  await holds(page, 'documents-phone')
})

test('staff screens', { timeout: 240_000 }, async () => {
  const page = await inPseudo()
  await signIn(page, 'manager@threshold.test', 'threshold-sample')
  for (const [name, path] of [
    ['day', '/recruitmentManager'],
    ['requisitions', '/jobreq'],
    ['requisition', `/jobreq/${position.requisitionId}`],
    ['applications', '/appsch'],
    ['candidate', `/canprf?applicationId=${about.applicationId}`],
    ['hr-modules', `/hr-modules?applicationId=${about.applicationId}`],
    ['users', '/users'],
    ['reference', '/referenceData?list=skills'],
    ['notifications', '/notifications'],
    ['employees', '/employee'],
    ['onboarding', '/apponb'],
    ['account', '/account'],
  ] as const) {
    await page.goto(path)
    await page.locator('main h1').waitFor()
    await holds(page, name)
  }
})
