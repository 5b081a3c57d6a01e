import type { Plugin, Rollup } from 'vite'
import { STAFF } from './routes.ts'
import { SHEETS } from './styles.ts'

/** What the page at an address loads besides the entry, so that the document can name it at once; whether only staff see it, and whether it stands in the shell. */
export type Preload = { pattern: string; scripts: string[]; staff: boolean; shell: boolean }

/** What a page loads by itself as soon as it is shown, by its route. Who begins with the code of a letter reads the letter next. */
const SHOWS: Record<string, string> = { 'offer-letter.{-$step}': '/src/ui/applicant/OfferPages.tsx' }

const SPLIT = /\/src\/routes\/([^?]+)\.tsx\?tsr-split=component/

/** The addresses of a route file: `homepage.$jobPostId.index` is /homepage/7. */
function patternOf(route: string): string {
  const parts = route.split('.').filter((part) => !part.startsWith('_') && part !== 'index')
  const segments = parts.map((part) => (part.startsWith('{-$') ? '(?:/[^/]+)?' : part.startsWith('$') ? '/[^/]+' : `/${part}`))
  return `^${segments.join('')}/?$`
}

/** Writes preloads.json, the plainest addresses first. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
        const follow = (start: Rollup.OutputChunk[]) => {
          const seen = new Set(start)
          for (const { imports } of seen)
            for (const name of imports) {
              const chunk = chunks.get(name)
              if (chunk) seen.add(chunk)
            }
          return seen
        }
        const entry = follow([...chunks.values()].filter(({ isEntry }) => isEntry))
        const routes = new Map<string, Rollup.OutputChunk>()
        for (const chunk of chunks.values())
          for (const id of chunk.moduleIds) {
            const route = SPLIT.exec(id)?.[1]
            if (route) routes.set(route, chunk)
          }
        const pages = [...routes.keys()]
          // A route that others stand under shows only with one of them.
          .filter((route) => ![...routes.keys()].some((other) => other.startsWith(`${route}.`)))
          .map((route): Preload => {
            const own = [...routes].flatMap(([other, chunk]) => (route === other || route.startsWith(`${other}.`) ? [chunk] : []))
            const shown = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => SHOWS[route] && id.endsWith(SHOWS[route])))
            const loads = [...follow([...own, ...shown])].filter((chunk) => !entry.has(chunk))
            const scripts = loads.map(({ fileName }) => fileName)
            return { pattern: patternOf(route), scripts, staff: STAFF.test(route), shell: route.startsWith('_shell') }
          })
        const plain = ({ pattern }: Preload) => pattern.split('[^/]').length
        const sheetOf = (pattern: RegExp) => Object.keys(bundle).find((file) => pattern.test(file)) ?? this.error(`the build has no sheet ${pattern}`)
        const sheets = { visitors: sheetOf(SHEETS.visitors), staff: sheetOf(SHEETS.staff), all: sheetOf(SHEETS.all) }
        const source = JSON.stringify({ pages: pages.toSorted((a, b) => plain(a) - plain(b)), sheets })
        this.emitFile({ type: 'asset', fileName: 'preloads.json', source })
      },
    },
  }
}
