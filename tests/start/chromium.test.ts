import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { at, chooseChromium, launch, RUNS_PACKAGED, ways } from '../chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'threshold-launch-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const program = (name: string, script: string) => {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}
const broken = program('broken-browser', 'echo "libnss3.so is missing" >&2; exit 127')
const silent = program('silent-browser', 'exit 3')

describe('the browser of the tests', () => {
  test('is none when no way works, and the message says of each way why', async () => {
    const [wanted] = ways(broken)
    const failure = await chooseChromium([wanted!, at(silent), at(join(folder, 'absent'))]).catch((error: Error) => error.message)
    const [first, ...reasons] = String(failure).split('\n')
    expect(first).toContain('apt-get install chromium')
    expect(reasons).toHaveLength(3)
    expect(reasons[0]).toMatch(new RegExp(`CHROMIUM_PATH=${broken}: .*libnss3\\.so is missing`))
    expect(reasons[1]).toMatch(new RegExp(`${silent}: .*\\S`))
    expect(reasons[2]).toContain("executable doesn't exist")
  })

  test('can be told to be the packaged one alone', () => {
    expect(ways('packaged').map(({ name }) => name)).toEqual(['the browser of the packages'])
    expect(ways(broken).map(({ name }) => name)).toContain('the browser of the packages')
  })

  test.runIf(RUNS_PACKAGED)('is the one of the packages before any whole browser', () => {
    const names = ways('').map(({ name }) => name)
    const wholeOnes = names.flatMap((name, place) => (/chrome|edge|chromium$|chromium-browser/.test(name) ? [place] : []))
    expect(names.indexOf('the browser of the packages')).toBeLessThan(Math.min(...wholeOnes))
  })

  test.runIf(RUNS_PACKAGED)('comes with the packages: several people beside each other, with our flags', async () => {
    const chosen = await chooseChromium([at(broken), ...ways('packaged')])
    expect(chosen.executablePath).toMatch(/node_modules.*chromium$/)
    const context = await launch(chosen, join(folder, 'profile'))
    const browser = context.browser()!
    const people = await Promise.all([browser.newContext(), browser.newContext()])
    const pages = await Promise.all(people.map((one) => one.newPage()))
    await Promise.all(pages.map((page, index) => page.setContent(`<title>person ${index}</title>`)))
    expect(await Promise.all(pages.map((page) => page.title()))).toEqual(['person 0', 'person 1'])
    await context.close()
  })
})
