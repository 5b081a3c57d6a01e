import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, openPosition, read } from './candidates.ts'

const t = await testApp()

/** The statements that the driver is given while `work` runs. */
async function statements(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const listen = (client: PoolClient) => {
    const query = client.query
    Object.assign(client, {
      query(...asked: Parameters<typeof query>) {
        const [what] = asked as unknown as [string | { text: string }]
        seen.push(typeof what === 'string' ? what : what.text)
        return Reflect.apply(query, client, asked)
      },
    })
    given.push(() => Object.assign(client, { query }))
  }
  const given: (() => void)[] = []
  t.pool.on('acquire', listen)
  await work()
  t.pool.off('acquire', listen)
  for (const giveBack of given) giveBack()
  return seen
}

test('a change of status takes ten statements at most, half of what it took, begin and commit included', async () => {
  const { officer, requisitionId } = await openPosition(t)
  const id = await apply(officer, requisitionId)
  const { version } = await read(officer, id)
  const list = await statements(() => officer.recruitment.POST('/application/change-status', { body: { id, status: 'screening', version } }))
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(10)
})
