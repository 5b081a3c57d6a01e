import type { Page } from 'playwright-core'
import type { components } from '../../src/api/common.gen.ts'
import { type Clients, must } from '../applications/candidates.ts'

type Value = components['schemas']['ReviewValue']
export type Said = { value: Value; note: string; summary: string; overall: Value }

/** Writes somebody's scorecard of an interview, every attribute alike; answers its version. */
export async function judge({ recruitment }: Clients, interviewId: number, { value, note, summary, overall }: Said): Promise<number> {
  const path = { params: { path: { interviewId } } }
  const card = must(await recruitment.POST('/scorecard/{interviewId}', path)).data
  const answers = card.answers.map(() => ({ value, notAsked: false, note }))
  return must(await recruitment.POST('/scorecard/save/{interviewId}', { ...path, body: { answers, summary, overall, version: card.version } })).data.version
}

/** The same, submitted. */
export async function judged(who: Clients, interviewId: number, said: Said): Promise<void> {
  const version = await judge(who, interviewId, said)
  must(await who.recruitment.POST('/scorecard/submit/{interviewId}', { params: { path: { interviewId } }, body: { version } }))
}

/** Writes and submits the scorecard that a page shows, every attribute alike. */
export async function judgeOnScreen(page: Page, { mark, summary, overall }: { mark: string; summary: string; overall: string }): Promise<void> {
  const submit = page.getByRole('button', { name: 'Submit scorecard' })
  await submit.waitFor()
  const marks = page.getByRole('group').getByRole('radio', { name: mark, exact: true })
  for (const one of await marks.all()) await one.check({ force: true })
  await page.getByLabel('Summary').fill(summary)
  await page.getByRole('radiogroup', { name: 'Overall' }).getByRole('radio', { name: overall, exact: true }).click()
  await submit.click()
  await page.getByRole('button', { name: 'Change scorecard' }).waitFor()
}
