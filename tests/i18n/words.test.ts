import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { afterEach, describe, expect, test } from 'vitest'
import { lookOf } from '../../src/ui/components/status/states.ts'
import { teach, translator } from '../../src/ui/i18n/catalogue.ts'
import everywhere from '../../src/ui/i18n/de/german.ts'
import inside from '../../src/ui/i18n/de/germanInside.ts'
import { day, fileSize, money, number, separators } from '../../src/ui/i18n/format.ts'
import { wantedLanguage } from '../../src/ui/i18n/language.ts'
import { shown } from './glyphs.ts'
import { pseudo } from './pseudo.ts'

const german = { ...everywhere, ...inside }
const WORDS = join(import.meta.dirname, '../../src/ui/i18n')
for (const file of readdirSync(WORDS).filter((name) => name.endsWith('.ts'))) await import(join(WORDS, file))
const english: Record<string, CompiledMessage | string> = { ...translator.messages }
const inGerman = Object.fromEntries(Object.entries(german).flatMap(([area, texts]) => Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text])))

/** What a message has places for, and how it is chosen: `name`, `n plural`. */
const placesOf = (message: CompiledMessage | string): string[] =>
  [
    ...new Set(
      (typeof message === 'string' ? compileMessage(message) : message).flatMap((part) => {
        if (typeof part === 'string') return []
        const [name, kind, inner] = part
        const ways = typeof inner === 'object' && inner !== null ? Object.values(inner) : []
        return [kind ? `${name} ${kind}` : name, ...ways.flatMap((way) => (typeof way === 'number' || way === undefined ? [] : placesOf(way)))]
      }),
    ),
  ].sort()

afterEach(() => translator.activate('en'))

test('every English text has a German one, with the same places to fill', () => {
  expect(Object.keys(inGerman).sort()).toEqual(Object.keys(english).sort())
  expect(Object.keys(english).length).toBeGreaterThan(1300)
  const differing = Object.entries(english).filter(([key, text]) => placesOf(text).join() !== placesOf(inGerman[key] ?? '').join())
  expect(differing.map(([key]) => key)).toEqual([])
  expect(Object.entries(inGerman).filter(([, text]) => text.trim() === '')).toEqual([])
})

test('texts say what happened and what to do, in plain words: none begs, regrets, or calls what was typed invalid', () => {
  const said = (texts: object) => Object.entries(texts).map(([key, text]) => `${key}: ${JSON.stringify(text)}`)
  expect(said(english).filter((text) => /\b(please|sorry|invalid|an error (has )?occurred|field is required)\b/i.test(text))).toEqual([])
  expect(said(inGerman).filter((text) => /\b(bitte|leider|ungültig\w*|entschuldig\w*|ein fehler ist aufgetreten)\b/i.test(text))).toEqual([])
})

test('the font that comes with the pages has every character of the texts and of what else the screens draw', () => {
  const UI = join(WORDS, '..')
  // A saved PDF brings fonts of its own.
  const drawn = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !name.startsWith(join('requisitions', 'sheet')),
  )
  const missing = drawn.flatMap((name) =>
    [...new Set(readFileSync(join(UI, name), 'utf8'))].filter((one) => one > '~' && !shown.has(one.codePointAt(0) ?? 0)).map((one) => `${name}: ${one}`),
  )
  expect(missing).toEqual([])
  expect(shown.size).toBeGreaterThan(1000)
})

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

describe('in German', () => {
  test('words, plurals and states', () => {
    for (const [area, messages] of Object.entries(german)) teach('de', area, messages)
    translator.activate('de')
    expect(translator.say('table.count', { n: 1 })).toBe('1 Zeile')
    expect(translator.say('table.count', { n: 1200 })).toBe('1.200 Zeilen')
    expect(lookOf('application', 'contract signed').label).toBe('Vertrag unterschrieben')
  })

  test('dates, numbers, money and sizes', () => {
    translator.activate('de')
    expect(day('2026-12-18')).toBe('18. Dez. 2026')
    expect(number(12345.6)).toBe('12.345,6')
    expect(plain(money(8200050, 'EUR'))).toBe('82.000,50 EUR')
    expect(plain(fileSize(2_400_000))).toBe('2,4 MB')
    expect(separators()).toEqual({ thousandSeparator: '.', decimalSeparator: ',' })
  })
})

test('in English, as before', () => {
  expect(day('2026-12-18')).toBe('18 Dec 2026')
  expect(plain(money(8200050, 'EUR'))).toBe('EUR 82,000.50')
  expect(separators()).toEqual({ thousandSeparator: ',', decimalSeparator: '.' })
})

describe('the language is what was chosen, else what the browser asks for, else English', () => {
  const given = { storage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage'), navigator: Object.getOwnPropertyDescriptor(globalThis, 'navigator') }
  const browser = (chosen: string | null, asked: string[]) => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => chosen } })
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { languages: asked } })
  }
  afterEach(() => {
    for (const [name, was] of [
      ['localStorage', given.storage],
      ['navigator', given.navigator],
    ] as const)
      if (was) Object.defineProperty(globalThis, name, was)
      else Reflect.deleteProperty(globalThis, name)
  })
  test.each([
    [null, ['de-AT', 'en'], 'de'],
    [null, ['en-AU', 'de'], 'en'],
    [null, ['fr', 'de-CH'], 'de'],
    [null, ['fr'], 'en'],
    ['en', ['de'], 'en'],
    ['de', ['en'], 'de'],
    ['xx', ['de'], 'de'],
  ])('chosen %j, asked for %j: %s', (chosen, asked, language) => {
    browser(chosen, asked)
    expect(wantedLanguage()).toBe(language)
  })
})

test('pseudo texts are at least 40 % longer and keep their places', () => {
  expect(pseudo('Save')).toEqual(['[', 'Saáveé', ']'])
  expect(pseudo('Rhythm {of}')).toEqual(['[', 'Rhyýthm ', ['of'], ']'])
  expect(JSON.stringify(pseudo('{n, plural, one {# row} other {# rows}}'))).toContain('roówš')
})
