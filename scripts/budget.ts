import { matchesGlob } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

type Group = {
  name: string
  /** Bytes of JavaScript, compressed. */
  limit: number
  /** Files of src/routes; each is measured alone unless they load `together`. */
  routes: string[]
  together?: boolean
  /** Modules that a route loads by itself as soon as it is shown, by the route's file. */
  shows?: Record<string, string[]>
}

const routeOf = (id: string) => /\/src\/routes\/([^?]+)\?tsr-split/.exec(id)?.[1]

/** Fails the build when what a first visit loads is heavier than agreed: the entry, what it imports, and the route's own chunks. */
export function budget(groups: Group[]): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
      const weights = new Map(chunks.map((chunk) => [chunk.fileName, gzipSync(chunk.code).length]))
      const follow = (start: string[]) => {
        const seen = new Set<string>()
        const queue = [...start]
        for (let file = queue.pop(); file; file = queue.pop()) {
          if (seen.has(file) || !weights.has(file)) continue
          seen.add(file)
          queue.push(...(chunks.find((chunk) => chunk.fileName === file)?.imports ?? []))
        }
        return [...seen].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0)
      }
      const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
      const ofRoute = new Map<string, string[]>()
      for (const chunk of chunks)
        for (const id of chunk.moduleIds) {
          const route = routeOf(id)
          if (route) ofRoute.set(route, [...(ofRoute.get(route) ?? []), chunk.fileName])
        }
      const lines: string[] = [`entry ${(follow(entries) / 1000).toFixed(1)} kB`]
      const over: string[] = []
      const chunkOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(`/src/${module}`)))?.fileName
      for (const { name, limit, routes, together, shows = {} } of groups) {
        const found = [...ofRoute.keys()].filter((route) => routes.some((pattern) => matchesGlob(route, pattern)))
        const loads = together ? [found] : found.map((route) => [route])
        for (const load of loads) {
          const own = load.flatMap((route) => ofRoute.get(route) ?? [])
          const shown = load.flatMap((route) => shows[route] ?? []).map((module) => [module, chunkOf(module)] as const)
          for (const [module, chunk] of shown) if (!chunk) this.error(`the budget counts ${module}, which is not there`)
          // One or another of them is shown, never two at once.
          for (const chunk of shown.length > 0 ? shown.map(([, found]) => found ?? '') : ['']) {
            const weight = follow([...entries, ...own, chunk].filter(Boolean))
            const line = `${load.join(' + ')} (${name}): ${(weight / 1000).toFixed(1)} of ${limit / 1000} kB`
            lines.push(line)
            if (weight > limit) over.push(line)
          }
        }
      }
      console.log(`first load, JavaScript, gzip\n  ${lines.join('\n  ')}`)
      if (over.length > 0) this.error(`heavier than agreed: ${over.join('; ')}`)
    },
  }
}
