import { Parser } from 'htmlparser2'
import type { Face } from '../../../src/print/fonts.ts'

/** A part of a block in one face, underlined or not; `href` is the address that it leads to. */
export type BlockRun = { text: string; face: Face; under?: boolean; href?: string }
/** A list, an item of one or a quote that blocks stand in. */
export type Group = { id: number; kind: 'list' | 'numbered' | 'item' | 'quote' }
/**
 * A paragraph, heading, item or rule of a letter, in the order of the text. `inside` are the groups around it, the outermost first; `level` is that of a
 * heading; `goesOn` says that it is the next line of the block before.
 */
export type Block = { kind: 'text' | 'heading' | 'item' | 'rule'; runs: BlockRun[]; inside: Group[]; mark: string; level: 1 | 2; goesOn: boolean }

const HEADINGS = ['h2', 'h3']
const BLOCKS = ['p', 'li', 'div', ...HEADINGS]
const GROUPS = { ul: 'list', ol: 'numbered', blockquote: 'quote' } as const
const isGroup = (name: string): name is keyof typeof GROUPS => Object.hasOwn(GROUPS, name)

/** The blocks of a letter's clean HTML (server/mail/richText.ts says which elements there are). A link is followed by its address. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  /** The groups around what is read, with the number of the next item. */
  const around: { group: Group; next: number }[] = []
  let groups = 0
  let open: Block | null = null
  const inside = { strong: 0, em: 0, u: 0 }
  const isStyle = (name: string): name is keyof typeof inside => Object.hasOwn(inside, name)
  let address: string | null = null
  let label = ''

  const enter = (kind: Group['kind']) => around.push({ group: { id: groups++, kind }, next: 1 })
  const begin = (kind: Block['kind'], { mark = '', level = 1, goesOn = false }: Partial<Pick<Block, 'mark' | 'level' | 'goesOn'>> = {}) => {
    open = { kind, runs: [], inside: around.map(({ group }) => group), mark, level, goesOn }
    blocks.push(open)
  }
  const say = (text: string) => {
    if (!open) {
      if (!text.trim()) return
      begin('text')
    }
    const bold = inside.strong > 0 || open?.kind === 'heading'
    const face = inside.em > 0 ? (bold ? 'bolditalic' : 'italic') : bold ? 'bold' : 'normal'
    open?.runs.push({ text, face, under: inside.u > 0, ...(address && URL.canParse(address) ? { href: address } : {}) })
    label += text
  }
  const parser = new Parser({
    onopentag(name, { href }) {
      if (isGroup(name)) enter(GROUPS[name])
      // An item's own paragraph goes on with the item.
      else if (name === 'p' && open?.kind === 'item' && open.runs.length === 0) return
      else if (name === 'li') {
        const list = around.at(-1)
        const mark = list?.group.kind === 'numbered' ? `${list.next++}.` : '•'
        if (list && isList(list.group)) enter('item')
        begin('item', { mark })
      } else if (HEADINGS.includes(name)) begin('heading', { level: name === 'h2' ? 1 : 2 })
      else if (name === 'p') begin('text')
      else if (name === 'br') {
        const { kind, level, goesOn = false, runs = [] }: Partial<Block> = open ?? {}
        if (open) begin(kind === 'heading' ? 'heading' : 'text', { level: level ?? 1, goesOn: goesOn || runs.some(({ text }) => text.trim()) })
      } else if (name === 'hr') begin('rule')
      else if (isStyle(name)) inside[name] += 1
      else if (name === 'a') {
        address = href ?? null
        label = ''
      }
    },
    ontext: say,
    onclosetag(name) {
      if (isGroup(name) || (name === 'li' && around.at(-1)?.group.kind === 'item')) around.pop()
      if (isStyle(name)) inside[name] -= 1
      if (name === 'a' && address) {
        const shown = address.replace(/^mailto:/, '')
        if (shown !== label.trim()) say(` (${shown})`)
        address = null
      }
      if (BLOCKS.includes(name) || isGroup(name) || name === 'hr') open = null
    },
  })
  parser.end(html)
  return blocks.map((block) => ({ ...block, runs: tidy(block.runs) })).filter(({ kind, runs }) => kind === 'rule' || runs.length > 0)
}

const isList = ({ kind }: Group) => kind === 'list' || kind === 'numbered'

/** One space between words, also where two parts meet. */
function tidy(runs: readonly BlockRun[]): BlockRun[] {
  let afterSpace = true
  return runs.flatMap(({ text, ...look }) => {
    const one = text.replaceAll(/\s+/g, ' ')
    const shown = afterSpace ? one.trimStart() : one
    if (shown) afterSpace = shown.endsWith(' ')
    return shown ? [{ text: shown, ...look }] : []
  })
}
