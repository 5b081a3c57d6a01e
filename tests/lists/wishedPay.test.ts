import { beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../src/api/common.gen.ts'
import { testApp } from '../app.ts'
import { apply, must, openPosition, read } from '../applications/candidates.ts'

const t = await testApp()
type Wish = [amount: number | null, currency: string | null, period: components['schemas']['PayPeriod']]
/** The wishes and what each comes to in a year of 260 days or 2,080 hours. */
const wishes: Record<string, Wish> = {
  yearly: [6_000_000, 'AUD', 'YEARLY'],
  monthly: [500_000, 'AUD', 'MONTHLY'],
  daily: [23_077, 'AUD', 'DAILY'],
  hourly: [2_885, 'AUD', 'HOURLY'],
  more: [6_000_001, 'AUD', 'YEARLY'],
  euros: [6_000_000, 'EUR', 'YEARLY'],
  none: [null, null, 'YEARLY'],
}
const idOf: Record<string, number> = {}
let p: Awaited<ReturnType<typeof openPosition>>

beforeAll(async () => {
  p = await openPosition(t)
  for (const [name, [expectedSalary, salaryCurrency, expectedSalOption]] of Object.entries(wishes)) {
    const id = await apply(p.officer, p.requisitionId, p.items)
    const { version } = await read(p.officer, id)
    const body = { version, expectedSalary, salaryCurrency, expectedSalOption }
    must(await p.officer.recruitment.POST('/application/update/{applicationId}', { params: { path: { applicationId: id } }, body }))
    idOf[name] = id
  }
})

const asked = (operator: components['schemas']['Operator'], value: string | string[]) =>
  p.officer.recruitment.POST('/application/criteria', { body: { page: 1, size: 25, columns: ['expectedSalary'], operators: [operator], values: [value] } })
const found = async (operator: components['schemas']['Operator'], value: string | string[]) => {
  const ids = must(await asked(operator, value)).responseDataList.map(({ id }) => id)
  return Object.keys(wishes).filter((name) => ids.includes(idOf[name]!))
}

describe('a list filtered by the pay that is wished', () => {
  test('compares within the currency, whatever the period', async () => {
    expect(await found('NUM_TO', '6000000 AUD YEARLY')).toEqual(['yearly', 'monthly'])
    expect(await found('NUM_FROM', '6000000 AUD YEARLY')).toEqual(['yearly', 'monthly', 'daily', 'hourly', 'more'])
    expect(await found('NUM_EQUAL', '500000 AUD MONTHLY')).toEqual(['yearly', 'monthly'])
    expect(await found('NUM_TO', '2885 AUD HOURLY')).toEqual(['yearly', 'monthly', 'daily', 'hourly', 'more'])
    expect(await found('NUM_TO', '6000000 EUR YEARLY')).toEqual(['euros'])
    expect(await found('NUM_BETWEEN', ['6000001 AUD YEARLY', '6000500 AUD YEARLY'])).toEqual(['daily', 'more'])
  })

  test('who said nothing is found by asking for that; what is not a pay is told', async () => {
    expect(await found('EMPTY', '')).toEqual(['none'])
    expect(await found('NUM_NOT', '6000000 AUD YEARLY')).toEqual(['daily', 'hourly', 'more', 'euros', 'none'])
    // As it was before: a bare number is compared with the amount, as it is kept.
    expect(await found('NUM_EQUAL', '6000000')).toEqual(['yearly', 'euros'])
    for (const value of ['much', '6000000 AUD WEEKLY', '6000000 aud YEARLY', "1 AUD YEARLY' or 1=1"]) {
      const { response, error } = await asked('NUM_TO', value)
      expect([response.status, error?.errors?.[0]?.field], value).toEqual([400, 'values.0'])
    }
  })
})
