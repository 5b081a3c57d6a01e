type Line = { change: 'same' | 'added' | 'removed'; text: string; at: string }

/** What became of the lines of a text: the longest common run stays, the rest was taken out or put in. */
export function changedLines(before: readonly string[], after: readonly string[]): Line[] {
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let b = before.length - 1; b >= 0; b--)
    for (let a = after.length - 1; a >= 0; a--)
      common[b]![a] = before[b] === after[a] ? common[b + 1]![a + 1]! + 1 : Math.max(common[b + 1]![a]!, common[b]![a + 1]!)
  const lines: Line[] = []
  let [b, a] = [0, 0]
  while (b < before.length || a < after.length) {
    const at = `${b}-${a}`
    if (b < before.length && a < after.length && before[b] === after[a]) {
      lines.push({ change: 'same', text: before[b]!, at })
      b++
      a++
    } else if (b < before.length && (a === after.length || common[b + 1]![a]! >= common[b]![a + 1]!)) lines.push({ change: 'removed', text: before[b++]!, at })
    else lines.push({ change: 'added', text: after[a++]!, at })
  }
  return lines
}
