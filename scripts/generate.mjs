// Writes the wire types from openapi/, the route tree from src/routes/, docs/lifecycles.md from the lifecycles and docs/access.md
// from the access rules. `--check` fails when a committed file is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { countries } from 'countries-list'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { accessDocument } from './access.mjs'
import { boundsFiles } from './bounds.mjs'
import { contractWords } from './contractWords.mjs'
import { lifecyclesDocument } from './lifecycles.mjs'
import { writeRoutes } from './routes.ts'

const check = process.argv.includes('--check')
let stale = 0

function put(target, text) {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return
  if (check) {
    console.error(`${target} is stale: run npm run generate`)
    stale++
  } else writeFileSync(target, text)
}

for (const file of readdirSync('openapi').filter((name) => name.endsWith('.yaml'))) {
  const ast = await openapiTS(new URL(`../openapi/${file}`, import.meta.url), { defaultNonNullable: false })
  put(`src/api/${file.replace('.yaml', '.gen.ts')}`, `// Generated from openapi/${file} by \`npm run generate\`; do not edit.\n${astToString(ast)}`)
}
put(
  'src/api/currencies.gen.ts',
  `// Generated from the package countries-list by \`npm run generate\`; do not edit.\nexport const currencies = '${[...new Set(Object.values(countries).flatMap(({ currency }) => currency))].sort().join(' ')}'.split(' ')\n`,
)
const { paths } = parse(readFileSync('openapi/recruitment.yaml', 'utf8'))
const mostIds = (path) => paths[path].post.requestBody.content['application/json'].schema.properties.ids.maxItems
const bounds = [
  ['mostMovedAtOnce', 'So many applications are moved by one call at most.', '/application/change-status-bulk'],
  ['mostCancelledAtOnce', 'So many requisitions are moved by one call at most.', '/requisitions/change-status-bulk'],
  ['mostSheetsAtOnce', 'So many printed sheets are answered by one call at most.', '/job_position/pdfdata'],
]
put(
  'src/api/bounds.gen.ts',
  `// Generated from openapi/recruitment.yaml by \`npm run generate\`; do not edit.\n${bounds
    .map(([name, words, path]) => `/** ${words} */\nexport const ${name} = ${mostIds(path)}\n`)
    .join('')}`,
)
for (const [file, text] of boundsFiles())
  put(`src/api/${file}`, `// Generated from openapi/ by \`npm run generate\`; do not edit. What the fields of a form may hold.\n${text}`)
put('server/tables/contract.gen.ts', contractWords())
mkdirSync('docs', { recursive: true })
put('docs/lifecycles.md', lifecyclesDocument())
put('docs/access.md', accessDocument())
const trees = ['src/routes/routeTree.gen.ts', 'src/routes/visitorTree.gen.ts']
const treesBefore = trees.map((tree) => (existsSync(tree) ? readFileSync(tree, 'utf8') : ''))
await writeRoutes()
for (const [at, tree] of trees.entries())
  if (check && readFileSync(tree, 'utf8') !== treesBefore[at]) {
    console.error(`${tree} was stale: run npm run generate`)
    stale++
  }
process.exitCode = stale ? 1 : 0
