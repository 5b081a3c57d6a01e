import { dirname, join } from 'node:path'
import ts from 'typescript'
import { at, filesOf, nodesOf, type Offence, type Source, server, src, tests } from './sources.ts'

const EVERYTHING = '*'

/** What a file takes from which other file of ours. */
function* taken(source: Source): Generator<[path: string, name: string]> {
  for (const node of nodesOf(source)) {
    const from = specifierOf(node)
    if (!from?.startsWith('.')) continue
    const path = join(dirname(source.path), from)
    const clause = ts.isImportDeclaration(node) ? node.importClause : undefined
    if (clause?.name) yield [path, 'default']
    if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings))
      for (const { name, propertyName } of clause.namedBindings.elements) yield [path, (propertyName ?? name).text]
    else if (!clause || clause.namedBindings) yield [path, EVERYTHING]
  }
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) return node.moduleSpecifier.text
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) return node.argument.literal.text
  const [first] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : []
  return first && ts.isStringLiteralLike(first) ? first.text : undefined
}

function exportedBy(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? name.text : []))
  return 'name' in statement && statement.name ? [(statement.name as ts.Identifier).text] : []
}

/** Names that are exported though no other file uses them; a route and what is generated export for others than us. */
export function deadExports(): Offence[] {
  const all = [...src, ...server, ...tests, ...filesOf('scripts', ['.ts', '.mjs'])]
  const uses = new Set(all.flatMap((source) => [...taken(source)].map(([path, name]) => `${path} ${name}`)))
  return [...src, ...server]
    .filter(({ path, generated }) => !generated && !path.startsWith('src/routes/') && !uses.has(`${path} ${EVERYTHING}`))
    .flatMap((source) =>
      source.tree().statements.flatMap((statement) =>
        exportedBy(statement)
          .filter((name) => !uses.has(`${source.path} ${name}`))
          .map((name) => at(source, statement, name)),
      ),
    )
}
