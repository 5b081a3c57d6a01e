import type { TestProject } from 'vitest/node'
import { type Chromium, chooseChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser of the whole run, or why there is none. */
    chromium: Chromium | { missing: string }
  }
}

/** Chooses the browser once for the run; without one only the tests that need it fail. */
export default async function setup(project: TestProject) {
  project.provide('chromium', await chooseChromium().catch((error: Error) => ({ missing: error.message })))
}
