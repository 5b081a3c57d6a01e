import { dirname, join } from 'node:path'
import { type Offence, type Source, src, styles } from './sources.ts'

const screens = src.filter(({ path }) => path.startsWith('src/ui/') && !path.startsWith('src/ui/i18n/'))
/** Every word in quotes: a class outside modules is named there, whole or by its beginning (`t-${tone}`). */
const quoted = new Set(screens.flatMap(({ text }) => [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([literal]) => literal.split(/[^\w-]+/))))
const isNamed = (name: string) => quoted.has(name) || quoted.has(`${name.split('-')[0]}-`) || /^(mantine|ProseMirror)/.test(name)

const globalPart = /:global\(([^)]*)\)/g
const namesIn = (selectors: string) => [...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)
/** The selectors of a sheet, without what stands between the braces. */
const selectorsOf = ({ text }: Source) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\{[^{}]*\}|@import[^;]*;/g, ' ')

/** A screen that imports the module, and the classes that it takes from it. */
const usesOf = (sheet: string) =>
  screens.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , from = '']) => join(dirname(path), from) === sheet)
      .map(([, name = '']) => ({
        path,
        classes: [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(([, dot, key]) => dot ?? key ?? ''),
        picksByValue: new RegExp(`\\b${name}\\[(?!')`).test(text),
      })),
  )

/** A class that no screen names, and one that a screen names and its module does not have. */
export const lostClasses = (): Offence[] =>
  styles.flatMap((sheet) => {
    const { path } = sheet
    const isModule = path.endsWith('.module.css')
    const selectors = selectorsOf(sheet)
    const uses = usesOf(path)
    const own = new Set(isModule ? namesIn(selectors.replaceAll(globalPart, ' ')) : [])
    const foreign = new Set(isModule ? [...selectors.matchAll(globalPart)].flatMap(([, inside = '']) => namesIn(inside)) : namesIn(selectors))
    const used = new Set(uses.flatMap(({ classes }) => classes))
    const unused = [...own].filter((name) => !used.has(name) && !(uses.some(({ picksByValue }) => picksByValue) && quoted.has(name)))
    const unnamed = [...foreign].filter((name) => !isNamed(name))
    return [
      ...[...unused, ...unnamed].map((name) => ({ path, line: 1, what: `nothing is called .${name}` })),
      ...uses.flatMap((use) => use.classes.filter((name) => !own.has(name)).map((name) => ({ path: use.path, line: 1, what: `${path} has no .${name}` }))),
    ]
  })
