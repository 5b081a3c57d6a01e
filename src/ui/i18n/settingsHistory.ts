import { catalogue } from './catalogue.ts'

export const t = catalogue('settingsHistory', {
  history: 'Who changed this',
})
