/** The parts of JSON Schema that our answers use. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  [key: string]: unknown
}
type Pick = (value: unknown) => unknown

/** Copies of a value only what the schema names, so that no column leaves the server unasked; dates become ISO text. */
export function responseSerializer(schema: Schema): Pick {
  const { properties, items, additionalProperties } = schema
  if (properties) {
    const picks = Object.entries(properties).map(([name, property]) => [name, responseSerializer(property)] as const)
    return (value) => {
      if (!isObject(value)) return value
      const shown: Record<string, unknown> = {}
      for (const [name, pick] of picks) if (value[name] !== undefined) shown[name] = pick(value[name])
      return shown
    }
  }
  if (items) {
    const pick = responseSerializer(items)
    return (value) => (Array.isArray(value) ? value.map(pick) : value)
  }
  if (typeof additionalProperties === 'object') {
    const pick = responseSerializer(additionalProperties)
    return (value) => (isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, pick(one)])) : value)
  }
  const one = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].find((option) => option.properties ?? option.items)
  if (one) return responseSerializer(one)
  return (value) => (value instanceof Date ? value.toISOString() : value)
}

/** Whether an answer may hold a token or a code: a text whose format is `password`. */
export function holdsSecret({ format, properties = {}, items, oneOf = [], anyOf = [], ...schema }: Schema): boolean {
  const allOf = Array.isArray(schema.allOf) ? (schema.allOf as Schema[]) : []
  return format === 'password' || [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...anyOf, ...allOf].some(holdsSecret)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
