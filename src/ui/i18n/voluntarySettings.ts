import { catalogue } from './catalogue.ts'

/** Which voluntary questions are asked after applying. */
export const t = catalogue('voluntarySettings', {
  settings: 'Voluntary questions',
  text: 'Whoever has applied through the public form can then say a few things about themselves. The answers are kept apart from the application and are shown as numbers of five people or more, in the report Fairness.',
  asks: 'Ask after applying',
  asksHelp: 'Off, nobody is asked. Answers that were given stay in the report.',
  introduction: 'Introduction (optional)',
  introductionHelp: 'Empty, our own words stand there, in the language of whoever reads them. What happens with the answers always stands below.',
  asked: 'Ask this question',
  wording: 'The question in your words (optional)',
  wordingHelp: 'Empty: {text}',
  choices: 'Answers to choose from, one a line (optional)',
  choicesNeeded: 'Answers to choose from, one a line',
  choicesHelp: 'Empty: {text}. “I would rather not say” is always offered.',
  choicesHelpNeeded: 'At least two. “I would rather not say” is always offered.',
  choicesChange: 'Answers are kept in the words that they were given in: after a change they are counted apart from the earlier ones.',
  kind_GENDER: 'Gender',
  kind_AGE: 'Age',
  kind_DISABILITY: 'Disability',
  kind_ETHNIC_BACKGROUND: 'Ethnic background',
  save: 'Save',
  saving: 'Saving…',
  stale: 'Somebody else saved this meanwhile. What you typed is kept; saving again replaces what they saved.',
})
