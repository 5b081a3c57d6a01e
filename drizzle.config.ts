import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/schema.ts', './server/auth/schema.ts', './server/hr/*.schema.ts', './server/recruitment/*.schema.ts'],
  out: './server/migrations',
  casing: 'snake_case',
})
