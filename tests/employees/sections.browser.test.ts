import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { employeePrivate } from '../../server/tables/employees.ts'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect } from '../browser.ts'
import { PASSWORD, signed } from './onTheWay.ts'

let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
})

test('a manager changes the bank detail of somebody: what is masked stays until it is typed anew, and another save is seen', async () => {
  const { me, contractId, employeeId } = await signed(t)
  const bankDetail = { accountName: 'Leila Haddad', bankCode: '063-000', accountNumber: '12345678' }
  await me.recruitment.POST('/employee/save/{contractId}', { params: { path: { contractId } }, body: { version: 1, bankDetail } })
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(`/employee/${employeeId}`)
  const section = page.getByRole('region', { name: 'Bank detail', exact: true })
  await page.getByRole('button', { name: 'Change Bank detail' }).click()
  const form = page.getByRole('form', { name: 'Bank detail' })
  const account = form.getByRole('textbox', { name: 'Account number' })
  expect(await account.inputValue()).toBe('••••678')
  await form.getByRole('textbox', { name: 'Name of the account' }).fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('link', { name: 'Enter the name of the account' }).waitFor()
  await inspect(page, 'employee-section-refused')
  await form.getByRole('textbox', { name: 'Name of the account' }).fill('L. Haddad')
  await form.getByRole('button', { name: 'Save' }).click()
  await section.getByText('L. Haddad').waitFor()
  const kept = async () => (await t.db.select().from(employeePrivate).where(eq(employeePrivate.employeeId, employeeId)))[0]!
  expect(await kept()).toMatchObject({ bankAccountName: 'L. Haddad', bankAccountNumber: '12345678' })

  await page.getByRole('button', { name: 'Change Bank detail' }).click()
  await account.fill('87654321')
  const params = { params: { path: { employeeId } } }
  const version = (await me.recruitment.GET('/employee/get/{employeeId}', params)).data!.data.version
  await me.recruitment.POST('/employee/update/{employeeId}', { ...params, body: { version, bankDetail: { ...bankDetail, bankCode: '013-000' } } })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('row', { name: /BSB or bank code 063-000 013-000/ }).waitFor()
  await inspect(page, 'employee-section-conflict')
  await form.getByRole('button', { name: 'Keep mine' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  expect(await kept()).toMatchObject({ bankCode: '063-000', bankAccountNumber: '87654321' })

  await page.getByRole('button', { name: 'Show the changes' }).click()
  const log = page.getByRole('list', { name: 'Changes of the record' })
  await log.getByRole('listitem').first().waitFor()
  expect(await log.innerText()).toMatch(/bank detail: account name: .*•/)
  expect(await log.innerText()).not.toMatch(/87654321|L\. Haddad/)
  await inspect(page, 'employee-log')
})

test('somebody finds the own record in the menu and on the account page, and changes it there', async () => {
  const { applicant } = await signed(t)
  const { page } = await b.signedIn(applicant.email, { password: PASSWORD })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Open my record' }).click()
  await page.getByRole('heading', { level: 1, name: 'Leila Haddad' }).waitFor()
  await page.goto('/jobreq')
  await page.getByRole('link', { name: 'My record' }).click()
  await page.getByRole('heading', { level: 1, name: 'Leila Haddad' }).waitFor()
  await page.getByRole('button', { name: 'Change Contact one' }).click()
  const form = page.getByRole('form', { name: 'Contact one' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Sami Haddad')
  await form.getByRole('textbox', { name: 'Phone' }).fill('0400 111 222')
  await inspect(page, 'own-record-section')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('region', { name: 'Contact one' }).getByText('0400 111 222').waitFor()
})
