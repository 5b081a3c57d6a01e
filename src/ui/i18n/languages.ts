import { catalogue } from './catalogue.ts'

export const t = catalogue('languages', {
  language: 'Language',
})
