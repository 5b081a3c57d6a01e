import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import '../../server/services/auth.ts'
import '../../server/services/hr.ts'
import '../../server/services/recruitment.ts'
import { explain, wordsFor } from '../../server/platform/lifecycle/guardReasons.ts'
import { type LawName, laws } from '../../src/machines/lifecycles/all.ts'
import { arrowsOf } from '../../src/machines/lifecycles/arrows.ts'
import { translator } from '../../src/ui/i18n/catalogue.ts'
import german from '../../src/ui/i18n/de/german.ts'
import '../../src/ui/i18n/lifecycle.ts'
import { guardsOfAllLaws } from '../architecture/guards.ts'

const document = readFileSync(join(import.meta.dirname, '../../docs/lifecycles.md'), 'utf8')
const guards = Object.values(laws).flatMap((law) => {
  const names = arrowsOf(law).flatMap((arrow) => arrow.guards.map((guard) => guard.replace(/: .*/, '')))
  return [...new Set(names)].map((guard) => ({ law: law.name, guard }))
})
const shared = guardsOfAllLaws().filter(({ law, guard }) => guardsOfAllLaws().some((other) => other.guard === guard && other.law !== law))

test.each(guards)('$law: $guard has words of its own in both languages and in the document', ({ law, guard }) => {
  const key = `if_${law}_${guard}`
  const english = String(translator.messages[`lifecycle.${key}`] ?? '')
  expect(english).toMatch(/^\p{L}.+ /u)
  expect(new Map(Object.entries(german.lifecycle)).get(key)).toMatch(/^\p{L}.+ /u)
  const title = law.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase())
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
    const names = Object.keys(laws) as LawName[]
    for (const law of names) explain(law, { sameGuard: `In the words of ${law}.` })
    expect(names.map((law) => wordsFor('sameGuard', law, ''))).toEqual(names.map((law) => `In the words of ${law}.`))
    for (const law of names) expect(() => explain(law, { sameGuard: 'Overwritten.' })).toThrow('explained twice')
  })

  test.each(guardsOfAllLaws())('the words of $law for $guard are given once', ({ law, guard }) => {
    const name = (Object.keys(laws) as LawName[]).find((one) => one === law)!
    expect(() => explain(name, { [guard]: 'Overwritten.' })).toThrow('explained twice')
  })
})
