import fc from 'fast-check'
import type { Input, Operation } from '../operations.ts'

/** A request as it goes over the wire: the body is text, so that it can hold what no JSON writer writes. */
export type Shot = { address: string; headers: Record<string, string>; body: string | undefined; what: string }

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

/** JSON fragments that break readers, validators, SQL and prototypes. */
const fragments: Record<string, string> = {
  null: 'null',
  'an empty text': '""',
  'a text': '"x"',
  'a number': '7',
  'a negative number': '-1',
  'half a number': '0.5',
  'a number beyond all': '1e309',
  'a number beyond integers': '9007199254740993',
  'a huge key': '2147483648',
  yes: 'true',
  'an empty list': '[]',
  'a list of lists': '[[["x"]]]',
  'an empty group': '{}',
  'a prototype': '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  'a name that every object has': '"constructor"',
  'another such name': '"toString"',
  'deep nesting': deep(500),
  'a NUL': '"a\\u0000b"',
  'half a surrogate': '"a\\ud800b"',
  'other scripts': '"نام ‮ 名前 👩🏽‍🚀"',
  quotes: `"'; drop table accounts; --"`,
  wildcards: '"%_\\\\%"',
  markup: '"<script>alert(1)</script>{{constructor}}#{7*7}"',
  'a long text': `"${'x'.repeat(20_000)}"`,
  'a path': '"../../../../etc/passwd"',
  'no date': '"2026-02-31"',
  'a far date': '"9999-12-31"',
  'an early date': '"0000-01-01T00:00:00Z"',
}
const raw = ['', '{', '[]', 'null', '"x"', '{"a":1}{"b":2}', deep(5000), `{"a":"${'x'.repeat(1_200_000)}"}`, '{"__proto__":null}', '\u0000', '{"a":1,"a":2}']
const contentTypes = [
  'text/plain',
  'application/xml',
  'application/json\t;',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'APPLICATION/JSON',
  '*/*',
]
const inPath = [
  '0',
  '-1',
  '1.5',
  '2147483648',
  '99999999999999999999',
  'null',
  'NaN',
  '%00',
  '%ff',
  '%2e%2e',
  'a'.repeat(300),
  "1'--",
  '1 or 1=1',
  '1;2',
  '١',
  'constructor',
  'toString',
  '__proto__',
]
const inQuery = ['', '0', '-1', 'null', '%00', '%ff', '1&', 'x'.repeat(5000), "'--", '[]', 'constructor', 'hasOwnProperty', '__proto__']

const MARK = '"@@here@@"'

/** The places of a value that can be taken by something else. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, one]) => placesOf(one, [...path, key]))]
}

function marked(value: unknown, path: string[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return '@@here@@'
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? marked(one, rest) : one))
  return typeof value === 'object' && value !== null ? { ...value, [key]: marked((value as Record<string, unknown>)[key], rest) } : value
}

const addressWith = (operation: Operation, path: Record<string, unknown>, query: string[]) => {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(path[name]).startsWith('%') ? String(path[name]) : encodeURIComponent(String(path[name] ?? '')),
  )
  return query.length ? `${filled}?${query.join('&')}` : filled
}
const queryOf = (query: Record<string, unknown>) =>
  Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encodeURIComponent(String(one).toWellFormed())}`),
  )
const headersOf = ({ header }: Input) => Object.fromEntries(Object.entries(header).map(([name, value]) => [name.toLowerCase(), String(value)]))

/** A fitting call, sent as it is. */
export const asItIs = (operation: Operation, input: Input): Shot => ({
  address: addressWith(operation, input.path, queryOf(input.query)),
  headers: { ...headersOf(input), ...(input.body === undefined ? {} : { 'content-type': 'application/json' }) },
  body: input.body === undefined ? undefined : JSON.stringify(input.body),
  what: 'as the contract says',
})

/** A fitting call with one thing wrong. */
export function spoilt(operation: Operation, input: Input): fc.Arbitrary<Shot> {
  const good = asItIs(operation, input)
  const ways: fc.Arbitrary<Shot>[] = [
    fc
      .constantFrom(...inQuery)
      .map((value) => ({ ...good, address: addressWith(operation, input.path, [...queryOf(input.query), `nobodyAsked=${value}`]), what: 'an unknown query' })),
    fc
      .constantFrom('a b', 'x'.repeat(200), '!!')
      .map((key) => ({ ...good, headers: { ...good.headers, 'idempotency-key': key }, what: 'an odd idempotency key' })),
  ]
  const names = Object.keys(input.path)
  if (names.length)
    ways.push(
      fc.tuple(fc.constantFrom(...names), fc.constantFrom(...inPath)).map(([name, value]) => ({
        ...good,
        address: addressWith(operation, { ...input.path, [name]: value }, queryOf(input.query)),
        what: `path ${name} = ${value.slice(0, 30)}`,
      })),
    )
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  if (queries.length)
    ways.push(
      fc.tuple(fc.constantFrom(...queries), fc.constantFrom(...inQuery)).map(([name, value]) => ({
        ...good,
        address: addressWith(operation, input.path, [...queryOf(input.query), `${name}=${value}`, `${name}=${value}`]),
        what: `query ${name} twice = ${value.slice(0, 30)}`,
      })),
    )
  if (input.body !== undefined) {
    const spoil = fc.tuple(fc.constantFrom(...placesOf(input.body)), fc.constantFrom(...Object.entries(fragments))).map(([place, [name, fragment]]) => ({
      ...good,
      body: JSON.stringify(marked(input.body, place)).replace(MARK, () => fragment),
      what: `${place.join('.') || 'body'} = ${name}`,
    }))
    const extra = fc.constantFrom('status', 'approved', 'roles', 'profileScore', '__proto__', 'id', 'version', 'x').map((name) => ({
      ...good,
      body: (JSON.stringify(input.body) ?? '').replace(/^\{(.?)/, (_, next: string) => `{"${name}":1${next === '}' ? '' : ','}${next}`),
      what: `an extra ${name}`,
    }))
    ways.push(spoil, spoil, spoil, extra)
    ways.push(fc.constantFrom(...raw).map((body) => ({ ...good, body, what: `raw ${body.slice(0, 20)}` })))
    ways.push(fc.constantFrom(...contentTypes).map((type) => ({ ...good, headers: { ...good.headers, 'content-type': type }, what: type })))
  }
  if (operation.upload)
    ways.push(
      fc
        .tuple(
          fc.constantFrom('file', 'other', '__proto__'),
          fc.constantFrom('a.pdf', '../../x', '', 'a\u0000.pdf', 'x'.repeat(500)),
          fc.constantFrom('', '%PDF-1.4', 'PK\u0003\u0004', '<html>'),
        )
        .map(([field, name, bytes]) => ({
          ...good,
          headers: { ...good.headers, 'content-type': 'multipart/form-data; boundary=cut' },
          body: `--cut\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n${bytes}\r\n--cut--\r\n`,
          what: `upload of ${name.slice(0, 20)}`,
        })),
      fc
        .constantFrom('', '--cut--', '--cut\r\n\r\n')
        .map((body) => ({ ...good, headers: { 'content-type': 'multipart/form-data; boundary=cut' }, body, what: 'a broken upload' })),
    )
  return fc.oneof(...ways)
}
