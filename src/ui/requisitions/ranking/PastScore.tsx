import { Modal } from '@mantine/core'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { findingOf } from '../../candidates/finding.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { day as dayWords, moment, number, oneDigit } from '../../i18n/format.ts'
import { t } from '../../i18n/pastRanking.ts'
import recordCss from '../record.module.css'
import css from './PastRanking.module.css'

type Props = { id: number; name: string; day: string; onClose: () => void }

/** Why somebody stood where they did: every part of the score as it was on the day, and how it came to that. */
export function PastScore({ id, name, day, onClose }: Props) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/score-on/{id}', { params: { path: { id }, query: { day } } })
  return (
    <Modal opened onClose={onClose} size={620} title={t('scoreTitle', { name, day: dayWords(day) })} closeButtonProps={{ 'aria-label': t('close') }}>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Pending />}
      {data && (data.data ? <Score score={data.data} /> : <p>{t('scoreNone', { day: dayWords(day) })}</p>)}
    </Modal>
  )
}

function Score({ score: { at, why, formula, rank, rankedOf, breakdown, changes } }: { score: components['schemas']['PastScore'] }) {
  const { profileScore, parts, missingMandatoryItems } = breakdown
  const widest = Math.max(1, ...parts.map(({ weight }) => weight))
  return (
    <>
      <p className={css.total}>
        <b className="num">{profileScore === null ? t('none') : oneDigit(profileScore)}</b>{' '}
        <span>{rank === null ? t('scoreUnranked') : t('scoreRank', { rank, of: rankedOf })}</span>
      </p>
      <p className="meta">{t('scoreSince', { at: moment(at), why: t(`why_${why}`) })}</p>
      <h3 className={recordCss.mh}>{t('parts')}</h3>
      {missingMandatoryItems.length > 0 && (
        <p className="tone t-red">
          {t('missing')}: {missingMandatoryItems.join(', ')}
        </p>
      )}
      <ul className={css.list}>
        {parts.map((part) => (
          <li key={`${part.section} ${part.name}`}>
            <div className="between">
              <span>
                {part.name} {part.mandatory && <span className="meta">{t('must')}</span>}
              </span>
              <span className="num nowrap">
                <b>{number(part.points)}</b> <span className="dim">/ {number(part.weight)}</span>
              </span>
            </div>
            <div className="between">
              <span className={css.bar}>
                <span
                  className="bar-t"
                  style={{ width: `${(part.weight / widest) * 100}%` }}
                  role="img"
                  aria-label={t('part', { name: part.name, points: number(part.points), weight: number(part.weight) })}
                >
                  <i style={{ width: `${part.counted ? part.match * 100 : 0}%` }} />
                </span>
              </span>
              <span className="meta">{findingOf(part)}</span>
            </div>
          </li>
        ))}
      </ul>
      <p className="meta">{t('formula', { n: formula })}</p>
      <h3 className={recordCss.mh}>{t('history')}</h3>
      <ol className={css.list}>
        {changes.map((one) => (
          <li key={one.id} className="between">
            <span>
              {moment(one.at)} <span className="meta">{[t(`why_${one.why}`), t('historyFormula', { n: one.formula })].join(' · ')}</span>
            </span>
            <b className="num">{one.score === null ? t('none') : oneDigit(one.score)}</b>
          </li>
        ))}
      </ol>
    </>
  )
}
