import { posix } from 'node:path'
import ts from 'typescript'
import { at, type Offence, type Source, server, src, tests } from './sources.ts'

type Import = { from: Source; to: string; typeOnly: boolean; node: ts.Node }

const all = [...src, ...server, ...tests]
const known = new Set(all.map(({ path }) => path))

function importsOf(source: Source): Import[] {
  const found: Import[] = []
  const add = (specifier: ts.Expression | undefined, typeOnly: boolean, node: ts.Node) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    const to = specifier.text.startsWith('.') ? posix.join(posix.dirname(source.path), specifier.text) : specifier.text
    found.push({ from: source, to, typeOnly, node })
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword, node)
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, node)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false, node)
    ts.forEachChild(node, visit)
  }
  visit(source.tree())
  return found
}

const imports = new Map(all.map((source) => [source.path, importsOf(source)]))

const layerOf = (path: string) => {
  if (path.startsWith('src/machines/lifecycles/')) return 'lifecycles'
  return /^src\/(routes|ui|machines|api|print)\//.exec(path)?.[1] ?? /^(server|tests|src)\//.exec(path)?.[1] ?? 'package'
}

/** Who may import whom (architecture: Imports); src itself is main.tsx and router.ts, which tie everything together. */
const allowed: Record<string, string[]> = {
  src: ['src', 'routes', 'ui', 'machines', 'lifecycles', 'api'],
  routes: ['routes', 'ui', 'api', 'machines', 'lifecycles'],
  ui: ['ui', 'machines', 'lifecycles', 'api', 'print'],
  machines: ['machines', 'lifecycles', 'api'],
  lifecycles: ['lifecycles'],
  api: ['api'],
  print: ['print'],
  server: ['server', 'lifecycles', 'print'],
}

/** The folders of the server from the lowest; those of one line do not import each other. */
const floors = [
  ['tables'],
  ['platform'],
  ['permissions'],
  ['files'],
  ['workbooks'],
  ['mail'],
  ['reference', 'accounts'],
  ['records'],
  ['requisitions', 'criteria', 'applications', 'interviews', 'letters', 'employees', 'leave', 'learning'],
  ['workflows'],
  ['overview'],
  ['services'],
  ['sample'],
  ['main'],
]
const folderOf = (path: string) => /^server\/(?:(\w+)\/)?/.exec(path)?.[1] ?? 'main'
const floorOf = (path: string) => {
  const floor = floors.findIndex((folders) => folders.includes(folderOf(path)))
  if (floor < 0) throw new Error(`${path} lies in a folder that the order of the server's folders does not know.`)
  return floor
}

/** A lower folder never imports a higher one, nor its neighbour; types count. */
export const upwardImports = (): Offence[] =>
  server.flatMap((source) =>
    (imports.get(source.path) ?? [])
      .filter(({ to }) => to.startsWith('server/') && folderOf(to) !== folderOf(source.path) && floorOf(to) >= floorOf(source.path))
      .map(({ to, node }) => at(source, node, `server/${folderOf(source.path)} may not import ${to}`)),
  )

/** Components show what they are given: of the service and of the machines they know the types alone, and what a refusal says. */
export const busyComponents = (): Offence[] =>
  src
    .filter(({ path }) => path.startsWith('src/ui/components/'))
    .flatMap((source) =>
      (imports.get(source.path) ?? [])
        .filter(({ to, typeOnly }) => !typeOnly && /^src\/(api|machines)\//.test(to) && to !== 'src/api/refusal.ts')
        .map(({ to, node }) => at(source, node, `a component may not import ${to}`)),
    )

const MOST_IN_A_FOLDER = 30

/** Folders in which nobody finds anything; routes and translations have a file for each address and area. */
export function crowded(): Offence[] {
  const folders = Map.groupBy(
    [...src, ...server].filter(({ path, generated }) => !generated && !/\/(routes|i18n)\//.test(path)),
    ({ path }) => posix.dirname(path),
  )
  return [...folders].filter(([, files]) => files.length > MOST_IN_A_FOLDER).map(([path, files]) => ({ path, line: 0, what: `${files.length} files` }))
}

const isGenerated = (path: string) => /^src\/api\/\w+\.gen\.ts$/.test(path)

export function wrongImports(): Offence[] {
  return [...src, ...server].flatMap((source) =>
    (imports.get(source.path) ?? []).flatMap(({ to, typeOnly, node }) => {
      const from = layerOf(source.path)
      const layer = layerOf(to)
      const generatedType = typeOnly && isGenerated(to)
      if (layer === 'package') return from === 'lifecycles' && to !== 'xstate' ? [at(source, node, `a lifecycle imports only xstate, not ${to}`)] : []
      if (to.endsWith('.css') || generatedType || allowed[from]?.includes(layer)) return []
      return [at(source, node, `${from} may not import ${layer}: ${to}`)]
    }),
  )
}

export const missingFiles = (): Offence[] =>
  all.flatMap((source) =>
    (imports.get(source.path) ?? [])
      .filter(({ to }) => /^(src|server|tests)\/.*\.tsx?$/.test(to) && !known.has(to))
      .map(({ to, node }) => at(source, node, to)),
  )

export const barrels = (): Offence[] =>
  all
    .filter(({ generated }) => !generated)
    .flatMap((source) =>
      source
        .tree()
        .statements.filter((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier)
        .map((statement) => at(source, statement, `re-exports: ${statement.getText().slice(0, 80)}`)),
    )

/** Rings of imports that exist at run time. */
export function cycles(): Offence[] {
  const offences: Offence[] = []
  const done = new Set<string>()
  const walk = (path: string, trail: string[]) => {
    const begin = trail.indexOf(path)
    if (begin >= 0) {
      offences.push({ path, line: 1, what: [...trail.slice(begin), path].join(' → ') })
      return
    }
    if (done.has(path)) return
    for (const { to, typeOnly } of imports.get(path) ?? []) if (!typeOnly && known.has(to)) walk(to, [...trail, path])
    done.add(path)
  }
  for (const { path } of all) walk(path, [])
  return offences
}

const WORDS = 'src/ui/i18n'
/** What opens the pages within the main layout, and asks for the words that are said there. */
const within = /^src\/routes\/(_shell|requisition-sheet|routeTree)|^src\/ui\/i18n\/speak/

/** Words of pages that everybody may open, which would be missing in German before the words of the main layout are fetched. */
export function lateWords(): Offence[] {
  const reached = new Set([...known].filter((path) => /^src\/(routes\/|main|App)/.test(path) && !within.test(path)))
  for (const path of reached) for (const { to, typeOnly } of imports.get(path) ?? []) if (!typeOnly && known.has(to) && !within.test(to)) reached.add(to)
  const early = new Set((imports.get(`${WORDS}/de/german.ts`) ?? []).map(({ to }) => to.replace('/de/', '/')))
  const needed = [...reached].filter((path) => path.startsWith(`${WORDS}/`) && known.has(path.replace('/i18n/', '/i18n/de/')))
  return needed.filter((path) => !early.has(path)).map((path) => ({ path, line: 1, what: 'belongs to german.ts, since visitors are shown it' }))
}
