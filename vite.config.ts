import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budget } from './scripts/budget.ts'
import { chunkFileNames, chunks } from './scripts/chunks.ts'
import { compressed } from './scripts/compressed.ts'
import { drawing } from './scripts/drawing.ts'
import { fonts } from './scripts/fonts.ts'
import { lookSheet } from './scripts/look.ts'
import { preloads } from './scripts/preloads.ts'
import { routeOptions } from './scripts/routes.ts'
import { generateScopedName, staffStyles } from './scripts/styles.ts'
import { compiledWords } from './scripts/words.ts'

const server = process.env.API_URL ?? 'http://127.0.0.1:3000'
// jsPDF asks for these only to draw HTML and SVG, which nothing here does: they are not shipped.
const external = ['html2canvas', 'dompurify', 'canvg']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tanstackRouter({ ...routeOptions }), fonts(), lookSheet(), compiledWords(), react(), ...(isSsrBuild ? [] : forBrowsers())],
  css: { modules: { generateScopedName } },
  server: { proxy: { '/api': server } },
  ...(isSsrBuild
    ? {
        // All in files of its own, so that it loads quickly and what is installed for building is not needed.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { outDir: 'dist/server', target: 'es2022', rolldownOptions: { external } },
      }
    : {
        build: {
          outDir: 'dist',
          // One sheet of styles: it is small, and no page waits for a second one.
          cssCodeSplit: false,
          sourcemap: false,
          // What is loaded first has its own budget below.
          chunkSizeWarningLimit: 600,
          // Whatever runs the rest of the scripts knows it.
          modulePreload: { polyfill: false },
          target: 'es2022',
          rolldownOptions: { external, output: { codeSplitting: { groups: chunks }, chunkFileNames } },
        },
      }),
}))

function forBrowsers() {
  return [
    staffStyles(),
    preloads(),
    compressed(),
    budget([
      {
        name: "the applicant's pages",
        limit: 165_000,
        routes: ['homepage.tsx', 'homepage.*.tsx', 'offer-letter*.tsx', 'contract-letter*.tsx'],
        shows: { 'offer-letter.{-$step}.tsx': ['ui/applicant/Registration.tsx', 'ui/applicant/OfferPages.tsx'] },
      },
      {
        name: "the new employee's own record",
        limit: 231_000,
        routes: ['contract-letter*.tsx'],
        shows: { 'contract-letter.$contractId.{-$step}.tsx': ['ui/applicant/record/RecordPages.tsx'] },
      },
      { name: "one's own application", limit: 158_000, routes: ['my-application.tsx'] },
      { name: 'the staff shell', limit: 259_200, routes: ['_shell.tsx', '_shell.jobreq.index.tsx'], together: true },
    ]),
    drawing(),
  ]
}
