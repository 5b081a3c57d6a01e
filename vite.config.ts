import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budget } from './scripts/budget.ts'
import { compressed } from './scripts/compressed.ts'
import { routeOptions } from './scripts/routes.ts'
import { compiledWords } from './scripts/words.ts'

const frame =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|@lingui|openapi-[\w-]+|@tanstack\/(history|query-core|react-query|react-router|router-core|react-store|store))\//
const server = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    tanstackRouter({ ...routeOptions }),
    compiledWords(),
    react(),
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
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    // What every page needs comes as one file: it compresses better than thirteen.
    rolldownOptions: {
      // jsPDF asks for these only to draw HTML and SVG, which nothing here does: they are not shipped.
      external: ['html2canvas', 'dompurify', 'canvg'],
      output: { codeSplitting: { groups: [{ name: 'frame', test: frame }] } },
    },
  },
})
