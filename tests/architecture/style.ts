import ts from 'typescript'
import { at, matches, nodesOf, type Offence, server, src, styles, written } from './sources.ts'

const median = (numbers: number[], part: number) => numbers[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0
const offence = (path: string, what: string): Offence => ({ path, line: 1, what })

export function sizes() {
  const lines = written.map((source) => source.lines).sort((a, b) => a - b)
  return { files: lines.length, median: median(lines, 0.5), p90: median(lines, 0.9), max: lines.at(-1) ?? 0 }
}

export const tooLong = (): Offence[] => [
  ...written.filter(({ lines }) => lines > 300).map(({ path, lines }) => offence(path, `${lines} lines, 300 at most`)),
  ...styles.filter(({ lines }) => lines > 400).map(({ path, lines }) => offence(path, `${lines} lines, 400 at most`)),
  ...written
    .filter(({ path, lines }) => path.startsWith('src/routes/') && lines > 60)
    .map(({ path, lines }) => offence(path, `${lines} lines, 60 at most in a route`)),
]

export const escapes = (): Offence[] =>
  written.flatMap((source) => [
    ...[...nodesOf(source)].filter(({ kind }) => kind === ts.SyntaxKind.AnyKeyword).map((node) => at(source, node, node.parent.getText().slice(0, 80))),
    ...matches(source, /@ts-(ignore|nocheck|expect-error)|eslint-disable|biome-ignore \S*noExplicitAny/g).filter(
      () => !source.path.startsWith('tests/architecture/'),
    ),
  ])

/** Errors hold values of people: they are printed by `printError` or logged, which leave the values out. */
export const printedErrors = (): Offence[] =>
  written
    .filter(({ path }) => path.startsWith('server/') && path !== 'server/platform/log.ts')
    .flatMap((source) => matches(source, /\bconsole\.(error|warn|info|debug|trace|dir)\((?!error\.message\))|\b(stderr|stdout)\.write\(/g))

/** `name in record` finds what every object has too, such as `constructor`; a name that is not written out may be one of these. */
export const inherited = (): Offence[] =>
  written.flatMap((source) =>
    [...nodesOf(source)]
      .filter((node) => ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && !ts.isStringLiteral(node.left))
      .map((node) => at(source, node, `${node.getText().slice(0, 80)}: ask Object.hasOwn`)),
  )

/** A day cut from a moment is one of the process's or the session's zone: server/platform/days.ts knows the organisation's. */
export const daysByChance = (): Offence[] =>
  [...src, ...server]
    // A date cell of a workbook has no zone; its reader makes it one of UTC.
    .filter(({ path, generated }) => !generated && path !== 'server/platform/days.ts' && path !== 'server/workbooks/readWorkbookWorker.ts')
    .flatMap((source) =>
      matches(
        source,
        /current_date|localtimestamp|now\(\)::date|(?:_at|At\})::date|toISOString\(\)\.(?:slice|substring|split)|(?:now|Now)\(\)[^\n]{0,30}86_400_000|toDateString/gi,
      ),
    )

export const unfinished = (): Offence[] =>
  written
    .filter(({ path }) => !path.startsWith('tests/architecture/'))
    .flatMap((source) => matches(source, /\b(TODO|FIXME|XXX)\b|\b(test|it|describe)(\.\w+)*\.(skip|only|todo)\b|\.(skip|only)\(/g))

/** How long something takes is measured by `npm run bench`; a test has to pass on a busy machine. */
export const durations = (): Offence[] =>
  written
    .filter(({ path }) => path.startsWith('tests/') && !path.startsWith('tests/architecture/'))
    .flatMap((source) => matches(source, /performance\.now\(|hrtime|Date\.now\(\) - [a-z]/g))

export const effectsOutsideTheKit = (): Offence[] =>
  src.filter(({ path }) => !/^src\/ui\/(components|data)\//.test(path)).flatMap((source) => matches(source, /\buse(Layout|Insertion)?Effect\b/g))

/** How much a field holds is the contract's to say: src/api/*Bounds.gen.ts, by `fieldsOf`. */
export const typedBounds = (): Offence[] =>
  src
    .filter(({ path }) => path.startsWith('src/ui/') && !/^src\/ui\/(components|data)\//.test(path))
    .flatMap((source) => matches(source, /\bmaxLength(=\{|: )[\d_]+/g))

const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i

/** Colours stand in the theme and in custom properties, nowhere else. */
export const looseColours = (): Offence[] => [
  ...src
    .filter(({ path, generated }) => !generated && path !== 'src/ui/theme.ts' && path !== 'src/ui/look.ts')
    .flatMap((source) =>
      [...nodesOf(source)]
        .filter(
          (node) =>
            (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)) && new RegExp(`^${HEX.source}$`, 'i').test(node.text.trim()),
        )
        .map((node) => at(source, node, node.getText())),
    ),
  ...styles.flatMap((source) =>
    source.text.split('\n').flatMap((line, index) => {
      const value =
        line
          .replace(/\/\*.*?\*\//g, '')
          .split('{')
          .at(-1) ?? ''
      return HEX.test(value.includes(':') ? value.slice(value.indexOf(':')) : '') && !/^\s*--[\w-]+\s*:/.test(value)
        ? [{ path: source.path, line: index + 1, what: line.trim() }]
        : []
    }),
  ),
]

const WORDY = new Set([
  'aria-label',
  'label',
  'placeholder',
  'title',
  'alt',
  'description',
  'aria-description',
  'aria-roledescription',
  'emptyMessage',
  'nothingFoundMessage',
])
const hasLetters = (text: string) => /\p{L}/u.test(text)

/** Words that people read stand in the catalogues. */
export const literalTexts = (): Offence[] =>
  src
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap((source) =>
      [...nodesOf(source)].flatMap((node) => {
        if (ts.isJsxText(node) && hasLetters(node.text)) return [at(source, node, `text: ${node.text.trim().slice(0, 60)}`)]
        if (
          ts.isJsxExpression(node) &&
          node.expression &&
          ts.isStringLiteralLike(node.expression) &&
          !ts.isJsxAttribute(node.parent) &&
          hasLetters(node.expression.text)
        )
          return [at(source, node, `text: ${node.expression.text.slice(0, 60)}`)]
        if (!ts.isJsxAttribute(node) || !WORDY.has(node.name.getText())) return []
        const value = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
        return value && ts.isStringLiteralLike(value) && hasLetters(value.text) ? [at(source, node, node.getText().slice(0, 80))] : []
      }),
    )
