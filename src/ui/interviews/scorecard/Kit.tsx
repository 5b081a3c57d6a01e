import { Link } from '@tanstack/react-router'
import type { Desk } from '../../../machines/records/scorecard.ts'
import { shownName } from '../../candidates/nameOf.ts'
import { t } from '../../i18n/scorecard.ts'
import css from './scorecard.module.css'

/** What the interviewer is given: why, what to do before, what to ask and what not. */
export function Kit({ desk: { kit, minutes, applicationId, applicantName, requisitionId } }: { desk: Desk }) {
  const { purpose, preparation, avoid, questions } = kit
  const isEmpty = !purpose && !preparation && !avoid && questions.length === 0
  return (
    <section className={css.kit} aria-label={t('kit')}>
      <h2>
        {t('kit')} <span className="meta">{t('kitText', { minutes })}</span>
      </h2>
      <div className={css.kitBody}>
        {isEmpty && <p className="meta">{t('noKit')}</p>}
        <Part title={t('purpose')} text={purpose} />
        <Part title={t('preparation')} text={preparation} />
        {questions.length > 0 && (
          <>
            <h3>{t('questions')}</h3>
            <ol className={css.questions}>
              {questions.map(({ question, listenFor }) => (
                <li key={question}>
                  {question}
                  {listenFor && <span className="meta">{t('listenFor', { text: listenFor })}</span>}
                </li>
              ))}
            </ol>
          </>
        )}
        <Part title={t('avoid')} text={avoid} />
        <p className="dot-sep">
          <Link className="link" to="/canprf" search={{ applicationId }}>
            {t('cv', { name: shownName(applicantName) })}
          </Link>
          <Link className="link" to="/jobreq/$id" params={{ id: requisitionId }}>
            {t('requisition', { id: String(requisitionId) })}
          </Link>
        </p>
      </div>
    </section>
  )
}

const Part = ({ title, text }: { title: string; text: string | null }) =>
  text && (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  )
