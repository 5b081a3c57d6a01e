import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { countries } from 'countries-list'
import { type FieldError, Problem } from './problem.ts'
import type { Schema } from './responseSerializer.ts'

export type Validate = ((value: unknown) => boolean) & { problems: (value: unknown) => FieldError[]; words: () => string }

/** The first ends at the first fault, so that a list over its bound is refused before its items are looked at; the second names them all. */
type Pair = { first: Ajv2020; all: Ajv2020 }
const pair = (options: Options): Pair => ({ first: new Ajv2020(options), all: new Ajv2020({ ...options, allErrors: true }) })
const bodies = pair({ strict: false, useDefaults: true, ownProperties: true })
const parameters = pair({ strict: false, useDefaults: true, ownProperties: true, coerceTypes: 'array' })
/** What some country pays in today. */
const currencies = new Set<string>(Object.values(countries).flatMap(({ currency }) => currency))
for (const ajv of [bodies, parameters].flatMap(({ first, all }) => [first, all])) {
  formats.default(ajv)
  ajv.addFormat('currency', (code: string) => currencies.has(code))
}

/** A form has far fewer values. Whoever sends more is told the first fault, because to name all costs time for each value. */
const FORM = 1000

/** Compiled when it is first needed: all of them together would make each start two seconds longer. */
function compile({ first, all }: Pair, schema: Schema): Validate {
  let check: ValidateFunction | undefined
  let checkAll: ValidateFunction | undefined
  const isRight = (value: unknown) => {
    check ??= first.compile(schema)
    return check(value)
  }
  return Object.assign(isRight, {
    problems(value: unknown) {
      const found = check?.errors ?? []
      if (countValues(value, FORM) >= FORM) return fieldErrors(found)
      checkAll ??= all.compile(schema)
      return fieldErrors(checkAll(value) ? found : (checkAll.errors ?? []))
    },
    words: () => first.errorsText(check?.errors),
  })
}

/** How many values stand in one, itself included; no further than `most`, so that it costs no more than that. */
export function countValues(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && count < most; at++) count += countValues(value[at], most - count)
    return Math.min(count, most)
  }
  for (const key in value) {
    if (count >= most) return most
    count += countValues((value as Record<string, unknown>)[key], most - count)
  }
  return count
}

export const compileBody = (schema: Schema) => compile(bodies, schema)
export const compileAnswer = compileBody

const bodyChecks = new Map<string, Validate>()
export const rememberBody = (operationId: string, check: Validate) => void bodyChecks.set(operationId, check)
/** What the contract says about an operation's body, for values that come another way: from a workbook's row. */
export function checkBodyOf(operationId: string, value: unknown): FieldError[] {
  const check = bodyChecks.get(operationId)
  if (!check) throw new Error(`${operationId} has no body that could be checked.`)
  return check(value) ? [] : check.problems(value)
}

/** Path, query or header parameters of an operation; undefined when it has none there and may be sent anything. */
export function compileParameters(all: { name: string; in: string; required?: boolean; schema: Schema }[], where: 'path' | 'query' | 'header') {
  const mine = all.filter((parameter) => parameter.in === where)
  if (mine.length === 0 && where !== 'query') return undefined
  const name = (parameter: { name: string }) => (where === 'header' ? parameter.name.toLowerCase() : parameter.name)
  return compile(parameters, {
    type: 'object',
    properties: Object.fromEntries(mine.map((parameter) => [name(parameter), parameter.schema])),
    required: mine.filter((parameter) => parameter.required || where === 'path').map(name),
    additionalProperties: false,
  })
}

/** PostgreSQL stores no NUL and no half surrogate; both only come from broken or hostile clients. Asked about what the contract has let through. */
export function refuseUnstorable(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new Problem(400, 'BAD_INPUT', 'A text holds characters that cannot be stored.', [
        { field: path, message: `${labelOf(path)} holds characters that cannot be stored. Type it again.` },
      ])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) refuseUnstorable(one, path ? `${path}.${key}` : key)
  }
}

/** What Ajv found, as fields and words that a person can mend by; as many as an answer may name. */
function fieldErrors(errors: ErrorObject[]): FieldError[] {
  const found = new Map<string, string>()
  for (const error of errors) {
    if (found.size >= 200) break
    const extra = error.keyword === 'required' ? error.params.missingProperty : (error.params.additionalProperty ?? error.params.unevaluatedProperty)
    const field = [...error.instancePath.split('/').slice(1).map(plainPart), ...(extra === undefined ? [] : [String(extra)])].join('.').slice(0, 200)
    if (!found.has(field)) found.set(field, messageOf(error, labelOf(field)))
  }
  return [...found].map(([field, message]) => ({ field, message }))
}

const plainPart = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** What the forms call a field whose own name says something else. */
const LABELS = new Map([
  ['minExperience', 'The years at least'],
  ['maxExperience', 'The years at most'],
  ['compensationFrom', 'Pay from'],
  ['compensationTo', 'Pay to'],
])

/** `locations.0.cityId` → `City`: the last part that is a word, spaced. */
function labelOf(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d*$/.test(part)) ?? 'The input'
  const known = LABELS.get(name)
  if (known) return known
  const words = name
    .replace(/Id$/, '')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim()
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 60)
}

const FORMATS: Record<string, string> = {
  email: 'an e-mail address such as name@example.com',
  date: 'a date such as 2026-11-20',
  'date-time': 'a date and time',
  uri: 'a web address',
  currency: 'a currency in use, by its three letters, such as AUD',
}

function messageOf({ keyword, params }: ErrorObject, label: string): string {
  switch (keyword) {
    case 'required':
      return `Fill in ${label.toLowerCase()}.`
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${label} is not part of this form.`
    case 'minLength':
    case 'minItems':
      return params.limit === 1
        ? `Fill in ${label.toLowerCase()}.`
        : `${label} must have at least ${params.limit} ${keyword === 'minItems' ? 'entries' : 'characters'}.`
    case 'maxLength':
      return `${label} must have at most ${params.limit} characters.`
    case 'maxItems':
      return `${label} must have at most ${params.limit} entries.`
    case 'minimum':
    case 'exclusiveMinimum':
      return `${label} must be ${params.limit} or more.`
    case 'maximum':
    case 'exclusiveMaximum':
      return `${label} must be ${params.limit} or less.`
    case 'enum':
      return `${label} must be one of: ${params.allowedValues.join(', ')}.`.slice(0, 480)
    case 'format':
      return `${label} must be ${FORMATS[params.format] ?? `a ${params.format}`}.`
    case 'type':
      return `${label} must be ${typeWords[String(params.type)] ?? 'of another kind'}.`
    case 'const':
      return `${label} must be ${JSON.stringify(params.allowedValue)}.`
    default:
      return `${label} is not written as expected.`
  }
}

const typeWords: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
}
