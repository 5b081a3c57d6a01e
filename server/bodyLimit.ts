import type { Schema } from './picker.ts'

const KB = 1024
/** What a body may weigh that anybody may send, and what one of a signed-in person may weigh. */
export const MOST = { public: 64 * KB, signedIn: 256 * KB } as const

/** The bytes of the longest value that a schema of the contract lets through, written without spaces. */
export function longest(schema: Schema): number {
  if (schema.const !== undefined) return JSON.stringify(schema.const).length
  if (Array.isArray(schema.enum)) return Math.max(...schema.enum.map((one) => JSON.stringify(one).length))
  const parts = (all: unknown) => (Array.isArray(all) ? all.map((one: Schema) => longest(one)) : [])
  const types = [schema.type].flat()
  return Math.max(
    0,
    parts(schema.allOf).reduce((sum, one) => sum + one, 0),
    ...parts(schema.oneOf),
    ...parts(schema.anyOf),
    // A character of UTF-8 takes at most four bytes.
    types.includes('string') ? Number(schema.maxLength) * 4 + 2 : 0,
    types.includes('integer') || types.includes('number') ? 20 : 0,
    types.includes('array') && schema.items ? Number(schema.maxItems) * (longest(schema.items) + 1) + 2 : 0,
    schema.properties ? Object.entries(schema.properties).reduce((sum, [name, one]) => sum + name.length + 4 + longest(one), 2) : 0,
  )
}

/**
 * How many bytes of a body are read: room for what the contract lets through, even with every character escaped, and no
 * more than anybody, or a signed-in person, may send at all. A larger one is refused unread.
 */
export const bodyLimitOf = (schema: Schema | undefined, who: keyof typeof MOST) => Math.min(MOST[who], 4 * KB + (schema ? 2 * longest(schema) : 0))
