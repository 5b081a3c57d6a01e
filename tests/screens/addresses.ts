import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SRC = join(import.meta.dirname, '../../src')
const tree = readFileSync(join(SRC, 'routes/routeTree.gen.ts'), 'utf8')

/** Every address of the product as its route is written (`/jobreq/$id`), read from the generated tree. */
export const routes = [...(tree.split('interface FileRoutesByFullPath {')[1]?.split('\n}')[0] ?? '').matchAll(/^ {2}'([^']+)'/gm)].map(([, path = '']) => path)

/** What a page reads from its address; a page that reads something else is given all of these anyway. */
export const names = [
  'tab',
  'step',
  'list',
  'page',
  'size',
  'sort',
  'q',
  'by',
  'is',
  'where',
  'cols',
  'view',
  'date',
  'zone',
  'panel',
  'only',
  'requisitionId',
  'applicationId',
  'schedule',
  'changeDate',
  'letter',
  'message',
  'template',
  'department',
  'departmentId',
  'contractTypeId',
  'cityId',
  'remote',
  'search',
  'reason',
  'returnTo',
  'people',
  'token',
  'on',
  'kind',
  'ask',
  'request',
  'whose',
  'place',
  'year',
]

export const oddIds = [
  '0',
  '-1',
  '1e9',
  '1000000000',
  '99999999999',
  '1.5',
  'abc',
  '%20',
  'x'.repeat(3000),
  '__proto__',
  '%00',
  '1,2',
  '%7B%22a%22:1%7D',
  'null',
]
export const oddValues = [
  'work',
  '0',
  '-1',
  '1e9',
  '1.5',
  '',
  'x'.repeat(3000),
  '__proto__',
  'constructor',
  '%00',
  '%5B1,%22a%22,null%5D',
  '%7B%22a%22:%7B%22b%22:1%7D%7D',
  'true',
  'null',
  '%5B%7B%22column%22:%22toString%22,%22operator%22:%22NUM_EQUAL%22,%22value%22:%221%22%7D%5D',
]
/** Each name with one odd value, another one each time, so that in as many turns as there are values each name has had every one. */
export const oddSearch = (turn: number, kept: Record<string, string | number> = {}) =>
  [
    ...names.flatMap((name, at) => (Object.hasOwn(kept, name) ? [`${name}=${kept[name]}`] : [`${name}=${oddValues[(turn + at) % oddValues.length]}`])),
    '__proto__=1&constructor=2&unheard=of&unheard=twice',
  ].join('&')

/** The same name more than once. */
export const repeated = names.map((name) => `${name}=1&${name}=work`).join('&')
