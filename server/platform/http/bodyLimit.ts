import type { Schema } from './responseSerializer.ts'

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

/** The most fields, groups and lists together of a value that a schema of the contract lets through. */
export function mostParts(schema: Schema): number {
  const parts = (all: unknown) => (Array.isArray(all) ? all.map((one: Schema) => mostParts(one)) : [])
  const { properties, additionalProperties: other, items } = schema
  const named = Object.values(properties ?? {}).reduce((sum, one) => sum + 1 + mostParts(one), 1)
  return Math.max(
    0,
    parts(schema.allOf).reduce((sum, one) => sum + one, 0),
    ...parts(schema.oneOf),
    ...parts(schema.anyOf),
    items ? 1 + Number(schema.maxItems) * mostParts(items) : 0,
    properties ? named : 0,
    typeof other === 'object' ? named + Number(schema.maxProperties) * (1 + mostParts(other)) : 0,
  )
}

/** Room for fields too many, so that those of a form with a few mistakes are still named. */
const FURTHER = 1000
/** How many fields, groups and lists of a body are read. */
export const partLimitOf = (schema: Schema | undefined) => FURTHER + (schema ? 2 * mostParts(schema) : 0)
/** No schema of the contract goes as deep. */
export const DEEPEST = 32
const [QUOTE, BACKSLASH, COLON, LIST, LIST_END, GROUP, GROUP_END] = [...'"\\:[]{}'].map((sign) => sign.charCodeAt(0))

/**
 * Whether a text of JSON has more parts than `most`, or has them deeper in each other than any form. Asked before it is read,
 * because to build a hundred thousand groups, or names that nobody knows, takes many times as long as to count them.
 */
export function isTooMuch(text: string, most: number): boolean {
  let [parts, depth] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(text, at)
    else if (sign === LIST_END || sign === GROUP_END) depth--
    else if (sign === LIST || sign === GROUP || sign === COLON) {
      if (sign !== COLON && ++depth > DEEPEST) return true
      if (++parts > most) return true
    }
  }
  return false
}

function endOfText(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === BACKSLASH) at++
    else if (sign === QUOTE) return at
  }
  return text.length
}
