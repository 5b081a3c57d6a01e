import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect, PHONE } from '../browser.ts'
import { posted, someone, uploadedResume } from '../files/posted.ts'
import { invitations, past, pastPosition, personWith } from './known.ts'

let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
let post: Awaited<ReturnType<typeof posted>>
let before: number
beforeAll(async () => {
  t = await testApp()
  post = await posted(t, 'Registered nurse, emergency')
  before = await pastPosition(t)
  b = await browser(t)
})
const named = (firstName: string, surName: string, skillIds: number[] = []) =>
  personWith(t, [past(before, { totalExperience: 3 })], skillIds, { firstName, surName })

test('from a requisition to the people we know: one is explained, invited, and several are after a look at their names', async () => {
  const [lena, omar, ruth] = [await named('Lena', 'Osei', [post.items.skillId]), await named('Omar', 'Petrov'), await named('Ruth', 'Adler')]
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/jobreq/${post.requisitionId}?tab=candidates`)
  await page.getByRole('link', { name: 'People we know' }).click()
  const list = page.getByRole('region', { name: 'People we know' })
  await list.getByRole('link', { name: 'Lena Osei' }).waitFor()
  expect(await list.getByRole('row').nth(1).getByRole('link').innerText()).toBe('Lena Osei')
  await inspect(page, 'people-we-know')

  await list.getByRole('button', { name: /^Score of Lena Osei/ }).click()
  const explained = page.getByRole('dialog', { name: 'How the score of Lena Osei is counted' })
  await explained.getByRole('row', { name: /Skill .* 20 of 20/ }).waitFor()
  await inspect(page, 'people-score')
  await page.keyboard.press('Escape')
  await explained.waitFor({ state: 'detached' })

  await list.getByRole('button', { name: 'Invite Lena Osei to apply' }).click()
  await page.getByText('Lena Osei has been invited.').waitFor()
  await list
    .getByRole('row', { name: /Lena Osei/ })
    .getByText(/by Owen Marsh/)
    .waitFor()

  for (const name of ['Lena Osei', 'Omar Petrov', 'Ruth Adler'])
    await list
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Invite…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite 2 people to apply?' })
  await dialog.getByText('Was invited before and gets no second e-mail').waitFor()
  await inspect(page, 'people-invite')
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click()
  await dialog.waitFor({ state: 'detached' })
  await list
    .getByRole('row', { name: /Ruth Adler/ })
    .getByText(/by Owen Marsh/)
    .waitFor()
  expect((await invitations(t)).map(({ to }) => to).toSorted()).toEqual([lena.email, omar.email, ruth.email].toSorted())
})

test('a group is made from chosen people, handed over, and gives one back', async () => {
  await t.person('olga@sample.example', ['Recruitment Officer'], 'Olga Brandt')
  await named('Greta', 'Lund')
  await named('Pia', 'Moss')
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/selreq?requisitionId=${post.requisitionId}&people=known`)
  const list = page.getByRole('region', { name: 'People we know' })
  for (const name of ['Greta Lund', 'Pia Moss'])
    await list
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Add to a group…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add 2 people to a group' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByRole('link', { name: 'Choose a group' }).waitFor()
  await dialog.getByText('A new group').click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Close second')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Nearly chosen for the night shift')
  await inspect(page, 'people-new-group')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await list.getByRole('row', { name: /Greta Lund.*Close second/ }).waitFor()

  await page.goto('/appsch')
  await page.getByRole('link', { name: 'Groups of people' }).click()
  await page.getByRole('heading', { level: 1, name: 'Groups of people' }).waitFor()
  await inspect(page, 'people-groups')
  await page.getByRole('link', { name: 'Close second' }).click()
  await page.getByText('Nearly chosen for the night shift').waitFor()
  await page.getByRole('button', { name: 'Take Pia Moss out of the group' }).click()
  await page.getByRole('row', { name: /Pia Moss/ }).waitFor({ state: 'detached' })
  await page.getByText('owned by Owen Marsh').locator('..').getByText('1 person', { exact: true }).waitFor()
  await inspect(page, 'people-group')

  await page.getByRole('button', { name: 'Change or hand over' }).click()
  const change = page.getByRole('dialog', { name: 'Change the group' })
  await change.getByRole('textbox', { name: 'Name' }).fill('Second to none')
  await change.getByRole('combobox', { name: 'Owner' }).click()
  await page.getByRole('option', { name: 'Olga Brandt' }).click()
  await change.getByRole('button', { name: 'Save' }).click()
  await change.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Second to none' }).waitFor()
  await page.getByText('owned by Olga Brandt').waitFor()
  expect(await page.getByRole('button', { name: 'Delete the group' }).count()).toBe(0)

  const manager = await b.windowOf('manager@threshold.test')
  await manager.goto(page.url())
  await manager.getByRole('button', { name: 'Delete the group' }).click()
  await manager.getByRole('dialog', { name: 'Delete the group “Second to none”?' }).getByRole('button', { name: 'Delete' }).click()
  await manager.getByText('No groups yet').waitFor()
})

