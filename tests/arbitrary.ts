import fc from 'fast-check'
import type { Schema } from '../server/platform/http/responseSerializer.ts'
import type { Input, Operation } from './operations.ts'

type Rules = Schema & {
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  required?: string[]
}
/** `plain` leaves out what is optional and keeps to simple values: the smallest call that the contract accepts. */
type How = { plain: boolean }

const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.integer({ min: 1, max: 99_999 }).map((n) => `person${n}@sample.example`),
  date: fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }).map((moment) => moment.toISOString()),
  uri: fc.webUrl(),
  currency: fc.constantFrom('AUD', 'EUR', 'JPY', 'KWD', 'USD'),
}

/** A fitting string: well-formed, without NUL, as people's keyboards give them. */
function text({ format, pattern, minLength = 0, maxLength = 40 }: Rules, { plain }: How): fc.Arbitrary<string> {
  if (format && formats[format]) return formats[format]
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((one) => one.length >= minLength && one.length <= maxLength)
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }
  return fc
    .string({ ...length, unit: plain ? fc.constantFrom(...'abcdefgh') : 'grapheme-composite', ...(plain ? { minLength: Math.max(1, minLength) } : {}) })
    .filter((one) => one.length <= maxLength)
}

/** Values that the schema accepts. */
export function fitting(schema: Schema, how: How): fc.Arbitrary<unknown> {
  const rules = schema as Rules
  if (rules.const !== undefined) return fc.constant(rules.const)
  if (rules.enum) return fc.constantFrom(...rules.enum)
  const options = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  if (options.length) return fc.oneof(...options.map((option) => fitting(option, how)))
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  const kinds = how.plain ? types.slice(0, 1) : types
  return fc.oneof(...kinds.map((type) => ofType(type, rules, how)))
}

function ofType(type: string | undefined, rules: Rules, how: How): fc.Arbitrary<unknown> {
  const { minimum = -1000, maximum = 1_000_000 } = rules
  // Small numbers are keys that exist more often than not.
  const near = Math.min(maximum, Math.max(minimum, 6))
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return how.plain
        ? fc.constant(minimum > 0 ? minimum : Math.max(minimum, 0))
        : fc.oneof(fc.integer({ min: minimum, max: near }), fc.integer({ min: minimum, max: maximum }))
    case 'number':
      return how.plain ? fc.constant(Math.max(minimum, 0)) : fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'array': {
      const { minItems: minLength = 0, maxItems = 5 } = rules
      const length = { minLength, maxLength: how.plain ? minLength : Math.max(minLength, Math.min(maxItems, 4)) }
      const items = fitting(rules.items ?? { type: 'string' }, how)
      return rules.uniqueItems ? fc.uniqueArray(items, { ...length, comparator: (a, b) => JSON.stringify(a) === JSON.stringify(b) }) : fc.array(items, length)
    }
    case 'object': {
      const { properties = {}, required = [] } = rules
      const names = Object.keys(properties).filter((name) => !how.plain || required.includes(name))
      return fc.record(Object.fromEntries(names.map((name) => [name, fitting(properties[name]!, how)])), {
        requiredKeys: required.filter((name) => names.includes(name)),
        noNullPrototype: true,
      })
    }
    default:
      return text(rules, how)
  }
}

/** Calls of an operation that its contract accepts. */
export function fittingCalls(operation: Operation, how: How): fc.Arbitrary<Input> {
  const group = (where: string) => {
    const mine = operation.parameters.filter((parameter) => parameter.in === where && (!how.plain || parameter.required || where === 'path'))
    return fc.record(Object.fromEntries(mine.map(({ name, schema }) => [name, fitting(schema, how)])), {
      requiredKeys: mine.filter(({ required, in: place }) => required || place === 'path').map(({ name }) => name),
      noNullPrototype: true,
    })
  }
  return fc.record(
    { path: group('path'), query: group('query'), header: group('header'), ...(operation.body ? { body: fitting(operation.body, how) } : {}) },
    { noNullPrototype: true },
  ) as fc.Arbitrary<Input>
}

/** The smallest call of an operation that its contract accepts. */
export const plainCall = (operation: Operation): Input => fc.sample(fittingCalls(operation, { plain: true }), { seed: 1, numRuns: 1 })[0]!
