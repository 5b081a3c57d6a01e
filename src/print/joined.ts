/** The forms of each Arabic letter, and of lam with alef: isolated, final, initial, medial. Unicode lists them in that order. */
const forms = new Map<string, string[]>()
/** Hebrew letters that are one character with a point of theirs. */
const pointed = new Map<string, string>()
for (const [from, to] of [
  [0xfe80, 0xfefc],
  [0xfb50, 0xfbff],
] as const)
  for (let code = from; code <= to; code++) {
    const form = String.fromCharCode(code)
    const letter = form.normalize('NFKC')
    if (letter !== form) forms.set(letter, [...(forms.get(letter) ?? []), form])
  }
for (let code = 0xfb1d; code <= 0xfb4e; code++) {
  const letter = String.fromCharCode(code)
  if (letter.normalize('NFD') !== letter) pointed.set(letter.normalize('NFD'), letter)
}

/** A letter with the marks on it. */
type Cluster = { letter: string; marks: string }
const LAM = '\u0644'
/** A tatweel or a zero-width joiner: both sides join it. */
const JOINER = /^[\u0640\u200d]$/

const joinsNext = (one: Cluster | undefined) => one !== undefined && (forms.get(one.letter)?.length === 4 || JOINER.test(one.letter))
const joinsPrevious = (one: Cluster | undefined) => one !== undefined && ((forms.get(one.letter)?.length ?? 0) > 1 || JOINER.test(one.letter))

/** The text with each Arabic letter in the form that its neighbours ask for, and each Hebrew one with its points, as characters that `has` knows. */
export function joined(text: string, has: (letter: string) => boolean): string {
  if (!/[\u0590-\u06ff]/.test(text)) return text
  const clusters = [...text.matchAll(/(\P{M}|^)(\p{M}*)/gu)].map(([, letter = '', marks = '']) => ({ letter, marks }))
  let result = ''
  for (let at = 0; at < clusters.length; at++) {
    const one = withPoints(clusters[at] ?? { letter: '', marks: '' })
    const next = clusters[at + 1]
    const before = joinsNext(clusters[at - 1]) && joinsPrevious(one) ? 1 : 0
    const both = one.letter === LAM ? forms.get(LAM + (next?.letter ?? ''))?.[before] : undefined
    if (both && has(both)) {
      result += both + one.marks + (next?.marks ?? '')
      at += 1
      continue
    }
    const form = forms.get(one.letter)?.[before + (joinsNext(one) && joinsPrevious(next) ? 2 : 0)]
    result += (form && has(form) ? form : one.letter) + one.marks
  }
  return result
}

/** As many of the points as the letter can take into itself. */
function withPoints({ letter, marks }: Cluster): Cluster {
  let own = letter
  let left = ''
  for (const mark of marks) {
    if (pointed.has(own + mark)) own += mark
    else left += mark
  }
  return { letter: pointed.get(own) ?? letter, marks: left }
}
