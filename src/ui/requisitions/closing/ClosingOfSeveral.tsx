import type { components } from '../../../api/recruitment.gen.ts'
import { Note } from '../../components/Note.tsx'
import { say } from '../../i18n/approvals.ts'
import { say as sayOf } from '../../i18n/requisitions.ts'
import { Closes } from './ClosingList.tsx'

type Closing = components['schemas']['ClosingOfSeveral']

/** What ends when all of them are cancelled, and which of them stay, before it is confirmed. */
export function ClosingOfSeveral({ cancels, counts, stays }: Closing) {
  const lines = [
    ...(counts.applications > 0 ? [say('closesApplications', { n: counts.applications })] : []),
    ...(counts.letters > 0 ? [say('closesLetters', { n: counts.letters })] : []),
    ...(counts.interviews > 0 ? [say('closesInterviews', { n: counts.interviews })] : []),
    ...(counts.jobPosts > 0 ? [say('closesPosts', { n: counts.jobPosts })] : []),
    ...(counts.mails > 0 ? [say('closesMails', { n: counts.mails })] : []),
  ]
  return (
    <>
      {stays.length > 0 && (
        <Note tone="amber">
          <b>{say('stay', { n: stays.length })}</b>
          <ul className="note-list">
            {stays.map(({ id, positionTitle, why }) => (
              <li key={id}>{sayOf('bulkRow', { id: [id, positionTitle].filter(Boolean).join(' '), message: wordsOf(why) })}</li>
            ))}
          </ul>
        </Note>
      )}
      {cancels.length > 0 &&
        (lines.length > 0 ? <Closes intro={say('closingSeveral', { n: cancels.length })} lines={lines} /> : <p>{say('closingNothing')}</p>)}
    </>
  )
}

const wordsOf = (why: string) => (why === 'NOT_YOURS' ? sayOf('why_NOT_YOURS') : why === 'NOT_FOUND' ? sayOf('whyNotThere') : sayOf('whyNotCancel'))
