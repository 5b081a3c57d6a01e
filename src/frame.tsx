import { renderToStaticMarkup } from 'react-dom/server'
import { t as applications } from './ui/i18n/applications.ts'
import { translator } from './ui/i18n/catalogue.ts'
import { t as employees } from './ui/i18n/employees.ts'
import { languageIds } from './ui/i18n/language.ts'
import { t as letters } from './ui/i18n/letters.ts'
import { t as onboarding } from './ui/i18n/onboarding.ts'
import { t as people } from './ui/i18n/people.ts'
import { t as requisitions } from './ui/i18n/requisitions.ts'
import { learnWhole } from './ui/i18n/speak.ts'
import { t as tracking } from './ui/i18n/tracking.ts'
import { t as users } from './ui/i18n/users.ts'
import { Frame } from './ui/shell/Frame.tsx'

/** The lists, whose heading is always the same, by their addresses; the own day has another one at the address of the requisitions. */
const headings: Record<string, () => string> = {
  '/jobreq(?!.*[?&]day=)': () => requisitions('requisitions'),
  '/appsch': () => applications('title'),
  '/reqsch': () => tracking('title'),
  '/people-groups': () => people('groupsTitle'),
  '/apponb': () => onboarding('title'),
  '/hr-modules': () => letters('title'),
  '/employee': () => employees('employees'),
  '/users': () => users('users'),
}

/** The frames as they lie in the documents of staff pages, each with the addresses that it is for; the last is for all others. */
async function frames(): Promise<{ pattern: string; frame: string }[]> {
  const said = Object.values(headings).map(() => ({}) as Record<string, string>)
  for (const language of languageIds) {
    await learnWhole(language)
    translator.activate(language)
    for (const [at, say] of Object.values(headings).entries()) said[at]![language] = say()
  }
  return [
    ...Object.keys(headings).map((address, at) => ({ pattern: `^${address}/?(\\?|$)`, frame: renderToStaticMarkup(<Frame heading={said[at]} />) })),
    { pattern: '', frame: renderToStaticMarkup(<Frame />) },
  ]
}

export default frames
