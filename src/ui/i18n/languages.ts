import { catalogue } from './catalogue.ts'

export const say = catalogue('languages', {
  language: 'Language',
})
