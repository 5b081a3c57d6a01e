import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { serialize } from 'node:v8'
import { bundleContracts } from './bundleContracts.ts'

const [, , kept = '', folder = '', ...services] = process.argv
mkdirSync(dirname(kept), { recursive: true })
// Whole or not at all: several processes may begin at once.
const part = `${kept}.${process.pid}`
writeFileSync(part, serialize(await bundleContracts(folder, services)))
renameSync(part, kept)
