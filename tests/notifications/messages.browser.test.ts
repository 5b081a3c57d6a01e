import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { apply, openPosition, read } from '../applications/candidates.ts'
import { browser, inspect, PHONE, WIDE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  p = await openPosition(t)
})
const written = (id: number) =>
  t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.applicationId, id), eq(outbox.event, 'CANDIDATE_MESSAGE')))

describe('writing to candidates', () => {
  test('one, from a kept text, for the next working morning; what waits is changed and stopped', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const { firstName } = (await read(p.officer, id)).applicant
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto(`/canprf?applicationId=${id}&tab=messages`)
    await page.getByRole('button', { name: 'Write a message' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Begin with a kept text' }).click()
    await page.getByRole('option', { name: 'When can we call you?' }).click()
    await dialog.getByRole('region', { name: 'What they read' }).getByText(`Dear ${firstName},`).waitFor()
    await dialog.getByRole('combobox', { name: 'When it is sent' }).click()
    await page.getByRole('option', { name: /^Next working morning/ }).click()
    await inspect(page, 'write-message')
    await dialog.getByRole('button', { name: 'Write to one person' }).click()
    await page.getByText(/^The message goes on/).waitFor()
    await page.getByText(/^goes on/).waitFor()
    await inspect(page, 'messages-waiting')
    await page.getByRole('button', { name: /^A short call about/ }).click()
    await dialog.getByRole('button', { name: 'Change the text' }).click()
    const text = dialog.getByRole('textbox', { name: /^Text/ })
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Thank you!')
    await inspect(page, 'message-changing')
    await dialog.getByRole('button', { name: 'Save the text' }).click()
    await dialog.getByText('Thank you!').waitFor()
    await dialog.getByRole('button', { name: 'Do not send' }).click()
    await dialog.getByText('Stopped', { exact: true }).waitFor()
    expect(await written(id)).toMatchObject([{ status: 'stopped', body: expect.stringMatching(/Thank you!$/) }])
  })

  test.each([
    ['wide', WIDE],
    ['on a phone', PHONE],
  ])('the dialog keeps its place, %s, while its kept texts, the editor and what they read come', async (_, viewport) => {
    const id = await apply(p.officer, p.requisitionId)
    const { page } = await b.signedIn('officer@threshold.test', { viewport })
    const held = ['**/message/templates*', '**/assets/RichEditor*', '**/message/preview*', '**/message/times*'].map((address) => ({ address, letGo: () => {} }))
    for (const one of held) {
      const until = new Promise<void>((resolve) => Object.assign(one, { letGo: resolve }))
      await page.route(one.address, async (route) => {
        await until
        await route.continue()
      })
    }
    await page.goto(`/canprf?applicationId=${id}&tab=messages`)
    await page.getByRole('button', { name: 'Write a message' }).click()
    const dialog = page.getByRole('dialog')
    const placeOf = async () => [
      await dialog.getByRole('combobox', { name: 'Begin with a kept text' }).boundingBox(),
      await dialog.getByRole('combobox', { name: 'When it is sent' }).boundingBox(),
      await dialog.getByRole('button', { name: 'Cancel' }).boundingBox(),
    ]
    await dialog.getByRole('combobox', { name: 'When it is sent' }).waitFor()
    const places = [await placeOf()]
    const come = [
      () => dialog.getByRole('status').first().waitFor(),
      () => dialog.getByRole('textbox', { name: /^Text/ }).waitFor(),
      () => dialog.getByRole('region', { name: 'What they read' }).getByText('No subject yet').waitFor(),
      () => page.waitForLoadState('networkidle'),
    ]
    for (const [at, one] of held.entries()) {
      one.letGo()
      await come[at]!()
      places.push(await placeOf())
    }
    expect(places).toEqual(places.map(() => places[0]))
  })

  test('several of the list by hand: whoever a value is missing of is named, and nobody is written to without it', async () => {
    const ids = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto('/appsch')
    for (const id of ids) await page.getByRole('checkbox', { name: `Select row ${id}`, exact: true }).check()
    await page.getByRole('button', { name: 'Write to them' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Subject' }).click()
    await page.keyboard.type('See you soon')
    await dialog.getByRole('textbox', { name: /^Text/ }).click()
    await page.keyboard.type('We meet on ')
    await dialog.getByRole('button', { name: 'Insert a field' }).click()
    await page.getByRole('menuitem', { name: 'Interview day' }).click()
    await dialog.getByText('2 people are left out:').waitFor()
    await dialog.getByText('Interview day is missing').waitFor()
    await inspect(page, 'write-missing')
    expect(await dialog.getByRole('button', { name: 'Nobody can be written to' }).getAttribute('aria-disabled')).toBe('true')
    await dialog.getByRole('textbox', { name: /^Text/ }).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Please come in from the street.')
    await dialog.getByRole('button', { name: 'Write to 2 people' }).click()
    await page.getByText('2 messages were written.').waitFor()
    for (const id of ids) expect(await written(id)).toMatchObject([{ subject: 'See you soon', body: 'Please come in from the street.' }])
  })

  test('a rejection is told when whoever decides says so, on a phone and in the dark', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
    await page.goto(`/canprf?applicationId=${id}&tab=messages`)
    await page.getByRole('button', { name: 'Write a message' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Subject' }).waitFor()
    await inspect(page, 'write-message-phone-dark')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.goto(`/canprf?applicationId=${id}`)
    await page.locator('[data-event="reject"]').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Reason' }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await dialog.getByRole('combobox', { name: 'When it is sent' }).click()
    await page.getByRole('option', { name: 'At a day and time' }).click()
    await dialog.getByLabel(/^Time/).fill('15:45')
    await inspect(page, 'reject-when-phone-dark')
    await dialog.getByRole('button').last().click()
    await dialog.waitFor({ state: 'detached' })
    const told = () =>
      t.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.applicationId, id), eq(outbox.event, 'APPLICATION_REJECTED')))
    await expect.poll(async () => (await told())[0]?.goesAt?.toISOString().slice(14, 16)).toBe('45')
  })
})

describe('a template', () => {
  test('has its delay, and a kept text is added and deleted by a manager', async () => {
    const page = await b.windowOf('manager@threshold.test')
    await page.goto('/notifications?tab=templates')
    await page.getByRole('link', { name: 'Application rejected' }).click()
    await page.getByRole('combobox', { name: 'When it is sent' }).click()
    await page.getByRole('option', { name: 'After 2 working days, in the morning' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Successfully updated!').waitFor()
    await inspect(page, 'template-delay')
    await page.getByRole('button', { name: 'New template' }).click()
    await page.getByRole('menuitem', { name: 'Message to a candidate' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Bring your papers')
    await page.getByRole('textbox', { name: 'Subject' }).click()
    await page.keyboard.type('Papers')
    await page.getByRole('textbox', { name: /^Text/ }).click()
    await page.keyboard.type('Please bring them.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Bring your papers' }).waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('The template was deleted.').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Bring your papers' }).count()).toBe(0)
  })
})
