import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { allOperations } from '../operations.ts'
import { draft } from '../requisitions/raise.ts'

// What every object has: a table that is asked for such a name must not find what it does not hold.
const inherited = Object.getOwnPropertyNames(Object.prototype)
const t = await testApp()
const token = await t.tokenOf('manager@threshold.test')
const operations = await allOperations()

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await t.server.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.body }
}
const manager = await t.as('manager')
const requisition = await draft(manager)
const group = must(await manager.recruitment.POST('/people-group', { body: { name: 'Nurses', reason: 'Good talks' } })).responseData.id
/** What a report counts is named by a word, and asked for a period. */
const ofReport = (path: string) => `${path.replace('{measure}', path.includes('hiring-plan') ? 'openPositions' : 'hires')}?from=2026-01-01&to=2026-03-31`
/** A ranking is that of a day. */
const dayOf = (path: string) => (/\/ranking-on\/(criteria|export)\//.test(path) ? '?day=2026-01-31' : '')
const addressOf = (path: string) =>
  path.includes('{measure}') ? ofReport(path) : `${path.replaceAll(/\{\w+\}/g, String(path.includes('/people-group/') ? group : requisition))}${dayOf(path)}`

const lists = operations.filter(({ method, path }) => method === 'POST' && /\/criteria(\/|$)/.test(path))
test('every list is among them', () => expect(lists.length).toBeGreaterThanOrEqual(7))

test.each(lists.map(({ path }) => addressOf(path)))('%s knows no column that every object has', async (path) => {
  for (const name of inherited) {
    for (const sort of [name, `-${name}`]) expect(await ask('POST', path, { sort }), sort).toMatchObject({ status: 400, body: expect.stringContaining('sort') })
    const filter = await ask('POST', path, { columns: [name], operators: ['STR_EQUAL'], values: ['x'] })
    expect(filter, name).toMatchObject({ status: 400, body: expect.stringContaining('columns.0') })
    const operator = await ask('POST', path, { columns: ['id'], operators: [name], values: ['1'] })
    expect(operator, name).toMatchObject({ status: 400, body: expect.stringContaining('operators.0') })
  }
})

const exporting = operations.filter(({ method, id }) => method === 'POST' && id.startsWith('export'))
test('every export is among them', () => expect(exporting.length).toBeGreaterThanOrEqual(6))

test.each(exporting.map(({ path }) => addressOf(path)))('%s has no column that every object has', async (path) => {
  for (const name of inherited) {
    const answer = await ask('POST', path, { format: 'csv', criteria: {}, show: [{ column: name, heading: 'Odd' }] })
    expect(answer.status, `${name} ${answer.body.slice(0, 300)}`).toBe(400)
  }
})

test('no text of an address that names something is looked for outside of its table', async () => {
  for (const { method, path, parameters } of operations) {
    if (method !== 'GET') continue
    const asked = parameters.filter((parameter) => parameter.schema.type === 'string')
    for (const name of inherited) {
      const inPath = addressOf(asked.filter((one) => one.in === 'path').reduce((whole, one) => whole.replace(`{${one.name}}`, name), path))
      const query = asked.filter((one) => one.in === 'query').map((one) => `${one.name}=${name}`)
      if (query.length === 0 && inPath === addressOf(path)) continue
      const answer = await ask('GET', `${inPath}?${query.join('&')}`)
      expect(answer.status, `${inPath} ${answer.body.slice(0, 300)}`).toBeLessThan(500)
    }
  }
})
