import { recruitmentQueries } from '../../../api/queries.ts'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/approvals.ts'
import { momentIn } from '../../i18n/format.ts'
import css from './ClosingList.module.css'

type Props = {
  id: number
  /** The application whose hiring may complete the requisition; without it, it is cancelled. */
  hiring?: number
}

/** What ends with a requisition, before it is confirmed: as the service would close it this moment. */
export function ClosingList({ id, hiring }: Props) {
  const query = hiring === undefined ? {} : { hiring }
  const { data, error } = recruitmentQueries.useQuery('get', '/requisitions/closing/{id}', { params: { path: { id }, query } }, { staleTime: 0 })
  if (error && !data) return <Note tone="amber">{t('closingFailed', { message: error.message })}</Note>
  if (!data) return hiring === undefined ? <p role="status">{t('closingLooking')}</p> : null
  const { ends, counts, candidates, letters, interviews } = data.data
  if (!ends) return null
  const isHiring = hiring !== undefined
  const lines = [
    ...(counts.applications > 0
      ? [withNames(t(isHiring ? 'closesOthers' : 'closesApplications', { n: counts.applications }), candidates, counts.applications)]
      : []),
    ...(counts.letters > 0
      ? [
          withNames(
            t('closesLetters', { n: counts.letters }),
            letters.map(({ kind, candidate }) => t(`letter_${kind}`, { name: candidate })),
            counts.letters,
          ),
        ]
      : []),
    ...(counts.interviews > 0
      ? [
          withNames(
            t('closesInterviews', { n: counts.interviews }),
            interviews.map(({ candidate, startsAt, zone }) => t('interviewOf', { name: candidate, when: momentIn(startsAt, zone) })),
            counts.interviews,
            '; ',
          ),
        ]
      : []),
    ...(counts.jobPost ? [t('closesPost')] : []),
    ...(counts.mails > 0 ? [t('closesMails', { n: counts.mails })] : []),
  ]
  if (lines.length === 0) return <p>{t(isHiring ? 'hiringNothing' : 'closingNothing')}</p>
  return <Closes intro={t(isHiring ? 'hiringIntro' : 'closingIntro')} lines={lines} />
}

/** What is closed, line by line. */
export function Closes({ intro, lines }: { intro: string; lines: readonly string[] }) {
  return (
    <div className={css.closes}>
      <p>{intro}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** A count with the first of the names behind it; whoever may not see candidates gets none. */
function withNames(what: string, names: readonly string[], all: number, between = ', '): string {
  if (names.length === 0) return what
  const rest = all - names.length
  return t('named', { what, names: [names.join(between), ...(rest > 0 ? [t('more', { n: rest })] : [])].join(' ') })
}
