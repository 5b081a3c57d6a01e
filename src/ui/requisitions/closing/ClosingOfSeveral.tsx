import type { components } from '../../../api/recruitment.gen.ts'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/approvals.ts'
import { t as sayOf } from '../../i18n/requisitions.ts'
import { Closes } from './ClosingList.tsx'

type Closing = components['schemas']['ClosingOfSeveral']

/** What ends when all of them are cancelled, and which of them stay, before it is confirmed. */
export function ClosingOfSeveral({ cancels, counts, stays }: Closing) {
  const lines = [
    ...(counts.applications > 0 ? [t('closesApplications', { n: counts.applications })] : []),
    ...(counts.letters > 0 ? [t('closesLetters', { n: counts.letters })] : []),
    ...(counts.interviews > 0 ? [t('closesInterviews', { n: counts.interviews })] : []),
    ...(counts.jobPosts > 0 ? [t('closesPosts', { n: counts.jobPosts })] : []),
    ...(counts.mails > 0 ? [t('closesMails', { n: counts.mails })] : []),
  ]
  return (
    <>
      {stays.length > 0 && (
        <Note tone="amber">
          <b>{t('stay', { n: stays.length })}</b>
          <ul className="note-list">
            {stays.map(({ id, positionTitle, why }) => (
              <li key={id}>{sayOf('bulkRow', { id: [id, positionTitle].filter(Boolean).join(' '), message: wordsOf(why) })}</li>
            ))}
          </ul>
        </Note>
      )}
      {cancels.length > 0 && (lines.length > 0 ? <Closes intro={t('closingSeveral', { n: cancels.length })} lines={lines} /> : <p>{t('closingNothing')}</p>)}
    </>
  )
}

const wordsOf = (why: string) => (why === 'NOT_YOURS' ? sayOf('why_NOT_YOURS') : why === 'NOT_FOUND' ? sayOf('whyNotThere') : sayOf('whyNotCancel'))
