import { describe, expect, test } from 'vitest'
import { DEEPEST, isTooMuch, longest, MOST, mostParts, partLimitOf } from '../../server/platform/http/bodyLimit.ts'
import type { Schema } from '../../server/platform/http/responseSerializer.ts'
import { compileBody, countValues } from '../../server/platform/http/validation.ts'
import { allOperations } from '../operations.ts'

/** What one call can make the only thread do is bounded by the contract, and looked at in the order of its cost. */
const operations = await allOperations()
const bodies = operations.flatMap(({ id, body, isPublic }) => (body ? [{ id, body, isPublic }] : []))

/** Every schema inside one, with the place it stands at. */
function inside(schema: Schema, place: string): [string, Schema][] {
  const several = [schema.allOf, schema.anyOf, schema.oneOf, schema.prefixItems].flatMap((all) => (Array.isArray(all) ? (all as Schema[]) : []))
  const other = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []
  return [
    [place, schema],
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => inside(one, `${place}.${name}`)),
    ...[...several, ...other].flatMap((one) => inside(one, place)),
    ...(schema.items ? inside(schema.items, `${place}[]`) : []),
  ]
}

function unbounded({ type, ...schema }: Schema): string | null {
  const types = [type].flat()
  const lacks = (...names: string[]) => names.every((name) => schema[name] === undefined)
  if (schema.enum || schema.const !== undefined) return null
  if (types.includes('array') && lacks('maxItems')) return 'maxItems'
  if (types.includes('string') && lacks('maxLength')) return 'maxLength'
  if (types.includes('integer') || types.includes('number')) {
    if (lacks('minimum', 'exclusiveMinimum')) return 'minimum'
    if (lacks('maximum', 'exclusiveMaximum')) return 'maximum'
  }
  if (types.includes('object') && schema.additionalProperties !== false && schema.unevaluatedProperties !== false && lacks('maxProperties'))
    return 'additionalProperties: false'
  return types[0] === undefined && lacks('allOf', 'anyOf', 'oneOf') ? 'type' : null
}

describe('what a call may send', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))('%s is bounded in every part', (_, { body, form, parameters }) => {
    const parts = [
      ...(body ? inside(body, 'body') : []),
      // An uploaded file has its limit in bytes (tests/files).
      ...(form ? inside(form, 'form').filter(([, { format }]) => format !== 'binary') : []),
      ...parameters.flatMap(({ in: place, name, schema }) => inside(schema, `${place}.${name}`)),
    ]
    expect(parts.flatMap(([place, schema]) => (unbounded(schema) ? [`${place}: ${unbounded(schema)}`] : []))).toEqual([])
  })

  test('what a change leaves out stays as it is: nothing is put in its place', () => {
    const needs = ({ required }: Schema, name: string) => Array.isArray(required) && required.includes(name)
    const changes = bodies.filter(({ body }) => needs(body, 'version'))
    expect(changes.length).toBeGreaterThan(20)
    const filled = changes.flatMap(({ id, body }) =>
      Object.entries(body.properties ?? {}).flatMap(([name, one]) => (one.default !== undefined && !needs(body, name) ? [`${id}.${name}`] : [])),
    )
    expect(filled).toEqual([])
  })

  test('a part without a bound would be found', () => {
    const all = inside(
      { type: 'object', properties: { a: { type: 'array', items: { type: 'string' } }, b: { oneOf: [{ type: 'integer', minimum: 0 }, {}] } } },
      'x',
    )
    expect(all.flatMap(([, schema]) => unbounded(schema) ?? [])).toEqual(['additionalProperties: false', 'maxItems', 'maxLength', 'maximum', 'type'])
    expect(all.map(([place]) => place)).toEqual(['x', 'x.a', 'x.a[]', 'x.b', 'x.b', 'x.b'])
  })

  test('every rightful body fits into the size that is read', () => {
    const over = bodies.filter(({ body, isPublic }) => longest(body) > MOST[isPublic ? 'public' : 'signedIn']).map(({ id }) => id)
    // A list's headings and words come from the screen, which sends a few hundred; no filling of all bounds at once is a real one.
    expect(over.every((id) => id.startsWith('export'))).toBe(true)
  })

  test('every rightful body has few enough parts, and none too deep in another', () => {
    const deep = ({ properties = {}, items, ...schema }: Schema): number => {
      const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((all) => (Array.isArray(all) ? (all as Schema[]) : []))
      return Math.max(0, ...parts.map(deep), ...[...Object.values(properties), ...(items ? [items] : [])].map((one) => 1 + deep(one)))
    }
    expect(bodies.filter(({ body }) => deep(body) + 1 >= DEEPEST).map(({ id }) => id)).toEqual([])
    expect(bodies.filter(({ body }) => !Number.isSafeInteger(mostParts(body)) || mostParts(body) < 1).map(({ id }) => id)).toEqual([])
  })

  test('only plain values have to be unlike each other: comparing groups takes the square of their number', () => {
    const compared = bodies.flatMap(({ id, body }) => inside(body, id).filter(([, { uniqueItems }]) => uniqueItems))
    expect(compared.length).toBeGreaterThan(5)
    expect(compared.filter(([, { items }]) => !['integer', 'string'].includes(String(items?.type))).map(([place]) => place)).toEqual([])
  })
})

