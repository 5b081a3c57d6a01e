import { catalogue } from './catalogue.ts'

export const say = catalogue('bell', {
  bell: '{n, plural, =0 {Notifications: nothing has expired} one {Notifications: # expired job requisition} other {Notifications: # expired job requisitions}}',
  title: 'Expired job requisitions',
  none: 'No job requisition has expired.',
  dates: '{start} – {end}',
  id: 'ID {id}',
  expired: 'This job requisition has expired. If you want to extend the date, click the update button or delete this job requisition.',
  update: 'UPDATE',
  delete: 'DELETE',
  close: 'CLOSE',
  start: 'Start date',
  end: 'End date',
  all: 'All {n} are in the requisition list',
  failed: 'They could not be loaded.',
})
