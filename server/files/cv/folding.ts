/** A text in small letters without accents, and where each of its letters came from. */
type Folded = { text: string; from: number[] }

const pairs: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' }

export function fold(text: string): Folded {
  const from: number[] = []
  let folded = ''
  for (let at = 0; at < text.length; ) {
    const letter = String.fromCodePoint(text.codePointAt(at)!)
    const plain = plainOf(letter)
    folded += plain
    for (let one = 0; one < plain.length; one++) from.push(at)
    at += letter.length
  }
  return { text: folded, from: [...from, text.length] }
}

function plainOf(letter: string): string {
  if (letter < '\u0080') return letter.toLowerCase()
  const plain = letter
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return pairs[plain] ?? plain
}

const written: readonly [RegExp, string][] = [
  [/ä/g, 'ae'],
  [/[öø]/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
]

/** The ways in which a name is written without accents: "Müller" as "muller" and "mueller", and the other way round. */
export function formsOf(name: string): string[] {
  const plain = fold(name).text
  const small = name.normalize('NFC').toLowerCase()
  const spelled = fold(written.reduce((text, [letter, pair]) => text.replaceAll(letter, pair), small)).text
  const short = plain.replaceAll(/([aou])e/g, '$1')
  return [...new Set([plain, spelled, short])]
}
