// `npm start`: installs what is missing, builds what changed, starts everything and prints where it is.
import { join } from 'node:path'
import { build } from './build.mjs'
import { become, install, server } from './runtime.mjs'

process.chdir(join(import.meta.dirname, '..'))
install()
build()
become([...server.args, ...process.argv.slice(2)], server.env)
