// What the CHECK constraints of the database take from the contract: the words of its enums, and the ends of those numbers
// that are sent to be kept.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Keys and versions are kept by the database itself. */
const MOST = 2147483647
const isBound = ({ type, minimum, maximum }) =>
  [type].flat().some((one) => ['integer', 'number'].includes(one)) && minimum !== undefined && maximum !== undefined && maximum !== MOST

export function contractWords() {
  const files = readdirSync('openapi').filter((name) => name.endsWith('.yaml'))
  const schemas = files.flatMap((file) => Object.entries(parse(readFileSync(`openapi/${file}`, 'utf8')).components?.schemas ?? {}))
  const words = schemas.filter(([, schema]) => schema.type === 'string' && schema.enum).map(([name, schema]) => [name, schema.enum])
  const sent = schemas.flatMap(([name, schema]) => [[name, schema], ...(/^New|(Body|Change)$/.test(name) ? Object.entries(schema.properties ?? {}) : [])])
  const ranges = sent.filter(([, schema]) => isBound(schema)).map(([name, { minimum, maximum }]) => [name, { min: minimum, max: maximum }])
  return `// Generated from openapi/ by \`npm run generate\`; do not edit. What the database holds its columns to.
export const words = {
${words.map(([name, list]) => `  ${name}: [${list.map((word) => `'${word}'`).join(', ')}],\n`).join('')}} as const
export const ranges = {
${Object.entries(Object.fromEntries(ranges))
  .map(([name, { min, max }]) => `  ${name}: { min: ${min}, max: ${max} },\n`)
  .join('')}}
`
}
