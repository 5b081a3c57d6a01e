import { catalogue } from './catalogue.ts'

/** Handing in documents on the page of one's own application. */
export const t = catalogue('ownDocuments', {
  title: 'Your documents',
  text: 'Photograph each one, or choose a file: PDF, DOCX, JPG or PNG, smaller than 10 MB. Only the people who check it will see it.',
  WANTED: 'Still needed',
  SENT_BACK: 'Needed again',
  HANDED_IN: 'Handed in, not checked yet',
  ACCEPTED: 'Accepted',
  NOT_NEEDED: 'No longer needed',
  optional: 'not mandatory',
  why: 'It could not be accepted: {why}',
  photo: 'Take a photo',
  file: 'Choose a file',
  photoAgain: 'Take another photo',
  fileAgain: 'Choose another file',
  photoOf: 'Take a photo of {name}',
  fileOf: 'Choose a file for {name}',
  photoAgainOf: 'Take another photo of {name}',
  fileAgainOf: 'Choose another file for {name}',
  sending: 'Sending: {percent} %',
  checking: 'Checking the file',
  cancel: 'Cancel',
  again: 'Try again',
})
