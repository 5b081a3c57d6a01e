import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const browser = 'tests/**/*.browser.test.ts'

/** The longest walks begin first, so that nobody waits for one of them at the end. */
const long = [
  'failedQueries.browser',
  'everyPage.browser',
  'addresses.browser',
  'journey.browser',
  'lifecycles.first.browser',
  'lifecycles.second.browser',
  'applicant.browser',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.includes(name))
      return at < 0 ? long.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/database.setup.ts'],
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
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
        test: { name: 'browser', include: [browser], globalSetup: ['tests/chromium.setup.ts'], testTimeout: 240_000, maxWorkers: 2, isolate: false },
      },
    ],
  },
})
