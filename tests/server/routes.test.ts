import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { accountId, apply, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { plainCall } from '../arbitrary.ts'
import { contracted } from '../employees/onTheWay.ts'
import { addressOf, allOperations, type Operation } from '../operations.ts'

const t = await testApp()
const operations = await allOperations()
const officer = { authorization: `Bearer ${await t.tokenOf('officer@threshold.test')}` }
const UNKNOWN = { code: 'NOT_FOUND', message: 'There is nothing at this address.' }
const withoutNames = (path: string) => path.replaceAll(/\{\w+\}|:\w+(\|:\w+)*/g, ':')

/** What the running server routes, from its own drawing: four columns for each level. */
function routesOf(drawing: string): string[] {
  const above: string[] = []
  const found: string[] = []
  for (const line of drawing.split('\n').filter(Boolean)) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    above.splice(depth, above.length, part)
    for (const method of methods.split(', ').filter(Boolean)) found.push(`${method} ${withoutNames(above.join(''))}`)
  }
  return found
}

describe('the contract and the running server', () => {
  test('have the same operations, not one more or less', () => {
    const served = routesOf(t.server.printRoutes({ commonPrefix: false })).filter((route) => route.includes(' /api/'))
    expect(served.toSorted()).toEqual(operations.map(({ method, path }) => `${method} ${withoutNames(path)}`).toSorted())
  })

  test.each(operations.map((operation) => [operation.id, operation] as const))('%s is answered', async (_, operation) => {
    const input = plainCall(operation)
    const answer = await t.server.inject({
      method: operation.method,
      url: addressOf(operation, input),
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    })
    expect(answer.body).not.toBe(JSON.stringify(UNKNOWN))
    expect(answer.statusCode).toBeLessThan(500)
  })
})

/** A call as it is written, over the wire: fetch would tidy the address and refuse some methods. */
const call = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; type: string; cache: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(t.address)
    const asked = request({ hostname, port, method, path, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', cache: answer.headers['cache-control'] ?? '', text }),
      )
    })
    asked.on('error', reject).end()
  })

describe('what is not there', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/v1'],
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v1/job_position/1/nothing'],
    ['GET', '/api/v2/requisitions'],
    ['GET', '/api/hr/v1/requisitions'],
    ['GET', '/api/v1/offer-letter/1'],
    ['GET', '/API/V1/requisitions'],
    ['GET', '/api/v1/requisitions/'],
    ['GET', '/api//v1/requisitions'],
    ['GET', '/api/v1/../v1/nothing'],
    ['GET', '/api/v1/requisitions%00'],
    ['POST', '/api/v1/requisitions'],
    ['PUT', '/api/v1/application/1'],
    ['PATCH', '/api/v1/application/1'],
    ['DELETE', '/api/v1/application/1'],
    ['OPTIONS', '/api/v1/requisitions'],
    ['PROPFIND', '/api/v1/requisitions'],
  ])('%s %s is answered in the one shape', async (method, path) => {
    for (const headers of [{}, officer]) {
      const answer = await call(method, path, headers)
      expect(JSON.parse(answer.text)).toEqual(UNKNOWN)
      expect(answer).toMatchObject({ status: 404, type: expect.stringMatching(/^application\/json/), cache: 'no-store' })
    }
  })

  test.each(['/api/v1/requisitions%', '/api/v1/file/%E0%A4%A', `/api/v1/job_position/${'1'.repeat(300)}`])(
    'an address that cannot be read is refused in that shape too: %s',
    async (path) => {
      const { status, text } = await call('GET', path, officer)
      expect(status, text).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(JSON.parse(text)).toEqual({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) })
    },
  )

  test('TRACE is not spoken', async () => {
    expect((await call('TRACE', '/api/v1/requisitions', officer)).status).toBeGreaterThanOrEqual(400)
  })
})

const sharesItsPath = ({ path, id }: Operation) => operations.some((other) => other.path === path && other.method === 'POST' && id === `${other.id}ByGet`)
const acting = operations.filter((operation) => operation.method === 'GET' && sharesItsPath(operation))

