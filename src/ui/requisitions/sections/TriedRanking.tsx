import type { WhatIf } from '../../../machines/flows/whatIf.ts'
import { shownName } from '../../candidates/nameOf.ts'
import { AddressLink } from '../../components/AddressLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Status } from '../../components/status/Status.tsx'
import { number, oneDigit } from '../../i18n/format.ts'
import { t as sayRequisitions } from '../../i18n/requisitions.ts'
import { t } from '../../i18n/weights.ts'
import recordCss from '../record.module.css'
import css from './TriedRanking.module.css'

type Ranked = WhatIf['ranking'][number]

/** Who stands where with the tried weights, and where they stood. */
export function TriedRanking({ answer: { ranking, totalElements, moved }, busy }: { answer: WhatIf; busy: boolean }) {
  if (totalElements === 0)
    return (
      <EmptyState kind="empty" title={t('noRanking')}>
        {t('noRankingText')}
      </EmptyState>
    )
  return (
    <section className={css.tryRanking} aria-labelledby="ranking" aria-busy={busy}>
      <h3 id="ranking" className={recordCss.mh}>
        {t('ranking')}
      </h3>
      <p className="meta" role="status">
        {busy ? t('ranked') : t('moved', { n: moved, all: totalElements })}
        {totalElements > ranking.length && ` ${t('firstOnes', { n: ranking.length })}`}
      </p>
      <table className={recordCss.crit}>
        <thead>
          <tr>
            <th scope="col" style={{ width: 84 }}>
              {t('rank')}
            </th>
            <th scope="col">{t('candidate')}</th>
            <th scope="col" style={{ width: 150 }}>
              {sayRequisitions('status')}
            </th>
            <th scope="col" style={{ width: 84 }}>
              {t('score')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranking.map((one) => (
            <tr key={one.applicationId ?? `rank ${one.rankBefore}`}>
              <td className="num">
                <Place of={one} />
              </td>
              <th scope="row">
                {one.applicationId === null ? (
                  t('hidden', { rank: one.rankBefore })
                ) : (
                  <AddressLink className="link" url={`/canprf?applicationId=${one.applicationId}`}>
                    {one.applicantName && shownName(one.applicantName)}
                  </AddressLink>
                )}
                {one.missingMandatoryItems.length > 0 && (
                  <span className="meta">
                    {t('missing')}: {one.missingMandatoryItems.join(', ')}
                  </span>
                )}
              </th>
              <td>
                <Status of="application" is={one.status} />
              </td>
              <td className="num">
                {one.score === null ? t('none') : oneDigit(one.score)}
                {one.score !== one.scoreBefore && (
                  <div className="meta">{t('was', { score: one.scoreBefore === null ? t('none') : oneDigit(one.scoreBefore) })}</div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** "2 ↑ 3": the place, and by how many it changed; said in words to those who do not see it. */
function Place({ of: { rank, rankBefore } }: { of: Ranked }) {
  const up = rankBefore - rank
  return (
    <>
      <span aria-hidden="true">
        <b>{number(rank)}</b>
        {up !== 0 && <span className={up > 0 ? 'tone t-green' : 'tone t-amber'}>{` ${up > 0 ? '↑' : '↓'} ${number(Math.abs(up))}`}</span>}
      </span>
      <span className="vh">{up === 0 ? t('rankSame', { rank }) : t('rankNow', { rank, before: rankBefore })}</span>
    </>
  )
}
