import { build, type Plugin } from 'vite'

/** Builds what the server draws the public pages with, and what tells it the first calls of the others, after what browsers load. */
export const drawing = (): Plugin => ({
  name: 'drawing',
  apply: 'build',
  async closeBundle() {
    await build({ logLevel: 'warn', build: { ssr: true, rolldownOptions: { input: ['src/draw.tsx', 'src/firstCalls.ts'] } } })
  },
})