describe('a GET that acts', async () => {
  const { offerId, contractId, requisition } = await contracted(t)
  const { officer: recruiter, requisitionId } = await openPosition(t)
  const applicationId = await apply(recruiter, requisitionId)
  const panel = [await accountId(t, 'employee@threshold.test')]
  const { responseData: interview } = must(await schedule(recruiter, applicationId, await plan(recruiter, applicationId, panel)))
  const about: Record<string, number> = {
    sendOfferLetterByGet: offerId,
    sendContractLetterByGet: contractId,
    cloneJobPositionByGet: requisition.id,
    sendInterviewToApplicantByGet: interview.id,
    sendInterviewToInterviewersByGet: interview.id,
  }
  const addressAbout = (operation: Operation, key: number) =>
    addressOf(operation, { path: { id: key }, query: operation.path.includes('{') ? {} : { positionId: key }, header: {} })
  const traces = async () =>
    (
      await t.db.execute(
        sql`select (select count(*) from outbox) mails, (select count(*) from requisitions) positions, (select count(*) from audit_log) commands`,
      )
    ).rows[0]

  test('is one of these five', () => {
    expect(acting.map(({ id }) => id).toSorted()).toEqual(Object.keys(about).toSorted())
  })

  test.each(
    acting.flatMap((operation) =>
      [
        ['from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
        ['from a sister site', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
        ['as an image of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
        ['opened as a link', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
        ['typed into the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
        ['fetched ahead', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
        ['rendered ahead', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
        ['fetched ahead as older browsers say it', { purpose: 'prefetch' }],
        ['fetched ahead as Firefox says it', { 'x-moz': 'prefetch' }],
      ].map(([how, headers]) => [operation.id, how, operation, headers] as [string, string, Operation, Record<string, string>]),
    ),
  )('%s does nothing %s, whether or not the record is there', async (id, _how, operation, headers) => {
    const before = await traces()
    for (const key of [about[id]!, 2_147_483_000]) {
      const { status, text } = await call('GET', addressAbout(operation, key), { ...officer, ...headers })
      expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 409, code: 'NOT_BY_LINK' })
    }
    expect(await traces()).toEqual(before)
  })

  test.each(acting.map((operation) => [operation.id, operation] as const))('%s lets a script of ours through', async (id, operation) => {
    const script = { ...officer, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }
    const found = await call('GET', addressAbout(operation, about[id]!), script)
    expect(found.text).not.toContain('NOT_BY_LINK')
    expect(found.cache).toBe('no-store')
    expect((await call('GET', addressAbout(operation, 2_147_483_000), script)).status).toBe(404)
  })
})

describe('what a browser opens is a page', () => {
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  test.each(['/', '/homepage', '/jobreq/1.5', '/no-such-page', '/employee/0', '/jobreq.php'])('%s', async (path) => {
    expect(await call('GET', path, html)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', text: expect.stringContaining('<div id="root">') })
  })

  test.each(['/', '/homepage', '/ready'])('%s answers HEAD as it answers GET, without the page', async (path) => {
    const { type, status } = await call('GET', path, html)
    expect(await call('HEAD', path, html)).toMatchObject({ type, status, text: '' })
  })

  test.each(['/favicon.ico', '/wp-login.php', '/api/nothing.html'])('%s is no page for a program', async (path) => {
    expect(await call('GET', path, { accept: '*/*' })).toMatchObject({ status: 404, text: JSON.stringify(UNKNOWN) })
  })
})

test('no GET of a service is answered to HEAD, and nothing happens', async () => {
  const commands = async () => (await t.db.execute(sql`select count(*) from audit_log`)).rows
  const before = await commands()
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const { status, text } = await call('HEAD', addressOf(operation, plainCall(operation)), officer)
    expect({ id: operation.id, status, text }).toEqual({ id: operation.id, status: 404, text: '' })
  }
  expect(await commands()).toEqual(before)
})