describe('a list over its bound', () => {
  const lists = [...new Map(bodies.flatMap(({ id, body }) => inside(body, id)).map(([place, schema]) => [schema, place]))]
    .filter(([{ type }]) => [type].flat().includes('array'))
    .map(([schema, place]) => [place, schema] as const)

  test.each(lists)('%s is refused before one of its items is looked at', (_, schema) => {
    let looked = 0
    const items = Array.from({ length: Number(schema.maxItems) + 1 })
    for (const at of items.keys())
      Object.defineProperty(items, at, {
        enumerable: true,
        get: () => {
          looked++
        },
      })
    expect(compileBody(schema)(items)).toBe(false)
    expect(looked).toBe(0)
  })
})

describe('a body is not built', () => {
  const form: Schema = { type: 'object', properties: { a: { type: 'array', maxItems: 3, items: { type: 'object', properties: { b: { type: 'integer' } } } } } }
  const most = partLimitOf(form)

  test('of more fields, groups and lists than its form has, and a thousand beside', () => {
    // The group, its field, the list, and three groups with a field in it.
    expect(mostParts(form)).toBe(9)
    const fields = (count: number) => `{${Array.from({ length: count }, (_, n) => `"x${n}": 0`).join(',')}}`
    expect([most - 1, most].map((count) => isTooMuch(fields(count), most))).toEqual([false, true])
    expect([most - 2, most].map((count) => isTooMuch(JSON.stringify({ a: Array(count - 1).fill([]) }), most))).toEqual([false, true])
  })

  test('of lists and groups deeper in each other than any form', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect([DEEPEST, DEEPEST + 1].map((depth) => isTooMuch(nested(depth), most))).toEqual([false, true])
  })

  test('for what stands in a text, it is', () => {
    for (const text of ['[{:'.repeat(2000), '"[{:'.repeat(2000), '\\"[{:'.repeat(2000), '\\'.repeat(2001)])
      expect(isTooMuch(JSON.stringify({ a: text, b: [text, { c: text }] }), most)).toBe(false)
    expect(isTooMuch('{"a":"not ended [[', most)).toBe(false)
  })
})

describe('the faults of a body', () => {
  const check = compileBody({
    type: 'object',
    additionalProperties: false,
    required: ['a', 'b', 'c'],
    properties: { a: { type: 'integer' }, b: { type: 'integer' }, c: { type: 'array', maxItems: 100_000, items: { type: 'integer' } } },
  })
  const faultsOf = (value: unknown) => (check(value) ? [] : check.problems(value).map(({ field }) => field))

  test('are all named where it is of the size of a form', () => {
    expect(faultsOf({ a: 'x', c: ['y'], d: 1 })).toEqual(['b', 'd', 'a', 'c.0'])
  })

  test('are not sought for in what no form sends: the first is named', () => {
    expect(faultsOf({ a: 'x', b: 'x', c: Array(50_000).fill('y') })).toEqual(['a'])
  })

  test('are at most 200', () => {
    expect(faultsOf({ a: 1, b: 1, c: Array(900).fill('y') })).toHaveLength(200)
  })

  test('are counted no further than asked', () => {
    let looked = 0
    const value = Array.from({ length: 10_000 })
    for (const at of value.keys()) Object.defineProperty(value, at, { enumerable: true, get: () => looked++ })
    expect(countValues(value, 10)).toBe(10)
    expect(looked).toBeLessThan(10)
  })
})
