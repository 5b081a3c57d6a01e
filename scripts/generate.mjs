// Writes the wire types from openapi/ and the route tree from src/routes/. `--check` fails when a committed file is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { writeRoutes } from './routes.ts'

const check = process.argv.includes('--check')
let stale = 0
for (const file of readdirSync('openapi').filter((name) => name.endsWith('.yaml'))) {
  const target = `src/api/${file.replace('.yaml', '.gen.ts')}`
  const ast = await openapiTS(new URL(`../openapi/${file}`, import.meta.url), { defaultNonNullable: false })
  const text = `// Generated from openapi/${file} by \`npm run generate\`; do not edit.\n${astToString(ast)}`
  const before = (() => {
    try {
      return readFileSync(target, 'utf8')
    } catch {
      return ''
    }
  })()
  if (before === text) continue
  if (check) {
    console.error(`${target} is stale: run npm run generate`)
    stale++
  } else writeFileSync(target, text)
}
const tree = 'src/routes/routeTree.gen.ts'
const treeBefore = existsSync(tree) ? readFileSync(tree, 'utf8') : ''
await writeRoutes()
if (check && readFileSync(tree, 'utf8') !== treeBefore) {
  console.error(`${tree} was stale: run npm run generate`)
  stale++
}
process.exitCode = stale ? 1 : 0
