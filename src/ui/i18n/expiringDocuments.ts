import { catalogue } from './catalogue.ts'

export const t = catalogue('expiringDocuments', {
  title: 'Expiring documents',
  text: 'Approved documents with a last day. You and the person are reminded 60, 30 and 7 days before.',
  searchIn: 'Name or position',
  noneTitle: 'No document expires',
  noneText: 'The day on which a document expires is given when it is approved.',
  id: 'ID',
  document: 'Document',
  documentOf: '{name}, {who}',
  who: 'Of',
  position: 'Position',
  expiresOn: 'Expires on',
  daysLeft: 'Days left',
  state: 'State',
  hasExpired: 'Expired',
  holds: 'In date',
  mandatory: 'Mandatory',
  yes: 'Yes',
  no: 'No',
})
