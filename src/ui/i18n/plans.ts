import { catalogue } from './catalogue.ts'

export const t = catalogue('plans', {
  notBuilt: '{page} is not built yet',
  learning: 'Here you will see the courses assigned to people and which of them are completed.',
  leave: 'Here people will ask for leave, and managers will approve and count it.',
  reports: 'Here you will find reports on recruitment and staff, with charts and files to download.',
  back: 'Go to my start page',
})
