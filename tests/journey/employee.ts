import { expect } from 'vitest'
import { inspect } from '../browser.ts'
import { CHOSEN, fullName } from './apply.ts'
import { at, follow, heading, press, told, type Walk } from './walk.ts'

const name = fullName(CHOSEN.name)

/** The officer converts; the list and the profile show the new employee. */
export async function begin({ officer, learnt }: Walk) {
  const page = await officer()
  await page.goto(`/hr-modules?applicationId=${learnt.applicationId}`)
  await press(page, `Convert ${name} to an employee`)
  await page.getByRole('dialog', { name: `Make ${name} an employee?` }).waitFor()
  await inspect(page, 'journey-08-convert')
  await press(page, 'Make employee')
  await told(page, `${name} is an employee now.`)
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.goto('/employee')
  await page
    .getByRole('row')
    .filter({ hasText: name.split(' ')[1] ?? '' })
    .getByText('Active')
    .waitFor()
  await inspect(page, 'journey-08-employees')
  await follow(page, name)
  await at(page, /^\/employee\/\d+$/)
  await heading(page, name)
  await page.getByText('12 Harbour Steps').first().waitFor()
  expect(await page.getByText('12345678').count(), 'an officer does not see bank details').toBe(0)
  await inspect(page, 'journey-08-employee')
}

/** The requisition's audit log: who did what, from the first section to the first day. */
export async function lookBack({ officer, employee, learnt }: Walk) {
  const own = await employee()
  await own.goto(`/jobreq/${learnt.requisitionId}?tab=audit`)
  await own.getByRole('list', { name: 'Audit log' }).getByText('Nadia Brandt').first().waitFor()
  expect(await own.getByText(/offer letter|contract letter/i).count(), 'who raised the requisition does not read about letters').toBe(0)

  const page = await officer()
  await page.goto(`/jobreq/${learnt.requisitionId}?tab=audit`)
  const log = page.getByRole('list', { name: 'Audit log' })
  await log.getByRole('listitem').first().waitFor()
  const told = await log.getByRole('listitem').allInnerTexts()
  for (let older = page.getByRole('button', { name: 'Older' }); (await older.count()) > 0 && (await older.getAttribute('aria-disabled')) !== 'true'; ) {
    const first = told.at(-1) ?? ''
    await older.click()
    await expect.poll(() => log.getByRole('listitem').allInnerTexts()).not.toContain(first)
    told.push(...(await log.getByRole('listitem').allInnerTexts()))
  }
  const story: [who: string, what: RegExp][] = [
    ['Nadia Brandt', /requisition (created|raised)/i],
    ['Nadia Brandt', /skill added/i],
    ['Nadia Brandt', /requisition submitted|submitted/i],
    ['Mara Ellison', /approv/i],
    ['Nadia Brandt', /job post published/i],
    ['Owen Marsh', /screening|shortlist/i],
    ['Owen Marsh', /interview/i],
    ['Owen Marsh', /offer letter/i],
    [name, /offer letter/i],
    ['Owen Marsh', /contract letter/i],
    [name, /contract letter/i],
    ['Owen Marsh', /employee/i],
  ]
  for (const [who, what] of story)
    expect(
      told.some((line) => line.includes(who) && what.test(line)),
      `${who}: ${what}\n${told.join('\n')}`,
    ).toBe(true)
  await inspect(page, 'journey-09-audit')
}
