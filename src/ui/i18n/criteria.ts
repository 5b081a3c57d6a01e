import { catalogue } from './catalogue.ts'

/** What helps to choose criteria. */
export const t = catalogue('criteria', {
  offered: 'Usual for this role',
})
