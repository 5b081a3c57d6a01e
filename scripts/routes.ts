import { Generator, getConfig } from '@tanstack/router-generator'

/** How the route tree is made; the build uses the same. */
export const routeOptions = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/routes/routeTree.gen.ts',
  routeFileIgnorePattern: 'routeTree|visitorTree',
  quoteStyle: 'single',
} as const

/** The route files that only staff see. */
export const STAFF = /^(_shell|requisition-sheet)/

/** The same without the pages of staff, which the entry comes without (src/router.ts). */
const visitorOptions = {
  ...routeOptions,
  generatedRouteTree: 'src/routes/visitorTree.gen.ts',
  routeFileIgnorePattern: `${routeOptions.routeFileIgnorePattern}|${STAFF.source}`,
}

/** Writes the route trees from the files of src/routes, so that types need no build. */
export async function writeRoutes() {
  const root = process.cwd()
  for (const options of [visitorOptions, routeOptions]) await new Generator({ config: getConfig(options, root), root }).run()
}
