import { Link } from '@tanstack/react-router'
import type { Candidate } from '../../../machines/flows/applicationStatus.ts'
import { outboxMessageStates } from '../../../machines/lifecycles/outboxMessage.ts'
import { isTagged } from '../../../machines/lifecycles/tags.ts'
import { Status } from '../../components/status/Status.tsx'
import { moment } from '../../i18n/format.ts'
import { t } from '../../i18n/letters.ts'
import { kinds } from '../../letters/letterKinds.ts'
import { storyOf } from '../../letters/letterStory.ts'
import css from './OtherApplications.module.css'

type Standing = Candidate['letters'][number]

/** How far the letters are: sent when and to whom, opened, answered, and why an e-mail did not arrive. */
export function Letters({ id, letters }: { id: number; letters: readonly Standing[] }) {
  return (
    <section aria-label={t('letters')}>
      <h2>{t('letters')}</h2>
      <ul className={css.others}>
        {letters.map((letter) => (
          <li key={letter.kind} className={css.letter}>
            <Link className="link" to="/hr-modules" search={{ applicationId: id, letter: letter.kind === 'contract' ? letter.kind : undefined }}>
              {kinds[letter.kind].name()}
            </Link>
            <State {...letter} />
            <p className="meta dot-sep">
              {linesOf(letter).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const State = ({ kind, status, mailed }: Standing) => (
  <span className="row">
    {kind === 'contract'
      ? status !== 'accepted' && <Status of="contractLetter" is={status} />
      : status !== 'signed' && status !== 'converted' && <Status of="offerLetter" is={status} />}
    {mailed && !isTagged(outboxMessageStates, mailed.status, 'handedOver') && (
      <>
        <span className="vh">{t('itsMail')}</span>
        <Status of="outboxMessage" is={mailed.status} />
      </>
    )}
  </span>
)

const linesOf = (letter: Standing): string[] => {
  const { sentAt, mailed } = letter
  if (!sentAt) return []
  const isAgain = mailed !== null && mailed.times > 1
  return [
    isAgain || !mailed ? t('sentAt', { time: moment(sentAt) }) : t('sentTo', { time: moment(sentAt), email: mailed.toEmail }),
    ...(isAgain ? [t('sentAgain', { time: moment(mailed.at), email: mailed.toEmail })] : []),
    ...(mailed?.reason ? [mailed.reason] : []),
    ...storyOf(letter),
  ]
}
