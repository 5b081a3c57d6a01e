import { catalogue } from './catalogue.ts'

/** The specification's error catalogue, word for word. */
export const t = catalogue('problems', {
  failed: 'Failed',
  failedLoud: 'Failed!',
  incomplete: 'Job Requisition is Incomplete',
  someIncomplete: 'Some of Checked Job Requisitions are Incomplete',
  fillAll: 'Failed! Make sure you filled all fields',
  upload: 'Failed to upload!',
  update: 'Failed to update!',
  documents: 'Required documents are not uploaded',
  unreachable: 'The server cannot be reached. Check the connection, then try again.',
  title: 'There is a problem',
  stale: 'Somebody else saved this in the meantime. Look at the newest state, then make your change again.',
})
