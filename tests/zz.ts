import { dirname, join } from 'node:path'
import ts from 'typescript'
import { filesOf, nodesOf, server, src, tests } from './architecture/sources.ts'

const all = [...src, ...server, ...tests, ...filesOf('scripts', ['.ts', '.mjs'])]
const used = new Map<string, Set<string>>() // file -> names ; '*' = all
const usedByTestsOnly = new Map<string, Set<string>>()
const add = (m: Map<string, Set<string>>, f: string, n: string) => (m.get(f) ?? m.set(f, new Set()).get(f)!).add(n)
for (const s of all) {
  const test = s.path.startsWith('tests/')
  for (const n of nodesOf(s)) {
    const spec =
      ts.isImportDeclaration(n) || ts.isExportDeclaration(n)
        ? n.moduleSpecifier
        : ts.isImportTypeNode(n) && ts.isLiteralTypeNode(n.argument)
          ? n.argument.literal
          : ts.isCallExpression(n) && n.expression.kind === ts.SyntaxKind.ImportKeyword
            ? n.arguments[0]
            : undefined
    if (!spec || !ts.isStringLiteralLike(spec) || !spec.text.startsWith('.')) continue
    const target = join(dirname(s.path), spec.text.replace(/\?.*/, ''))
    const m = test ? usedByTestsOnly : used
    if (ts.isImportDeclaration(n)) {
      const c = n.importClause
      if (c?.name) add(m, target, 'default')
      const b = c?.namedBindings
      if (b && ts.isNamespaceImport(b)) add(m, target, '*')
      if (b && ts.isNamedImports(b)) for (const e of b.elements) add(m, target, (e.propertyName ?? e.name).text)
    } else add(m, target, '*')
  }
}
let dead = 0
for (const s of [...src, ...server]) {
  if (s.generated || s.path.startsWith('src/routes/')) continue
  for (const st of s.tree().statements) {
    const mods = ts.canHaveModifiers(st) ? ts.getModifiers(st) : undefined
    if (!mods?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword)) continue
    const names = ts.isVariableStatement(st)
      ? st.declarationList.declarations.flatMap((d) =>
          ts.isIdentifier(d.name) ? [d.name.text] : d.name.elements.flatMap((e) => (ts.isBindingElement(e) && ts.isIdentifier(e.name) ? [e.name.text] : [])),
        )
      : 'name' in st && st.name
        ? [(st.name as ts.Identifier).text]
        : []
    for (const name of names) {
      const u = used.get(s.path),
        t = usedByTestsOnly.get(s.path)
      if (u?.has('*') || u?.has(name)) continue
      const inside = s.text.split(new RegExp(`\\b${name.replace('$', '\\$')}\\b`)).length - 2
      console.log(t?.has('*') || t?.has(name) ? 'tests only' : 'unused', inside > 0 ? '(inside)' : 'DEAD', s.path, name)
      dead++
    }
  }
}
console.log(dead)
