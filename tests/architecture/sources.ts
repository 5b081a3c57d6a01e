import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A file of ours, read once. */
export type Source = { path: string; text: string; lines: number; generated: boolean; tree: () => ts.SourceFile }
/** Something that breaks a rule of the house, at a place where it can be mended. */
export type Offence = { path: string; line: number; what: string }

export const ROOT = join(import.meta.dirname, '..', '..')

function sourceOf(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8')
  let tree: ts.SourceFile | undefined
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    generated: path.includes('.gen.') || path.startsWith('server/migrations/'),
    tree: () => (tree ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)),
  }
}

/** Every file under a folder whose name ends in one of these. */
export function filesOf(folder: string, endings: string[]): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort()
    .map(sourceOf)
}

const code = ['.ts', '.tsx']
export const src = filesOf('src', code)
export const server = filesOf('server', code)
export const tests = filesOf('tests', code)
export const styles = filesOf('src', ['.css'])
export const written = [...src, ...server, ...tests].filter(({ generated }) => !generated)

export const lineOf = (source: Source, position: number) => source.tree().getLineAndCharacterOfPosition(position).line + 1
export const at = (source: Source, node: ts.Node, what: string): Offence => ({ path: source.path, line: lineOf(source, node.getStart()), what })

/** Every node of a file, in order. */
export function* nodesOf(source: Source): Generator<ts.Node> {
  const open: ts.Node[] = [source.tree()]
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    open.push(...node.getChildren().toReversed())
  }
}

/** Where a pattern stands in a file. */
export const matches = (source: Source, pattern: RegExp): Offence[] =>
  [...source.text.matchAll(pattern)].map((match) => ({ path: source.path, line: lineOf(source, match.index), what: match[0].trim().slice(0, 100) }))
