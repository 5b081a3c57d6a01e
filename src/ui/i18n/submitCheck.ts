import { catalogue } from './catalogue.ts'

/** The page between writing a requisition and submitting it. */
export const t = catalogue('submitCheck', {
  missing: 'Still missing; it cannot be submitted before',
  unusual: 'Look at this before you submit',
  nothingFound: 'Everything is there, and nothing looks unusual.',
  asSeen: 'This is what the approvers see.',
  order: 'Who is asked, in this order',
  askedFirst: 'is asked at once',
  askedAfter: 'is asked when those before have approved',
  back: 'Back',
  locked: 'Fill in what is missing first.',
  notNow: 'Only a draft can be submitted. What became of it:',
  missingFields: 'enter {fields}',
  missingSection: 'nothing is entered yet',
  noApprover: 'name an approver who is not the owner',
  endPast: 'the end date has passed',
  startPast: 'the start date has passed',
  noReason: 'no reason is given; approvers see “Not yet set”',
  widePay: 'the highest pay is more than twice the lowest',
  noneMandatory: 'no criterion is mandatory: nobody is told apart by one alone',
  countsNothing: '{name} has the weight 0 and counts nothing',
  cannotAnswer: 'the account of {name} is no longer in use',
  ownApproval: '{name} raised this requisition; their approval counts only together with somebody else’s',
})
