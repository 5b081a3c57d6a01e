import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budget } from './scripts/budget.ts'
import { routeOptions } from './scripts/routes.ts'

const server = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    tanstackRouter({ ...routeOptions }),
    react(),
  ],
  server: { proxy: { '/api': server } },
  build: { outDir: 'dist', manifest: true, sourcemap: false, target: 'es2022' },
})
