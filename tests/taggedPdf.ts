import { getDocumentProxy } from 'unpdf'

type Node = { role?: string; type?: string; id?: string; alt?: string; lang?: string; children?: Node[] }

/**
 * What a program that reads a PDF aloud is given: of each page the elements in their order, one a line and indented, with what they say; what it passes
 * over; and what is in neither.
 */
export async function readTagged(bytes: Uint8Array) {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await file.getMetadata()
  const lines: string[] = []
  const artefacts: string[] = []
  const loose: string[] = []
  const pressed: string[] = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const said = new Map<string, string>()
    const around: (string | null)[] = []
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        const inside = around.findLast((one) => one !== null)
        if (inside === 'artefact') artefacts.push(item.str)
        else if (inside) said.set(inside, `${said.get(inside) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
        else if (item.str.trim()) loose.push(item.str)
      } else if (item.type === 'endMarkedContent') around.pop()
      else around.push((item as { tag?: string }).tag === 'Artifact' ? 'artefact' : ((item as { id?: string | null }).id ?? null))
    }
    const links = new Map((await page.getAnnotations()).map(({ id, url }) => [String(id), String(url ?? 'no address')]))
    const found = new Set<string>()
    const read = (node: Node, depth: number) => {
      if (node.role && node.role !== 'Root') {
        const own = (node.children ?? []).filter(({ type }) => type === 'content').map(({ id = '' }) => said.get(id) ?? '')
        const words = own.join(' ').replaceAll(/\s+/g, ' ').trim()
        const about = [node.role, node.lang && `(${node.lang})`, node.alt && `[${node.alt}]`].filter(Boolean).join(' ')
        lines.push(`${'  '.repeat(depth)}${about}${words && `: ${words}`}`)
      }
      if (node.type === 'content') found.add(node.id ?? '')
      if (node.type === 'object') pressed.push(links.get(node.id ?? '') ?? 'nothing')
      for (const child of node.children ?? []) read(child, node.role === 'Root' ? depth : depth + 1)
    }
    const tree = (await page.getStructTree()) as Node | null
    if (tree) read(tree, 0)
    for (const [id, text] of said) if (!found.has(id)) loose.push(text)
  }
  return {
    isMarked: (await file.getMarkInfo())?.Marked === true,
    showsTitle: ((await file.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle === true,
    language: (info as { Language?: string }).Language,
    lines,
    artefacts: artefacts.filter((text) => text.trim()),
    loose,
    pressed,
  }
}

/** The levels of the headings in their order. */
export const levelsIn = (lines: readonly string[]) => lines.flatMap((line) => /^ *H(\d)/.exec(line)?.[1] ?? []).map(Number)
