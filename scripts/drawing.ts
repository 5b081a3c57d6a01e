import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** Builds what the server draws the public pages with, what tells it the first calls of the others, and the frames of staff pages, after what browsers load. */
export const drawing = (): Plugin => ({
  name: 'drawing',
  apply: 'build',
  async closeBundle() {
    await build({ logLevel: 'warn', build: { ssr: true, rolldownOptions: { input: ['src/draw.tsx', 'src/firstCalls.ts', 'src/frame.tsx'] } } })
    const { default: frames } = (await import(pathToFileURL(resolve('dist/server/frame.js')).href)) as { default: () => Promise<object[]> }
    writeFileSync('dist/frames.json', JSON.stringify(await frames()))
  },
})
