import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parse } from 'yaml'
import { at, nodesOf, type Offence, ROOT, type Source, server, src } from './sources.ts'

const common: { components: { schemas: Record<string, { enum?: string[] }> } } = parse(readFileSync(join(ROOT, 'openapi/common.yaml'), 'utf8'))

/** Every lifecycle's states, by the name of the enum in the contract. */
export const statusEnums: Record<string, string[]> = Object.fromEntries(
  Object.entries(common.components.schemas).flatMap(([name, { enum: values }]) => (name.endsWith('Status') && values ? [[name, values]] : [])),
)
const enums = Object.values(statusEnums).map((values) => new Set(values))
const statuses = new Set(Object.values(statusEnums).flat())

/**
 * Where a status may be named: by its lifecycle, by the contract, by a table (what a partial index covers is fixed text in
 * a migration), and by sample data, which is what somebody would type.
 */
const MAY_NAME = ['src/machines/lifecycles/', 'src/api/', 'server/tables/', 'server/sample/']
const watched = [...src, ...server].filter(({ path, generated }) => !generated && !MAY_NAME.some((folder) => path.startsWith(folder)))

/** What a type lets a text be, where it is the statuses of one lifecycle or several of them. */
function isOfStatus(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types.filter((member) => member.isStringLiteral()) : []
  return members.length > 1 && enums.some((states) => members.length >= Math.min(states.size, 3) && members.every(({ value }) => states.has(value)))
}

/** The type that stands beside a text: of what it is compared with, or of the place where it is put. */
function typeBeside(checker: ts.TypeChecker, node: ts.StringLiteralLike): ts.Type | undefined {
  const { parent } = node
  if (ts.isBinaryExpression(parent)) return checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left)
  if (ts.isCaseClause(parent)) return checker.getTypeAtLocation(parent.parent.parent.expression)
  // ['a', 'b'].includes(record.status)
  const list = ts.isArrayLiteralExpression(parent) && ts.isPropertyAccessExpression(parent.parent) ? parent.parent.parent : undefined
  if (list && ts.isCallExpression(list) && list.arguments[0]) return checker.getTypeAtLocation(list.arguments[0])
  // A table with an entry for every status is checked by the compiler; a type is no value.
  if ((ts.isPropertyAssignment(parent) && parent.name === node) || ts.isLiteralTypeNode(parent)) return
  return checker.getContextualType(node)
}

/** Statuses that are named where the lifecycle should be asked: `tagged`, `isTagged`, `initialOf`, `targetOf`, `movesOf`. */
export function named(): Offence[] {
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile).config, ts.sys, ROOT)
  const program = ts.createProgram(
    watched.map(({ path }) => join(ROOT, path)),
    { ...options, incremental: false, tsBuildInfoFile: undefined },
  )
  const checker = program.getTypeChecker()
  return watched.flatMap((source) => {
    const found: Offence[] = []
    const file = program.getSourceFile(join(ROOT, source.path))
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && statuses.has(node.text)) {
        const type = typeBeside(checker, node)
        if (type && isOfStatus(type)) found.push({ path: source.path, line: lineIn(node), what: node.parent.getText().slice(0, 100) })
      }
      node.forEachChild(visit)
    }
    if (file) visit(file)
    return found
  })
}
const lineIn = (node: ts.Node) => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

function inSql(node: ts.Node): boolean {
  if (!ts.isNoSubstitutionTemplateLiteral(node) && !ts.isTemplateExpression(node)) return false
  const text = node.getText().replaceAll(/\$\{[^}]*\}/g, (inner) => (/status/i.test(inner) ? 'status' : ''))
  return /status/i.test(text) && [...text.matchAll(/'([^']+)'/g)].some(([, word]) => statuses.has(word ?? ''))
}
const found = (source: Source, wrong: (node: ts.Node) => boolean): Offence[] =>
  [...nodesOf(source)].filter(wrong).map((node) => at(source, node, node.getText().replaceAll(/\s+/g, ' ').slice(0, 100)))

/** Statuses inside SQL, where `tagged` would say the same. */
export const namedInSql = (): Offence[] => watched.filter(({ path }) => path.startsWith('server/')).flatMap((source) => found(source, inSql))
