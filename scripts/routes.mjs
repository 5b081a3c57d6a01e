// Writes src/routes/routeTree.gen.ts from the files of src/routes, as the vite plugin does, so that types need no build.
import { Generator, getConfig } from '@tanstack/router-generator'

const root = process.cwd()
const options = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/routes/routeTree.gen.ts',
  quoteStyle: 'single',
  routeFileIgnorePattern: 'routeTree',
}

export async function writeRoutes() {
  await new Generator({ config: getConfig(options, root), root }).run()
}
