import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { ChoicesFailed, type ChoicesQuery, hasFailed } from '../components/form/choices.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Note } from '../components/Note.tsx'
import { t } from '../i18n/applications.ts'
import { number, oneDigit } from '../i18n/format.ts'
import candidateCss from './candidate.module.css'
import type { useEvidence } from './cv/useEvidence.ts'
import { findingOf } from './finding.ts'
import { Judgement, Judgements } from './Judgement.tsx'
import { within } from './order/address.ts'
import css from './ScorePanel.module.css'

type Breakdown = components['schemas']['ScoreBreakdown']
type Part = Breakdown['parts'][number]
/** How many reviewed is counted from them. */
type Reviews = ChoicesQuery & { data?: { responseDataList: readonly unknown[] } | undefined }
type Props = {
  id: number
  evidence: ReturnType<typeof useEvidence>
  breakdown: Breakdown
  reviewScore: number | null
  reviews: Reviews
  maySeeDocuments: boolean
  requisitionId: number
}

const scoreOf = (value: number | null) => (value === null ? t('noScore') : oneDigit(value))

/** The two scores and every bar that the profile score is added up from; the longest empty piece costs most. */
export function ScorePanel({ id, evidence, breakdown, reviewScore, reviews, maySeeDocuments, requisitionId }: Props) {
  const { profileScore, points, weight, missingMandatoryItems, parts } = breakdown
  const judgements = recruitmentQueries.useQuery('get', '/application/requirements/{id}', { params: { path: { id } } })
  const judged = judgements.data?.responseDataList ?? []
  const widest = Math.max(1, ...parts.map((part) => part.weight))
  return (
    <div className={candidateCss.ccol}>
      <div className={css.scores}>
        <div>
          <h2>{t('profileScoreLong')}</h2>
          <div className={`${css.big} num`}>{scoreOf(profileScore)}</div>
          <div className="meta num">{profileScore === null ? t('noScoreText') : t('points', { points: number(points), weight: number(weight) })}</div>
        </div>
        <div>
          <h2>{t('reviewScoreLong')}</h2>
          <div className={`${css.big} num ${css.review}`}>{scoreOf(reviewScore)}</div>
          <div className="meta">{reviews.data && t('reviewers', { n: reviews.data.responseDataList.length })}</div>
        </div>
      </div>
      {maySeeDocuments && (
        <Link className="link" to="/jobreq/$id" params={{ id: requisitionId }} search={{ tab: 'ranking', of: id }}>
          {t('rankingOnDay')}
        </Link>
      )}
      {hasFailed(reviews) && <ChoicesFailed query={reviews} title={t('reviewersFailed')} />}
      {judgements.error && !judgements.data && <LoadFailed as="line" error={judgements.error} onRetry={() => void judgements.refetch()} />}
      {missingMandatoryItems.length > 0 && (
        <div className={css.scoreMissing}>
          <Note tone="red" icon={<IconAlertTriangle size={16} stroke={1.8} aria-hidden />}>
            <b>{t('missingMandatory')}</b> {missingMandatoryItems.join(', ')}{' '}
            {maySeeDocuments && (
              <Link to="/canprf" search={within({ applicationId: id, tab: 'compliance' })}>
                {t('askForIt')}
              </Link>
            )}
          </Note>
        </div>
      )}
      <ul className={css.bars}>
        {parts.map((part, at) => (
          <Bar
            key={`${part.section} ${part.name}`}
            id={id}
            part={part}
            widest={widest}
            number={evidence.numberOf.get(at)}
            current={evidence.current}
            onEvidence={evidence.to}
            judged={judged.filter(({ section, name }) => section === part.section && name === part.name)}
          />
        ))}
      </ul>
    </div>
  )
}

type BarProps = {
  id: number
  part: Part
  widest: number
  judged: readonly components['schemas']['JudgedRequirement'][]
  /** The number of its evidence in the CV. */
  number: number | undefined
  current: number | null
  onEvidence: (number: number) => void
}

function Bar({ id, part, widest, judged, number: evidence, current, onEvidence }: BarProps) {
  const { section, name, mandatory, points, weight, share, match, counted, finding } = part
  const lacking = counted && mandatory && match < 1
  const label = t('barLabel', { name, points: number(points), weight: number(weight), share: number(Math.round(share * 100)) })
  return (
    <li>
      <div className="between">
        <span>
          {evidence === undefined ? (
            name
          ) : (
            <button
              type="button"
              className={css.evidence}
              aria-pressed={evidence === current}
              title={t('evidenceOf', { name, n: evidence })}
              onClick={() => onEvidence(evidence)}
            >
              {name} <span className="num">{evidence}</span>
            </button>
          )}
          {mandatory && <span className={candidateCss.must}>{t('must')}</span>}
        </span>
        <Judgement applicationId={id} section={section} name={name} judged={judged} />
        <span className="num nowrap">
          <b>{number(points)}</b> <span className="dim">/ {number(weight)}</span>
        </span>
      </div>
      <div className="between">
        <span className={css.trackOf}>
          <span className="bar-t" style={{ width: `${(weight / widest) * 100}%` }} role="img" aria-label={label}>
            <i style={{ width: `${counted ? match * 100 : 0}%` }} />
          </span>
        </span>
        <span className={`meta row nowrap${lacking && finding !== 'KM_AWAY' ? ' tone t-red' : ''}`}>
          {lacking && <IconX size={13} stroke={2} aria-hidden />}
          {findingOf(part)}
          {!counted && finding !== 'NOT_ASKED' ? `, ${t('notCounted')}` : ''}
        </span>
      </div>
      <Judgements judged={judged} />
    </li>
  )
}
