import { configureGlobal } from 'fast-check'
import { afterAll } from 'vitest'
import { endStarted } from './start/started.ts'

/** The same cases in every run; a failure names its seed and path as well. */
configureGlobal({ seed: 20_260_101 })

afterAll(endStarted)