test('where nobody can apply it says why, on a phone in the dark too', async () => {
  await named('Ida', 'Small')
  const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto(`/selreq?requisitionId=${before}&people=known`)
  await page.getByText(/this requisition takes no applications/).waitFor()
  await page.getByText('Nobody we know fits yet').waitFor()
  await page.goto(`/selreq?requisitionId=${post.requisitionId}&people=known`)
  await page.getByRole('button', { name: 'Invite Ida Small to apply' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await inspect(page, 'people-we-know-phone')
})

test('a candidate’s page says by whose invitation the application came, and puts the person into a group', async () => {
  const one = await named('Nora', 'Vale')
  const officer = await t.as('officer')
  await officer.recruitment.POST('/applicant/invite', { body: { requisitionId: post.requisitionId, applicantIds: [one.id] } })
  const body = { ...someone(await uploadedResume(t)), email: one.email }
  const { data } = await t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body })
  await officer.recruitment.POST('/people-group', { body: { name: 'Nights', reason: 'Work at night' } })
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${data!.responseData.id}`)
  await page
    .getByRole('region', { name: 'What is known' })
    .getByText(/, by Owen Marsh/)
    .waitFor()
  const groups = page.getByRole('region', { name: 'Groups' })
  await groups.getByText('In no group.').waitFor()
  await groups.getByRole('button', { name: 'Add to a group… Nora Vale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Nora Vale to a group' })
  await dialog.getByRole('combobox', { name: 'Group' }).fill('Nig')
  await page.getByRole('option', { name: 'Nights' }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await groups.getByRole('link', { name: 'Nights' }).waitFor()

  // The same from the list of applications, by what is chosen in it.
  await page.goto('/appsch')
  await page
    .getByRole('row', { name: /Nora Vale/ })
    .first()
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Add to a group…' }).click()
  await page.getByRole('dialog', { name: 'Add 1 person to a group' }).waitFor()
})

test('by the link in the message a person wants no more of them; opening it does nothing', async () => {
  const one = await named('Vera', 'Quiet')
  const officer = await t.as('officer')
  await officer.recruitment.POST('/applicant/invite', { body: { requisitionId: post.requisitionId, applicantIds: [one.id] } })
  const link = /https?:\S+stop-writing\?token=[\w.-]+/.exec((await invitations(t)).find(({ to }) => to === one.email)!.body)![0]
  const { page } = await b.visitor({ viewport: PHONE })
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'No more messages about other positions' }).waitFor()
  await inspect(page, 'stop-writing-phone')
  const isKnown = async () =>
    (
      await officer.recruitment.POST('/applicant/known/{reqId}', {
        params: { path: { reqId: (await posted(t, 'Porter')).requisitionId } },
        body: { page: 1, size: 10, sort: '-score', countAll: false, search: 'Quiet' },
      })
    ).data!.paging.totalElements
  expect(await isKnown()).toBe(1)
  await page.getByRole('button', { name: 'Do not write to me again' }).click()
  await page.getByRole('heading', { level: 1, name: 'We will not write to you again' }).waitFor()
  await inspect(page, 'stop-writing-done')
  expect(await isKnown()).toBe(0)
  await page.goto('/stop-writing?token=1.abcdefghijklmnopqrstuvwxyz')
  await page.getByRole('button', { name: 'Do not write to me again' }).click()
  await page.getByRole('heading', { level: 1, name: 'This link is not whole' }).waitFor()
})
