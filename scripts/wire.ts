// What a list of 25 rows weighs on the wire, and what the processor needs for it, by how it is compressed.
import type { FastifyInstance } from 'fastify'

const TIMES = 200

export async function weighList(server: FastifyInstance, token: string) {
  const weighed: { encoding: string; bytes: number; cpu: number }[] = []
  for (const encoding of ['identity', 'gzip', 'br']) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-encoding': encoding }
    const ask = () => server.inject({ method: 'POST', url: '/api/v1/application/criteria', headers, payload: JSON.stringify({ page: 1, size: 25 }) })
    const { rawPayload } = await ask()
    const before = process.cpuUsage()
    for (let n = 0; n < TIMES; n++) await ask()
    const { user, system } = process.cpuUsage(before)
    weighed.push({ encoding, bytes: rawPayload.length, cpu: (user + system) / 1000 / TIMES })
  }
  return weighed
}
