import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Settings, SettingsError } from '../settings.ts'

type Address = Pick<Settings, 'host' | 'port'>

/** Refuses a port that cannot be listened on before anything else is opened. */
export async function tryAddress({ host, port }: Address) {
  const probe = createServer()
  await listening({ host, port }, async () => {
    probe.listen({ host, port })
    await once(probe, 'listening')
  })
  await new Promise((closed) => probe.close(closed))
}

/** Listens; what stands in the way is told in a sentence that names the setting. */
export async function listening<T>({ host, port }: Address, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'EADDRINUSE') throw new SettingsError([`PORT ${port} is taken on ${host}: end the program that listens there, or set another PORT.`])
    if (code === 'EACCES') throw new SettingsError([`PORT ${port} may not be listened on by this account: set one from 1024 on.`])
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) throw new SettingsError([`HOST ${host} is no address of this machine: correct it.`])
    throw error
  }
}
