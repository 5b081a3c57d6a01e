import type { components } from '../../../api/recruitment.gen.ts'
import { moment, number, share } from '../../i18n/format.ts'
import { t } from '../../i18n/pastRanking.ts'
import { t as sayWeights } from '../../i18n/weights.ts'
import recordCss from '../record.module.css'
import css from './PastRanking.module.css'

type Answer = components['schemas']['PastRanking']

/** What the position asked for then, by which formula it was counted, and when all were ranked anew. */
export function PastCriteria({ answer: { criteria, formula, changes }, onDay }: { answer: Answer; onDay: (at: string) => void }) {
  const sum = criteria.reduce((total, { weight }) => total + weight, 0)
  return (
    <section aria-label={t('criteria')}>
      {formula !== null && (
        <>
          <h3 className={recordCss.mh}>{t('criteria')}</h3>
          {criteria.length === 0 && <p className="dim">{t('noCriteria')}</p>}
          <ul className={css.list}>
            {criteria.map(({ section, name, weight, mandatory }) => (
              <li key={`${section} ${name}`} className="between">
                <span>
                  <b>{name}</b> <span className="meta">{[sayWeights(`of_${section}`), mandatory && t('must')].filter(Boolean).join(' · ')}</span>
                </span>
                <span className="num nowrap">{t('weight', { weight: number(weight), share: share(sum === 0 ? 0 : weight / sum) })}</span>
              </li>
            ))}
          </ul>
          <details className={css.formula}>
            <summary>{t('formula', { n: formula })}</summary>
            <p className="dim">{t('formulaText')}</p>
          </details>
        </>
      )}
      <h3 className={recordCss.mh}>{t('changes')}</h3>
      {changes.length === 0 && <p className="dim">{t('noChanges')}</p>}
      <ol className={css.list}>
        {changes.map(({ id, at, why, byName, applications }) => (
          <li key={id}>
            <button type="button" className="note-do" aria-label={t('showDay', { day: moment(at) })} onClick={() => onDay(at)}>
              {moment(at)}
            </button>
            <div className="meta">{[t(`why_${why}`), byName, t('changed', { n: applications })].filter(Boolean).join(' · ')}</div>
          </li>
        ))}
      </ol>
    </section>
  )
}
