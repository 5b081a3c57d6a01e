import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const browser = 'tests/**/*.browser.test.ts'

/** Every worker and every thread loads the same packages, and finds them compiled by the first. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

/** The longest ones begin first, so that nobody waits for one of them at the end. */
const long = [
  'screens/everyPage.browser',
  'screens/onePress.browser',
  'screens/addresses.browser',
  'lifecycles/lifecycles.second.browser',
  'journey/journey.browser',
  'requisitions/sections.browser',
  'lifecycles/lifecycles.first.browser',
  'screens/failedQueries.browser',
  'leave/screens.browser',
  'learning/learning.browser',
  'lists/lists.browser',
  'fuzz/fuzz',
  'start/embedded',
  'access/matrix',
  'lifecycles/api',
  'start/together',
  'withoutNames/everyCall',
  'tests/architecture.test',
  'leave/ledger.test',
  'faults/delayedMail',
  'access/blindCards',
  'faults/killed',
  'lists/plainReference',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId, project }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.includes(name))
      // One project after the other: a worker goes on with what it has loaded.
      return (project.name === 'browser' ? 0 : 1000) + (at < 0 ? long.length : at)
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

/** One more than the two cores that the tests are made for: a test waits for its browser and its database now and then. */
const maxWorkers = 3

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
          maxWorkers,
          // The server is loaded once per worker instead of once per file; every file has its own database all the same.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          globalSetup: ['tests/chromium.setup.ts'],
          // A browser needs time enough on a slow machine.
          testTimeout: 240_000,
          maxWorkers,
          isolate: false,
        },
      },
    ],
  },
})
