import { describe, expect, test } from 'vitest'
import type { Font } from '../../src/print/fonts.ts'
import { joined } from '../../src/print/joined.ts'
import { paragraphOf } from '../../src/print/paragraph.ts'

const every = () => true
/** A font in which each letter is as wide as it is high. */
const square: Font = { family: 'Inter', weight: 'normal', has: every, widthOf: () => 1000, inkOf: () => ({ xMin: 0, yMin: 0, xMax: 1000, yMax: 700 }) }
const drawn = (text: string) =>
  paragraphOf([{ text, fonts: [square] }], new Set())
    .line()
    .pieces.map((piece) => piece.text)

describe('the letters of a PDF', () => {
  test.each([
    ['مهندس', '\ufee3\ufeec\ufee8\ufeaa\ufeb1'],
    ['بالمال', '\ufe91\ufe8e\ufedf\ufee4\ufe8e\ufedd'],
    ['والإدارة', '\ufeed\ufe8d\ufef9\ufea9\ufe8d\ufead\ufe93'],
    ['بلا ء', '\ufe91\ufefc \ufe80'],
    ['گروه پژوهش', '\ufb94\ufeae\ufeed\ufee9 \ufb58\ufb8b\ufeed\ufeeb\ufeb6'],
    ['مُحَمَّد', '\ufee3\u064f\ufea4\u064e\ufee4\u064e\u0651\ufeaa'],
    ['ســر', '\ufeb3\u0640\u0640\ufeae'],
    ['שָׁלוֹם', '\ufb2a\u05b8\u05dc\ufb4b\u05dd'],
    ['Porter 软件', 'Porter 软件'],
  ])('%s takes the forms that its neighbours ask for', (text, forms) => {
    expect(joined(text.normalize('NFC'), every)).toBe(forms)
  })

  test('keep the plain letter where the font has no such form', () => {
    expect(joined('لا', (letter) => letter < '\ufb00')).toBe('لا')
  })

  test('stand from right to left where their script does, with numbers and brackets as they are read', () => {
    expect(drawn('מהנדס תוכנה (2024)')).toEqual(['(2024) הנכות סדנהמ'])
    expect(drawn('Arbeit bei חברה (Haifa) GmbH')).toEqual(['Arbeit bei הרבח (Haifa) GmbH'])
    expect(paragraphOf([{ text: 'מהנדס C', fonts: [square] }], new Set()).line().rtl).toBe(true)
    expect(paragraphOf([{ text: 'C מהנדס', fonts: [square] }], new Set()).line().rtl).toBe(false)
  })

  test('are broken between words, also without a space, and no line begins with a closing mark', () => {
    const text = '负责医院信息系统的设计、开发和维护，与护理团队密切合作。'.repeat(3)
    const lines = paragraphOf([{ text, fonts: [square] }], new Set())
      .lines(9000)
      .map(({ pieces }) => pieces.map((piece) => piece.text).join(''))
    expect(lines.join('')).toBe(text)
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(9)
      expect(line).not.toMatch(/^[、，。]/)
    }
    const latin = paragraphOf([{ text: '  One word and\nanother, Donaudampfschiff', fonts: [square] }], new Set()).lines(8000)
    expect(latin.map(({ pieces }) => pieces[0]?.text)).toEqual(['One word', 'and', 'another,', 'Donaudam', 'pfschiff'])
  })
})
