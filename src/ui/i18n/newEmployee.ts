import { catalogue } from './catalogue.ts'

/** Somebody who was not hired through recruitment. */
export const t = catalogue('newEmployee', {
  title: 'Add a person who was not hired through recruitment',
  firstName: 'First name',
  firstNameMissing: 'Enter the first name',
  lastName: 'Last name',
  lastNameMissing: 'Enter the last name',
  email: 'E-mail',
  emailHelp: 'The person signs in with it. Who has an account with it already keeps it.',
  emailMissing: 'Enter an e-mail address, like name@example.org',
  linkAccount: 'The account of the recruiting team with this address is this person’s',
  jobTitle: 'Position',
  jobTitleMissing: 'Enter what the person works as',
  employmentStartDate: 'Start',
  startHelp: 'Who starts today or has started is active at once; who starts later is in onboarding until HR converts the record.',
  startMissing: 'Enter the day on which the person starts or started',
  invite: 'Write to the person',
  inviteHelp: 'The message leads to the own record, and first to a password where there is none.',
  withoutMail: 'No mail server is set: the message is kept in the outbox to be read there.',
  add: 'Add the person',
  adding: 'Adding…',
  added: '{name} is added.',
  openNamesake: 'Open the record of {name}',
})
