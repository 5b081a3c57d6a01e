// The bounds that the contract sets on what a form sends: per body of a call the texts' lengths and the numbers' ends,
// named as inputs name them. Named after the schema, or after the call where a body has no name of its own.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const documents = new Map()
const read = (file) => {
  if (!documents.has(file)) documents.set(file, parse(readFileSync(`openapi/${file}`, 'utf8')))
  return documents.get(file)
}

/** A schema behind its references, and the file it stands in. */
function behind(schema, file) {
  if (!schema?.$ref) return [schema, file]
  const [place, pointer] = schema.$ref.split('#/')
  const target = place ? place.replace('./', '') : file
  return behind(
    pointer.split('/').reduce((at, key) => at[key.replaceAll('~1', '/')], read(target)),
    target,
  )
}

/** Ids are chosen, days and currencies are shown otherwise than they are sent: no input can be bound by those. */
function ownBounds({ type, format, minLength, maxLength, minimum, maximum }) {
  const types = [type].flat()
  if (types.includes('string') && maxLength && (!format || format === 'email')) return { ...(minLength > 1 && !format ? { minLength } : {}), maxLength }
  if ((types.includes('integer') || types.includes('number')) && maximum !== undefined && maximum !== 2147483647) return { min: minimum, max: maximum }
}

/** The bounds of every plain field, those of objects inside under their path; each item of a list is held to the same. */
function boundsOf(schema, file, path = '') {
  const [whole, at] = behind(schema, file)
  if (whole.allOf) return Object.assign({}, ...whole.allOf.map((part) => boundsOf(part, at, path)))
  if (whole.properties) return Object.assign({}, ...Object.entries(whole.properties).map(([name, part]) => boundsOf(part, at, path ? `${path}.${name}` : name)))
  if (path && whole.items) return boundsOfItems(whole.items, at, path)
  const own = path && ownBounds(whole)
  return own ? { [path]: own } : {}
}

/** Items of several shapes have their fields side by side. */
function boundsOfItems(items, file, path) {
  const [whole, at] = behind(items, file)
  return Object.assign({}, ...(whole.oneOf ?? [whole]).map((shape) => (behind(shape, at)[0].properties ? boundsOf(shape, at, path) : {})))
}

const lowered = (name) => name[0].toLowerCase() + name.slice(1)
const lastOf = (schema) => schema.$ref?.split('/').pop()

/** What one call takes: its body, or what is searched with. */
function taken(call, file) {
  const [whole, at] = behind(call.requestBody, file)
  const schema = Object.values(whole?.content ?? {})[0]?.schema
  if (schema) return { name: lowered(lastOf(schema) ?? call.operationId), bounds: boundsOf(schema, at) }
  const asked = (call.parameters ?? []).map((parameter) => behind(parameter, file)).filter(([parameter]) => parameter.name === 'search')
  return { name: call.operationId, bounds: Object.assign({}, ...asked.map(([parameter, place]) => boundsOf(parameter.schema, place, parameter.name))) }
}

/** What new employees fill in on a phone, which is loaded without the bounds of staff's forms. */
const OWN_RECORD = 'saveEmployee'

function callsOf(service) {
  const file = `${service}.yaml`
  return Object.values(read(file).paths)
    .flatMap((path) => Object.values(path))
    .filter((call) => call.operationId)
    .map((call) => ({ ...taken(call, file), service: call.security?.length === 0 ? 'public' : call.operationId === OWN_RECORD ? 'ownRecord' : service }))
    .filter(({ bounds }) => Object.keys(bounds).length > 0)
}

const key = (name) => (/\W/.test(name) ? `'${name}'` : name)
const inside = (bounds) =>
  Object.entries(bounds)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')

function constant([name, fields]) {
  const lines = Object.entries(fields).map(([path, bounds]) => `  ${key(path)}: { ${inside(bounds)} },\n`)
  return `export const ${name} = {\n${lines.join('')}}\n`
}

// The conditions and the export of a list are built, not typed into a form.
const built = new Set(['criteria', 'export'])

/** By the name of a file its text: one for each service, and one each for what anyone and what new employees fill in, whose pages must be light. */
export function boundsFiles() {
  const calls = ['auth', 'hr', 'recruitment'].flatMap(callsOf).filter(({ name }) => !built.has(name))
  return Object.entries(Object.groupBy(calls, ({ service }) => service)).map(([service, own]) => [
    `${service}Bounds.gen.ts`,
    [...new Map(own.map(({ name, bounds }) => [name, bounds]))].map(constant).join(''),
  ])
}
