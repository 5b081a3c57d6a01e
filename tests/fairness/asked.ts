import type { components } from '../../src/api/recruitment.gen.ts'
import type { TestApp } from '../app.ts'
import { must } from '../applications/candidates.ts'

type Settings = components['schemas']['VoluntarySettings']

/** A manager switches the voluntary questions on, or changes them otherwise. */
export async function ask(t: TestApp, change: Partial<Settings> = {}): Promise<Settings> {
  const { recruitment } = await t.as('manager')
  const { data } = must(await recruitment.GET('/voluntary-questions/settings'))
  return must(await recruitment.POST('/voluntary-questions/settings', { body: { ...data, asks: true, ...change } })).responseData
}
