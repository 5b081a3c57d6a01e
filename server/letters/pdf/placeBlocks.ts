import type { Element, Structure } from '../../../src/print/structure.ts'
import type { Block, Group } from './letterBlocks.ts'

/** The element of each block in turn, within those of the groups around it, and that of the mark before an item. */
export function placesIn({ root, add }: Structure) {
  const open: { id: number; label: Element; body: Element }[] = []
  let last = root
  let hasHeading = false

  function enter(parent: Element, { id, kind }: Group) {
    if (kind === 'item') {
      const item = add(parent, 'LI')
      return { id, label: add(item, 'Lbl'), body: add(item, 'LBody') }
    }
    const body = kind === 'quote' ? add(parent, 'BlockQuote') : add(parent, 'L', { numbered: kind === 'numbered' })
    return { id, label: body, body }
  }
  return ({ kind, inside, level, goesOn }: Block): { element: Element; label: Element } => {
    const shared = inside.findIndex(({ id }, at) => open[at]?.id !== id)
    open.length = shared < 0 ? inside.length : shared
    for (const group of inside.slice(open.length)) open.push(enter(open.at(-1)?.body ?? root, group))
    const around = open.at(-1)
    if (goesOn) return { element: last, label: last }
    if (around && kind === 'item' && inside.at(-1)?.kind === 'item') {
      last = around.body
      return { element: last, label: around.label }
    }
    const parent = around?.body ?? root
    const home = parent.role === 'L' ? add(add(parent, 'LI'), 'LBody') : parent
    // The first one is of the first level, and no level is left out.
    const isLower = level === 2 && hasHeading
    if (kind === 'heading' && level === 1) hasHeading = true
    last = add(home, kind !== 'heading' ? 'P' : isLower ? 'H2' : 'H1')
    return { element: last, label: last }
  }
}
