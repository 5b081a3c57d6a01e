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
        test: { name: 'server', include: ['tests/**/*.test.{ts,tsx}'], exclude: [browser], testTimeout: 60_000, maxWorkers: 2, sequence: { groupOrder: 0 } },
      },
      // A browser fills both cores by itself: one file after the other, and time enough for a slow machine.
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          testTimeout: 240_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
