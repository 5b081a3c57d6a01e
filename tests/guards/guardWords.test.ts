import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import '../../server/services/auth.ts'
import '../../server/services/hr.ts'
import '../../server/services/recruitment.ts'
import { explain, wordsFor } from '../../server/platform/lifecycle/guardReasons.ts'
import { type LifecycleName, lifecycles } from '../../src/machines/lifecycles/all.ts'
import { arrowsOf } from '../../src/machines/lifecycles/arrows.ts'
import { translator } from '../../src/ui/i18n/catalogue.ts'
import german from '../../src/ui/i18n/de/germanInside.ts'
import '../../src/ui/i18n/lifecycle.ts'
import { guardsOfAllLifecycles } from '../architecture/guards.ts'

const document = readFileSync(join(import.meta.dirname, '../../docs/lifecycles.md'), 'utf8')
const guards = Object.values(lifecycles).flatMap((lifecycle) => {
  const names = arrowsOf(lifecycle).flatMap((arrow) => arrow.guards.map((guard) => guard.replace(/: .*/, '')))
  return [...new Set(names)].map((guard) => ({ lifecycle: lifecycle.name, guard }))
})
const shared = guardsOfAllLifecycles().filter(({ lifecycle, guard }) =>
  guardsOfAllLifecycles().some((other) => other.guard === guard && other.lifecycle !== lifecycle),
)

test.each(guards)('$lifecycle: $guard has words of its own in both languages and in the document', ({ lifecycle, guard }) => {
  const key = `if_${lifecycle}_${guard}`
  const english = String(translator.messages[`lifecycle.${key}`] ?? '')
  expect(english).toMatch(/^\p{L}.+ /u)
  expect(new Map(Object.entries(german.lifecycle)).get(key)).toMatch(/^\p{L}.+ /u)
  const title = lifecycle.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase())
  const section = document.split('\n## ').find((part) => part.startsWith(`${title}\n`))
  expect(section).toContain(english)
})

describe('two lifecycles with a guard of the same name', () => {
  test('there are some, so that this matters', () => expect(shared.map(({ guard }) => guard)).toContain('fileIsThere'))

  test('say their own words', () => {
    expect(wordsFor('fileIsThere', 'complianceItem', 'REQUESTED')).toBe('No file was uploaded yet.')
    expect(wordsFor('fileIsThere', 'onboardingDocument', 'draft')).toBe('The document needs a file.')
    const words = new Map(Object.entries(german.lifecycle))
    expect(words.get('if_complianceItem_fileIsThere')).not.toBe(words.get('if_onboardingDocument_fileIsThere'))
  })

  test('cannot overwrite each other, whichever comes last', () => {
    const names = Object.keys(lifecycles) as LifecycleName[]
    for (const lifecycle of names) explain(lifecycle, { sameGuard: `In the words of ${lifecycle}.` })
    expect(names.map((lifecycle) => wordsFor('sameGuard', lifecycle, ''))).toEqual(names.map((lifecycle) => `In the words of ${lifecycle}.`))
    for (const lifecycle of names) expect(() => explain(lifecycle, { sameGuard: 'Overwritten.' })).toThrow('explained twice')
  })

  test.each(guardsOfAllLifecycles())('the words of $lifecycle for $guard are given once', ({ lifecycle, guard }) => {
    const name = (Object.keys(lifecycles) as LifecycleName[]).find((one) => one === lifecycle)!
    expect(() => explain(name, { [guard]: 'Overwritten.' })).toThrow('explained twice')
  })
})
