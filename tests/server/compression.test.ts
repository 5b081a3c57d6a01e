import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'

const t = await testApp()
const officer = await t.tokenOf('officer@threshold.test')

/** The bytes as they come over the wire; fetch would unpack them. */
const wire = (method: string, path: string, encoding: string | undefined, body?: unknown, token: string | null = officer) =>
  new Promise<{ status: number; encoding: string | undefined; vary: string; type: string; bytes: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(t.address)
    const headers = {
      ...(encoding ? { 'accept-encoding': encoding } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const asked = request({ hostname, port, method, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { 'content-encoding': packed, 'content-type': type = '', vary = '' } = answer.headers
        resolve({ status: answer.statusCode ?? 0, encoding: packed, vary: String(vary), type, bytes: Buffer.concat(parts) })
      })
    })
    asked.on('error', reject).end(body ? JSON.stringify(body) : undefined)
  })
const list = (encoding?: string) => wire('GET', '/api/v1/ref/countries', encoding)

test('a list leaves as small as the browser can read it', async () => {
  const plain = await list()
  expect([plain.encoding, plain.bytes.length > 1024]).toEqual([undefined, true])
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await list(encoding)
    expect(packed).toMatchObject({ status: 200, encoding, vary: expect.stringContaining('accept-encoding') })
    expect(unpack(packed.bytes).toString()).toBe(plain.bytes.toString())
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3)
  }
  expect((await list('gzip, deflate, br, zstd')).encoding).toBe('gzip')
  expect((await list('identity')).encoding).toBeUndefined()
})

test('what is short leaves as it is', async () => {
  expect(await wire('GET', '/api/auth/v1/jwks', 'gzip')).toMatchObject({ status: 200, encoding: undefined })
})

test('an answer with a token in it is never compressed, however long it is', async () => {
  const password = 'threshold-sample'
  const { email } = await t.person('long.name@threshold.test', ['Recruitment Manager', 'Recruitment Officer', 'Employee'], '𝒙'.repeat(200))
  const session = await wire('POST', '/api/auth/v1/login', 'br, gzip', { email, password }, null)
  expect([session.status, session.encoding, session.bytes.length > 1024]).toEqual([200, undefined, true])
})

test('a file that is compressed by itself leaves as it is', async () => {
  const asked = (format: string) => ({
    format,
    criteria: {},
    show: [{ column: 'positionTitle', heading: 'x'.repeat(100), words: Array.from({ length: 20 }, (_, n) => ({ value: `${n}`, label: 'y'.repeat(100) })) }],
  })
  const workbook = await wire('POST', '/api/v1/requisitions/export', 'br', asked('xlsx'))
  expect(workbook).toMatchObject({ status: 200, encoding: undefined })
  expect(workbook.bytes.length).toBeGreaterThan(1024)
})

test('what is sent compressed is not unpacked', async () => {
  const { hostname, port } = new URL(t.address)
  const status = await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', authorization: `Bearer ${officer}` }
    const asked = request({ hostname, port, method: 'POST', path: '/api/v1/requisitions/criteria', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject).end(Buffer.from('1f8b0800000000000003abae0500439f4a3902000000', 'hex'))
  })
  expect(status).toBe(400)
})
