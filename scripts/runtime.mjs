// The product brings its own Node (stack: optionalDependencies node-<os>-<cpu>); npm scripts begin on the host's.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MARK = 'node_modules/.threshold-lock'
const windows = process.platform === 'win32'

/** Installs what the lockfile names, unless exactly that is installed. */
export function install() {
  // A linked node_modules belongs to another checkout; installing would empty it there.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return
  console.log('Installing packages (once) …')
  const done = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit', shell: windows })
  if (done.status !== 0) process.exit(done.status ?? 1)
  writeFileSync(MARK, lock)
}

/**
 * Path of the Node that the product pins, else the host's if it is new enough. It is looked for in its own package: npm 9 makes
 * no link to it in node_modules/.bin.
 */
export function node() {
  const packaged = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const own = join(import.meta.dirname, '..', 'node_modules', packaged, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  console.error(`Threshold needs Node 22.18 or newer on ${process.platform} ${process.arch}; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Runs a program on that Node to its end; answers its exit code. */
export function run(args, env = {}) {
  const done = spawnSync(node(), args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return done.status ?? 1
}

/** The same beside others: what it prints is kept together and told at its end, unless it inherits the output. */
export function runBeside(args, output = 'pipe') {
  const child = spawn(node(), args, { stdio: ['ignore', output, output] })
  const told = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => told.push(part))
  return new Promise((done) => child.on('close', (code) => done({ code: code ?? 1, told: Buffer.concat(told).toString() })))
}

/** Runs the server on that Node, hands signals on, and ends as it ends. */
export function become(args, env = {}) {
  const child = spawn(node(), args, { stdio: 'inherit', env: { ...process.env, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 0))
}

/**
 * The server as `npm start` runs it: a small young generation, a bound of the heap, by which V8 measures how much it
 * leaves uncollected, and one arena of memory keep the process small also after much work; the compile cache spares stripping types at each start.
 */
export const server = {
  args: ['--max-semi-space-size=2', '--max-old-space-size=512', 'server/main.ts'],
  env: { MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
}
