import { describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { newestTo } from '../secrets.ts'

const t = await testApp()
const b = await browser(t)
const EMAIL = 'nora.quill@sample.example'
const linkTo = async (email: string) => (await newestTo(t, email))?.link ?? ''

describe('users', () => {
  test('a manager invites somebody, who sets a password and signs in; a disabled one is signed out', async () => {
    const page = await b.windowOf('manager@threshold.test')
    await page.goto('/users')
    await page.getByRole('button', { name: 'Invite somebody' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await dialog.getByRole('link', { name: 'Choose at least one role' }).waitFor()
    await inspect(page, 'users-invite-missing')
    await dialog.getByLabel('Name').fill('Nora Quill')
    await dialog.getByLabel('E-mail').fill(EMAIL)
    await dialog.getByRole('checkbox', { name: 'Recruitment Officer' }).check()
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Nora Quill' }).waitFor()
    await inspect(page, 'users')

    const { page: nora } = await b.visitor({ viewport: PHONE, scheme: 'dark' })
    await nora.goto(await linkTo(EMAIL))
    await nora.getByRole('heading', { level: 1, name: 'Set your password' }).waitFor()
    await inspect(nora, 'set-password-phone-dark')
    await nora.getByRole('button', { name: 'Continue' }).click()
    await nora.getByLabel('Password', { exact: true }).fill('three calm grey herons')
    await nora.getByRole('button', { name: 'Set password', exact: true }).click()
    await nora.waitForURL('**/recruitmentOfficer')

    await page.getByRole('link', { name: 'Nora Quill' }).click()
    await page.getByText('Signed in at one place').waitFor()
    await inspect(page, 'user')
    await page.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Left the house')
    await page.route('**/users/change-status', (route) => route.abort('internetdisconnected'), { times: 1 })
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    // A refusal is told once, in the question, which keeps the reason for the second try.
    const refusal = page.getByText('The server cannot be reached')
    await page.getByRole('dialog').getByRole('alert').filter({ has: refusal }).waitFor()
    expect(await refusal.count()).toBe(1)
    expect(await page.getByRole('dialog').getByLabel('Reason').inputValue()).toBe('Left the house')
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await page.getByText('Not signed in anywhere').waitFor()
    const asks = () =>
      nora.evaluate(async () => {
        const headers = { authorization: `Bearer ${localStorage.getItem('threshold.token')}` }
        return (await fetch('/api/auth/v1/sessions', { headers })).status
      })
    await expect.poll(asks, { timeout: 30_000 }).toBe(401)
    await nora.getByRole('button', { name: 'Open the menu' }).click()
    await nora.getByRole('link', { name: 'Applicant Tracking' }).click()
    await nora.waitForURL('**/login**')
    await nora
      .getByText(/session has ended|signed out/i)
      .first()
      .waitFor()
  })

  test('a forgotten password is asked for, set by the link, and changed in the own account', async () => {
    const { page } = await b.visitor({ viewport: PHONE })
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgotten password' }).click()
    await page.getByRole('heading', { level: 1, name: 'Forgotten password' }).waitFor()
    await page.getByLabel('E-mail').fill('officer@threshold.test')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('heading', { level: 1, name: 'Look into your mail' }).waitFor()
    await inspect(page, 'forgot-password-sent-phone')
    await page.goto(await linkTo('officer@threshold.test'))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Password', { exact: true }).fill('four calm grey herons')
    await page.getByRole('button', { name: 'Set password', exact: true }).click()
    await page.waitForURL('**/recruitmentOfficer')
    await page.goto('/account')
    await page.getByLabel('Present password').fill('four calm grey herons')
    await page.getByLabel('New password').fill('five calm grey herons')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password has been changed').waitFor()
    await page.reload()
    await page.getByText('Here', { exact: true }).waitFor()
    await inspect(page, 'account-phone')
  })

  test('two who change one account see each other, keep what they typed, and are asked before they leave', async () => {
    const somebody = await t.person('two.editors@sample.example', ['Employee'], 'Ines Vale')
    const page = await b.windowOf('manager@threshold.test')
    await page.goto(`/users/${somebody.id}`)
    await page.getByLabel('Name').fill('Ines Vale-Moor')
    const body = { name: 'Inés Vale', roles: somebody.roles, version: somebody.version }
    await (await t.as('manager')).auth.PUT('/users/{id}', { params: { path: { id: somebody.id } }, body })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const choice = page.getByRole('alert').filter({ hasText: 'Somebody else saved this in the meantime' })
    await choice.getByRole('row', { name: 'Name Ines Vale-Moor Inés Vale' }).waitFor()
    await inspect(page, 'users-two-editors')
    await choice.getByRole('button', { name: 'Keep mine' }).click()

    await page.getByRole('link', { name: 'Users', exact: true }).first().click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Ines Vale-Moor' }).waitFor()
    await page.getByRole('link', { name: 'Users', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  })
})
