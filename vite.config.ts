import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budget } from './scripts/budget.ts'
import { chunks } from './scripts/chunks.ts'
import { compressed } from './scripts/compressed.ts'
import { preloads } from './scripts/preloads.ts'
import { routeOptions } from './scripts/routes.ts'
import { compiledWords } from './scripts/words.ts'

const server = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    tanstackRouter({ ...routeOptions }),
    compiledWords(),
    react(),
    preloads(),
    compressed(),
    budget([
      {
        name: "the applicant's pages",
        limit: 180_000,
        routes: ['homepage.tsx', 'homepage.*.tsx', 'offer-letter*.tsx', 'contract-letter*.tsx'],
        shows: { 'offer-letter.{-$step}.tsx': ['ui/applicant/Registration.tsx', 'ui/applicant/OfferPages.tsx'] },
      },
      { name: 'the staff shell', limit: 300_000, routes: ['_shell.tsx', '_shell.jobreq.index.tsx'], together: true },
    ]),
  ],
  server: { proxy: { '/api': server } },
  build: {
    outDir: 'dist',
    // One sheet of styles: it is small, and no page waits for a second one.
    cssCodeSplit: false,
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: {
      // jsPDF asks for these only to draw HTML and SVG, which nothing here does: they are not shipped.
      external: ['html2canvas', 'dompurify', 'canvg'],
      output: { codeSplitting: { groups: chunks } },
    },
  },
})
