import { catalogue } from './catalogue.ts'

export const t = catalogue('draft', {
  staleTitle: 'Somebody else saved this in the meantime',
  staleText: 'Choose which version of the differing fields to keep.',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Theirs',
  whole: 'Everything',
  changed: 'changed',
  removed: 'removed',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you typed here is not saved yet and would be lost.',
  leaveKeptText: 'What you typed here is not saved yet. It is found again when you come back, unless you sign out or close this page.',
  leave: 'Leave',
})
