import type { PoolClient } from 'pg'
import type { TestApp } from './app.ts'

/** The statements that the driver is given while `work` runs, but for those that ask now and then whether a session still holds. */
export async function statementsOf({ pool }: Pick<TestApp, 'pool'>, work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const given = new Map<PoolClient, () => void>()
  const listen = (client: PoolClient) => {
    // One that was given out before listens already.
    if (given.has(client)) return
    const { query } = client
    Object.assign(client, {
      query(...asked: Parameters<typeof query>) {
        const [what] = asked as unknown as [string | { text: string }]
        seen.push(typeof what === 'string' ? what : what.text)
        return Reflect.apply(query, client, asked)
      },
    })
    given.set(client, () => Object.assign(client, { query }))
  }
  pool.on('acquire', listen)
  try {
    await work()
  } finally {
    pool.off('acquire', listen)
    for (const giveBack of given.values()) giveBack()
  }
  return seen.filter((statement) => !statement.includes('"sessions"'))
}
