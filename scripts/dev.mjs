// `npm run dev`: the server restarts and the screens reload as files change; open the address that vite prints.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, node } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
install()
const port = process.env.PORT ?? '3000'
const env = { ...process.env, PORT: port, API_URL: `http://127.0.0.1:${port}` }
const children = [
  spawn(node(), ['--watch', 'server/main.ts'], { stdio: 'inherit', env }),
  spawn(node(), ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], { stdio: 'inherit', env }),
]
const stop = () => children.map((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
