import { catalogue } from './catalogue.ts'

/** On the page where an employee begins. */
export const t = catalogue('waiting', {
  waits: '{n, plural, one {# thing waits for you.} other {# things wait for you.}}',
  myDay: 'My day',
  myScorecards: 'My scorecards',
  failed: 'What waits for you could not be loaded',
})
