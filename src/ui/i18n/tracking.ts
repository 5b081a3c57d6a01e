import { catalogue } from './catalogue.ts'

export const t = catalogue('tracking', {
  title: 'Recruitment Tracking',
  searchIn: 'Title, ID or department',
  label: 'Requisitions',
  emptyTitle: 'No requisitions yet',
  emptyText: 'A requisition says which position is needed. It appears here as soon as it is raised.',
  position: 'Position',
  pipeline: 'Candidates now',
  notCounted: 'Could not be counted',
  owner: 'Raised by',
  candidates: 'Candidates',
  interviews: 'Interviews',
  noInterviews: 'No interview is planned.',
  openRequisition: 'Open the requisition',
  raisedBy: 'raised by {name}',
  count: '{n, plural, =0 {no applications} one {# application} other {# applications}}',
  chooseTitle: 'No requisition is chosen',
  chooseText: 'Choose one in Recruitment Tracking to see its candidates and interviews.',
  choose: 'Choose a requisition',
  missingTitle: 'This requisition could not be shown',
  back: 'Recruitment Tracking',
})
