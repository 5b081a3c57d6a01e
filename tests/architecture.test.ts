import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import '../server/services/auth.ts'
import '../server/services/hr.ts'
import '../server/services/recruitment.ts'
import { hasWordsFor } from '../server/platform/lifecycle/guardReasons.ts'
import { lostClasses } from './architecture/classes.ts'
import { deadExports } from './architecture/exports.ts'
import { guardsOfAllLifecycles } from './architecture/guards.ts'
import { barrels, busyComponents, crowded, cycles, lateWords, missingFiles, upwardImports, wrongImports } from './architecture/imports.ts'
import { personalColumns } from './architecture/personal.ts'
import { unnamedSettings } from './architecture/settings.ts'
import type { Offence } from './architecture/sources.ts'
import { ROOT } from './architecture/sources.ts'
import { named, namedInSql } from './architecture/statuses.ts'
import {
  daysByChance,
  durations,
  effectsOutsideTheKit,
  escapes,
  inherited,
  literalTexts,
  looseColours,
  printedErrors,
  sizes,
  tooLong,
  typedBounds,
  unfinished,
} from './architecture/style.ts'

const words = (offences: Offence[]) => offences.map(({ path, line, what }) => `${path}:${line} ${what}`)

test.each([
  ['a file imports only what its folder may', wrongImports],
  ['a folder of the server imports only what lies below it', upwardImports],
  ['a component knows neither the service nor the machines', busyComponents],
  ['no folder is crowded', crowded],
  ['every imported file is there', missingFiles],
  ['nothing is re-exported', barrels],
  ['nothing is exported that no other file uses', deadExports],
  ['a class is in a style sheet and on a screen', lostClasses],
  ['no imports go in a ring', cycles],
  ['whatever visitors are shown has its German words at once', lateWords],
  ['files are short', tooLong],
  ['no type is given up', escapes],
  ['a name is looked for among what an object holds itself', inherited],
  ['a day is cut from a moment in one place', daysByChance],
  ['nothing is left for later', unfinished],
  ['errors are printed without the values they hold', printedErrors],
  ['no test asserts how long something takes', durations],
  ['what happens over time belongs to a machine, not to an effect', effectsOutsideTheKit],
  ['fields are as long as the contract lets them be', typedBounds],
  ['colours come from the theme', looseColours],
  ['no status is named outside its lifecycle', named],
  ['no status is spelled out in SQL', namedInSql],
  ['what says who a candidate is is read where it is withheld', personalColumns],
  ['words that people read come from the catalogues', literalTexts],
])('%s', { timeout: 600_000 }, (_rule, offences) => expect(words(offences())).toEqual([]))

test('half of the files have at most 80 lines, nine of ten at most 200', () => {
  const { median, p90 } = sizes()
  expect(median).toBeLessThanOrEqual(80)
  expect(p90).toBeLessThanOrEqual(200)
})

test('every guard that can hold an event back has words', () => {
  expect(guardsOfAllLifecycles().filter(({ lifecycle, guard }) => !hasWordsFor(lifecycle, guard))).toEqual([])
})

test('the README names every setting', () => expect(unnamedSettings()).toEqual([]))

test('generated files are fresh', () => {
  const done = spawnSync(process.execPath, ['scripts/generate.mjs', '--check'], { cwd: ROOT, encoding: 'utf8' })
  expect(done.stderr).toBe('')
  expect(done.status).toBe(0)
}, 60_000)
