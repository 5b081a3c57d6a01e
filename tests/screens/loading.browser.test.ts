import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser } from '../browser.ts'
import { furnished } from './furnished.ts'

const t = await testApp()
const b = await browser(t)
const { records, offered } = await furnished(t)
const ASSETS = join(import.meta.dirname, '../../dist/assets')

const pages = [
  { address: '/homepage', most: 15 },
  { address: `/homepage/${records.jobPostId}`, most: 15 },
  { address: `/homepage/${records.jobPostId}/apply/about`, most: 15 },
  { address: '/offer-letter', most: 15, token: () => offered.token },
  { address: '/jobreq', most: 25, token: () => t.tokenOf('manager@threshold.test') },
  { address: `/jobreq/${records.requisitionId}`, most: 25, token: () => t.tokenOf('manager@threshold.test') },
  { address: '/appsch', most: 25, token: () => t.tokenOf('manager@threshold.test') },
  { address: `/canprf?applicationId=${records.applicationId}`, most: 25, token: () => t.tokenOf('manager@threshold.test') },
  { address: '/recruitmentManager', most: 25, token: () => t.tokenOf('manager@threshold.test') },
]

test.each(pages)('$address takes at most $most requests, and its own scripts are asked for with the document', async ({ address, most, token }) => {
  const { page, context } = await b.visitor()
  const signedIn = await token?.()
  if (signedIn) await context.addInitScript((value) => localStorage.setItem('threshold.token', value), signedIn)
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  const named = (await (await fetch(t.address + address, { headers: { accept: 'text/html' } })).text()).match(/\/assets\/[^"]+\.js/g) ?? []
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
  expect(named.length).toBeGreaterThan(1)
  // Nothing is asked for twice, though the document asks for some of it before the scripts do.
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([])
  // What the document names is needed: nobody loads what is not.
  expect(asked).toEqual(expect.arrayContaining(named))
  await context.close()
})

test('every component of Mantine that is built in has its styles', () => {
  const read = (ending: string) => readdirSync(ASSETS).flatMap((name) => (name.endsWith(ending) ? [readFileSync(join(ASSETS, name), 'utf8')] : []))
  const classes = (texts: string[]) => new Set(texts.flatMap((text) => text.match(/\bm_[0-9a-f]{6,8}\b/g) ?? []))
  const styled = classes(read('.css'))
  const known = classes([readFileSync(join(import.meta.dirname, '../../node_modules/@mantine/core/styles.css'), 'utf8')])
  expect(styled.size).toBeGreaterThan(50)
  expect([...classes(read('.js'))].filter((name) => known.has(name) && !styled.has(name))).toEqual([])
})
