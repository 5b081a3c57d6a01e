import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'
import type { Plugin, Rolldown, Rollup } from 'vite'

/** The sheets of styles: what visitors see, what only staff see besides, and both in one. */
export const SHEETS = { visitors: /^assets\/style-[\w-]+\.css$/, staff: /^assets\/staff-[\w-]+\.css$/, all: /^assets\/all-[\w-]+\.css$/ }

/** Characters of a class that say in which file it stands. */
const MARK = 4
const markOf = (file: string) =>
  createHash('sha256')
    .update(relative(process.cwd(), file.split('?')[0] ?? file))
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, MARK)

/** A class by its own name and its file's; no line number, which every rule would carry. The server draws pages with the same. */
export const generateScopedName = (name: string, file: string) => `${name}_${markOf(file)}`

/** The modules that a page without a session may come to: all but what hangs on the tree of staff's pages. */
function reachedByVisitors(modules: { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }, entries: string[]): Set<string> {
  const reached = new Set(entries)
  for (const id of reached) {
    const info = modules.getModuleInfo(id)
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      if (!next.endsWith('/src/routes/routeTree.gen.ts')) reached.add(next)
  }
  return reached
}

/** Moves what `isStaff` says out of a sheet into another one, with the conditions that it stands under. */
function moved(from: Container, to: Container, isStaff: (node: ChildNode) => boolean) {
  for (const node of [...(from.nodes ?? [])]) {
    if (isStaff(node)) to.append(node)
    else if (node.type === 'atrule' && node.nodes && !/keyframes|font-face/.test(node.name)) {
      const same = node.clone({ nodes: [] }) as AtRule
      moved(node, same, isStaff)
      if (same.nodes?.length) to.append(same)
      if (node.nodes.length === 0) node.remove()
    }
  }
}

/** Takes what only staff see out of the sheet of styles: visitors, on phones mostly, wait for the rest alone. */
export function staffStyles(): Plugin {
  return {
    name: 'staff-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
        const entries = chunks.flatMap(({ isEntry, facadeModuleId }) => (isEntry && facadeModuleId ? [facadeModuleId] : []))
        const reached = reachedByVisitors(this, entries)
        const ofStaff = new Set<string>()
        for (const id of this.getModuleIds()) if (id.split('?')[0]?.endsWith('.module.css') && !reached.has(id)) ofStaff.add(markOf(id))
        const names = new RegExp(`(?:\\.[\\w-]+|keyframes [\\w-]+)_(\\w{${MARK}})(?![\\w-])`, 'g')
        const isStaff = (node: ChildNode) => {
          const name = node.type === 'rule' ? node.selector : node.type === 'atrule' && /keyframes/.test(node.name) ? `keyframes ${node.params}` : ''
          return [...name.matchAll(names)].some(([, mark = '']) => ofStaff.has(mark))
        }
        const sheet = Object.values(bundle).find((file): file is Rollup.OutputAsset => SHEETS.visitors.test(file.fileName))
        if (!sheet) return this.error('the build has no sheet of styles')
        const visitors: Root = postcss.parse(String(sheet.source))
        const staff = postcss.root()
        moved(visitors, staff, isStaff)
        sheet.source = visitors.toString()
        const emit = (name: string, source: string) => {
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
          this.emitFile({ type: 'asset', fileName: `assets/${name}-${hash}.css`, source })
        }
        emit('staff', staff.toString())
        emit('all', sheet.source + staff.toString())
      },
    },
  }
}
