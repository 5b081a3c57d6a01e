import { describe, expect, test } from 'vitest'
import { mentionAt, partsOf, toSend, toWrite, withMention } from '../../src/ui/candidates/notes/mentions.ts'

const anna = { id: 7, name: 'Anna Lee' }
const namesake = { id: 8, name: 'Anna Lee' }
const leeson = { id: 9, name: 'Anna Leeson' }
/** As it is typed: the text with a bar where the caret stands, and who is chosen there. */
function typed(text: string, ...people: { id: number; name: string }[]) {
  let written = { text: text.replace('|', ''), chosen: [] as { id: number; label: string }[] }
  let caret = text.indexOf('|')
  for (const who of people) {
    const next = withMention(written, mentionAt(written, caret)!, who)
    written = { text: `${next.text.slice(0, next.caret)}@${next.text.slice(next.caret)}`, chosen: next.chosen }
    caret = next.caret + 1
  }
  return { text: written.text.slice(0, caret - 1) + written.text.slice(caret), chosen: written.chosen, caret: caret - 1 }
}

describe('a mention while it is typed', () => {
  test.each([
    ['@|', { from: 0, words: '' }],
    ['Ask @an|', { from: 4, words: 'an' }],
    ['Ask @Anna Le|', { from: 4, words: 'Anna Le' }],
    ['(@an|', { from: 1, words: 'an' }],
    ['@an\nn|', null],
    ['anna@sample|', null],
    ['Ask @ an|', null],
    ['@one two three four five|', null],
    ['nothing|', null],
  ])('%j', (text, found) => expect(mentionAt({ text: text.replace('|', ''), chosen: [] }, text.indexOf('|'))).toEqual(found))

  test('is over once somebody is chosen, and begins again where the name goes on', () => {
    const chosen = [{ id: 7, label: 'Anna Lee' }]
    expect(mentionAt({ text: '@Anna Lee, please', chosen }, 12)).toBeNull()
    expect(mentionAt({ text: '@Anna Leeso', chosen }, 11)).toEqual({ from: 0, words: 'Anna Leeso' })
  })

  test('puts the name there, with one space, and the caret behind it', () => {
    expect(typed('Ask @an|, please', anna)).toMatchObject({ text: 'Ask @Anna Lee , please', caret: 14 })
    expect(typed('Ask @an| please', anna)).toMatchObject({ text: 'Ask @Anna Lee please', caret: 14 })
  })
})

describe('as it is sent and shown', () => {
  test('everybody is kept by the account, two of one name and a longer one too', () => {
    const { text, chosen } = typed('@an|', anna, namesake, leeson, anna)
    expect(text).toBe('@Anna Lee @Anna Lee (2) @Anna Leeson @Anna Lee ')
    expect(toSend({ text, chosen })).toEqual({ text: '@[7] @[8] @[9] @[7] ', mentions: [7, 8, 9] })
  })

  test('whose name was taken out again is not mentioned', () => {
    expect(toSend({ text: 'Ask @Anna', chosen: [{ id: 7, label: 'Anna Lee' }] })).toEqual({ text: 'Ask @Anna', mentions: [] })
  })

  test('names that mean something to a pattern are names', () => {
    const label = 'A. (B) [c] $& \\d'
    expect(toSend({ text: `@${label}!`, chosen: [{ id: 7, label }] })).toEqual({ text: '@[7]!', mentions: [7] })
  })

  test('what is written on is what was sent', () => {
    const note = { text: 'Ask @[7], @[8] or @[5].', mentions: [anna, namesake] }
    const back = toWrite(note)
    expect(back.text).toBe('Ask @Anna Lee, @Anna Lee (2) or @[5].')
    expect(toSend(back)).toEqual({ text: note.text, mentions: [7, 8] })
  })

  test('in parts, of which only mentions are mentions', () => {
    const parts = partsOf({ text: '<b>@[7]</b> @[5]', mentions: [{ id: 7, name: '<i>Anna</i>' }] })
    expect(parts.map(({ text, mention }) => [text, mention])).toEqual([
      ['<b>', false],
      ['@<i>Anna</i>', true],
      ['</b> @[5]', false],
    ])
  })
})
