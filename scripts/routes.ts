import { Generator, getConfig } from '@tanstack/router-generator'

/** How the route tree is made; the build uses the same. */
export const routeOptions = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/routes/routeTree.gen.ts',
  routeFileIgnorePattern: 'routeTree',
  quoteStyle: 'single',
} as const

/** Writes the route tree from the files of src/routes, so that types need no build. */
export async function writeRoutes() {
  const root = process.cwd()
  await new Generator({ config: getConfig(routeOptions, root), root }).run()
}
