import { expect, test } from 'vitest'
import { blocksOf } from '../../server/letters/pdf/letterBlocks.ts'
import type { Font } from '../../src/print/fonts.ts'
import { paragraphOf } from '../../src/print/paragraph.ts'

const square: Font = { family: 'Inter', weight: 'normal', has: () => true, widthOf: () => 1000, inkOf: () => ({ xMin: 0, yMin: 0, xMax: 1000, yMax: 700 }) }

test('what is strong, emphasised and underlined in a letter is so in its PDF, also within each other', () => {
  const runs = (html: string) => blocksOf(html).map((block) => block.runs.map(({ text, face, under }) => [text, face, ...(under ? ['under'] : [])]))
  expect(runs('<h2>Your <em>offer</em></h2><p>We are <em>very <strong>glad</strong></em> <u>to <em>ask</em></u>.</p>')).toEqual([
    [
      ['Your ', 'bold'],
      ['offer', 'bolditalic'],
    ],
    [
      ['We are ', 'normal'],
      ['very ', 'italic'],
      ['glad', 'bolditalic'],
      [' ', 'normal'],
      ['to ', 'normal', 'under'],
      ['ask', 'italic', 'under'],
      ['.', 'normal'],
    ],
  ])
})

test('a line is drawn under what is underlined, on every line that it is broken into', () => {
  const lines = paragraphOf(
    [
      { text: 'a ', fonts: [square] },
      { text: 'bc de', fonts: [square], under: true },
      { text: ' f', fonts: [square] },
    ],
    new Set(),
  ).lines(4000)
  expect(lines.map(({ pieces, under }) => [pieces.map(({ text }) => text).join(''), under])).toEqual([
    ['a bc', [{ from: 2000, to: 4000 }]],
    ['de f', [{ from: 0, to: 2000 }]],
  ])
})
