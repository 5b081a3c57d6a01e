import { defineConfig } from 'vitest/config'

const browser = 'tests/**/*.browser.test.ts'

export default defineConfig({
  test: {
    globalSetup: ['tests/database.setup.ts'],
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [browser],
          setupFiles: ['tests/seed.setup.ts'],
          testTimeout: 60_000,
          maxWorkers: 2,
          // The server is loaded once per worker instead of once per file; every file has its own database all the same.
          isolate: false,
        },
      },
      // A browser needs time enough on a slow machine.
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          testTimeout: 240_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
  },
})
