import { memo } from 'react'
import type { Candidate } from '../../../machines/flows/applicationStatus.ts'
import { t as say } from '../../i18n/applications.ts'
import { number, oneDigit } from '../../i18n/format.ts'
import { t } from '../../i18n/screening.ts'
import candidateCss from '../candidate.module.css'
import type { Numbers } from '../cv/evidence.ts'
import { findingOf } from '../finding.ts'
import css from './screening.module.css'

type Part = Candidate['score']['parts'][number]
type Props = { score: Candidate['score']; numberOf: Numbers; current: number | null; onEvidence: (number: number) => void }

/** What the position asks for and what was found; a number leads to the words in the CV. */
export const ScreeningCriteria = memo(function ScreeningCriteria({ score: { profileScore, points, weight, parts }, numberOf, current, onEvidence }: Props) {
  return (
    <section aria-labelledby="screening-criteria">
      <div className="between">
        <h2 id="screening-criteria">{t('criteria')}</h2>
        <span className="meta num">
          {profileScore !== null && <b className={css.score}>{oneDigit(profileScore)}</b>} {t('points', { points: number(points), weight: number(weight) })}
        </span>
      </div>
      <ul className={css.criteria}>
        {parts.map((part, at) => {
          const evidence = numberOf.get(at)
          const row = <Row part={part} evidence={evidence} />
          return (
            <li key={`${part.section} ${part.name}`}>
              {evidence === undefined ? (
                <div className={css.criterion}>{row}</div>
              ) : (
                <button
                  type="button"
                  className={css.criterion}
                  aria-pressed={evidence === current}
                  title={say('evidenceOf', { name: part.name, n: evidence })}
                  onClick={() => onEvidence(evidence)}
                >
                  {row}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})

function Row({ part, evidence }: { part: Part; evidence: number | undefined }) {
  const { name, mandatory, counted, match, points, weight, finding } = part
  const lacking = counted && mandatory && match < 1 && finding !== 'KM_AWAY'
  return (
    <>
      <span className="num dim">{evidence}</span>
      <span className="grow">
        {name}
        {mandatory && <span className={candidateCss.must}>{say('must')}</span>}
      </span>
      <span className={`meta${lacking ? ' tone t-red' : ''}`}>
        {findingOf(part)}
        {!counted && finding !== 'NOT_ASKED' ? `, ${say('notCounted')}` : ''}
      </span>
      <span className="num nowrap">
        <b>{number(points)}</b> / {number(weight)}
      </span>
    </>
  )
}
