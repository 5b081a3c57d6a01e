import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'

/** Puts the contract of each service together from its files, with what they refer to in its place. */
export async function bundleContracts(folder: string, services: readonly string[]): Promise<Record<string, unknown>> {
  const config = await createConfig({})
  const read = async (name: string) => {
    const { bundle: bundled } = await bundle({ ref: join(folder, `${name}.yaml`), config, dereference: true })
    return [name, bundled.parsed] as const
  }
  return Object.fromEntries(await Promise.all(services.map(read)))
}
