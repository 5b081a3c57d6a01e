import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parse } from 'yaml'
import { mayName } from './mayName.ts'
import { at, nodesOf, type Offence, ROOT, type Source, server, src } from './sources.ts'

const common: { components: { schemas: Record<string, { enum?: string[] }> } } = parse(readFileSync(join(ROOT, 'openapi/common.yaml'), 'utf8'))

/** Every lifecycle's states, by the name of the enum in the contract. */
export const statusEnums: Record<string, string[]> = Object.fromEntries(
  Object.entries(common.components.schemas).flatMap(([name, { enum: values }]) => (name.endsWith('Status') && values ? [[name, values]] : [])),
)
const statuses = new Set(Object.values(statusEnums).flat())

const isStatus = (node: ts.Node) => ts.isStringLiteralLike(node) && statuses.has(node.text)
const speaksOfStatus = (node: ts.Node) => /status/i.test(node.getText())
const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])
const SQL = new Set(['eq', 'ne', 'inArray', 'notInArray'])

function comparison(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind))
    return (isStatus(node.left) && speaksOfStatus(node.right)) || (isStatus(node.right) && speaksOfStatus(node.left))
  if (ts.isCaseClause(node)) return isStatus(node.expression) && speaksOfStatus(node.parent.parent.expression)
  if (!ts.isCallExpression(node)) return false
  // ['a', 'b'].includes(record.status)
  return (
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'includes' &&
    node.arguments.some(speaksOfStatus) &&
    [...node.expression.expression.getChildren().flatMap((child) => child.getChildren())].some(isStatus)
  )
}

function inSql(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && SQL.has(node.expression.text)) {
    const [column, value] = node.arguments
    const named = value && (isStatus(value) || (ts.isArrayLiteralExpression(value) && value.elements.some(isStatus)))
    return Boolean(column && named && speaksOfStatus(column))
  }
  if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
    const text = node.getText().replaceAll(/\$\{[^}]*\}/g, (inner) => (/status/i.test(inner) ? 'status' : ''))
    return /status/i.test(text) && [...text.matchAll(/'([^']+)'/g)].some(([, word]) => statuses.has(word ?? ''))
  }
  return false
}

const watched = [...src, ...server].filter(
  ({ path, generated }) => !generated && !Object.hasOwn(mayName, path) && !path.startsWith('src/machines/lifecycles/') && !path.startsWith('src/api/'),
)
const found = (source: Source, wrong: (node: ts.Node) => boolean): Offence[] =>
  [...nodesOf(source)].filter(wrong).map((node) => at(source, node, node.getText().replaceAll(/\s+/g, ' ').slice(0, 100)))

/** Statuses compared by hand where the lifecycle should be asked. */
export const comparedByHand = (): Offence[] => watched.flatMap((source) => found(source, comparison))

/** Statuses inside SQL, where `tagged` would say the same. */
export const namedInSql = (): Offence[] => watched.filter(({ path }) => path.startsWith('server/')).flatMap((source) => found(source, inSql))

/** Entries of the list that no file needs any longer. */
export const needlessExceptions = (): string[] => {
  const needing = [...src, ...server].filter((source) => [...nodesOf(source)].some((node) => comparison(node) || inSql(node))).map(({ path }) => path)
  return Object.keys(mayName).filter((path) => !needing.includes(path))
}
