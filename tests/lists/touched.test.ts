import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../src/api/cache.ts'
import { transport } from '../../src/api/transport.ts'

const keys = [
  ['get', '/application/reviews/{id}', {}],
  ['post', '/application/criteria', {}],
  ['lifecycle', 'application', 1],
]
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  queryClient.clear()
  for (const key of keys) queryClient.setQueryData(key, 'as it was read')
})

/** What is asked again after a write that the service answers with this header. */
async function askedAgain(touched?: string) {
  const answer = new Response('{}', { headers: touched ? { touched } : {} })
  await transport(new Request('http://localhost/api/v1/application/change-status', { method: 'POST', body: '{}' }), async () => answer)
  return keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated).map(([, what]) => what)
}

test('a write that says what it touched leaves other paths as they are; what has no path is asked again', async () => {
  expect(await askedAgain('/application/criteria /requisitions')).toEqual(['/application/criteria', 'application'])
})

test('a write that says nothing touches everything', async () => {
  expect(await askedAgain()).toEqual(['/application/reviews/{id}', '/application/criteria', 'application'])
})
