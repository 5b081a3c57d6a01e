import { build, type Plugin } from 'vite'

/** Builds what the server draws the public pages with, after what browsers load. */
export const drawing = (): Plugin => ({
  name: 'drawing',
  apply: 'build',
  async closeBundle() {
    await build({ logLevel: 'warn', build: { ssr: 'src/draw.tsx' } })
  },
})
