import type { WhatIf } from '../../../machines/flows/whatIf.ts'
import { AddressLink } from '../../components/AddressLink.tsx'
import { Status } from '../../components/status/Status.tsx'
import { Void } from '../../components/EmptyState.tsx'
import { number, oneDigit } from '../../i18n/format.ts'
import { say as sayRequisitions } from '../../i18n/requisitions.ts'
import { say } from '../../i18n/weights.ts'

type Ranked = WhatIf['ranking'][number]

/** Who stands where with the tried weights, and where they stood. */
export function TriedRanking({ answer: { ranking, totalElements, moved }, busy }: { answer: WhatIf; busy: boolean }) {
  if (totalElements === 0)
    return (
      <Void kind="empty" title={say('noRanking')}>
        {say('noRankingText')}
      </Void>
    )
  return (
    <section className="try-ranking" aria-labelledby="ranking" aria-busy={busy}>
      <h3 id="ranking" className="mh">
        {say('ranking')}
      </h3>
      <p className="meta" role="status">
        {busy ? say('ranked') : say('moved', { n: moved, all: totalElements })}
        {totalElements > ranking.length && ` ${say('firstOnes', { n: ranking.length })}`}
      </p>
      <table className="crit">
        <thead>
          <tr>
            <th scope="col" style={{ width: 84 }}>
              {say('rank')}
            </th>
            <th scope="col">{say('candidate')}</th>
            <th scope="col" style={{ width: 150 }}>
              {sayRequisitions('status')}
            </th>
            <th scope="col" style={{ width: 84 }}>
              {say('score')}
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
                  say('hidden', { rank: one.rankBefore })
                ) : (
                  <AddressLink className="link" url={`/canprf?applicationId=${one.applicationId}`}>
                    {one.applicantName}
                  </AddressLink>
                )}
                {one.missingMandatoryItems.length > 0 && (
                  <span className="meta">
                    {say('missing')}: {one.missingMandatoryItems.join(', ')}
                  </span>
                )}
              </th>
              <td>
                <Status of="application" is={one.status} />
              </td>
              <td className="num">
                {one.score === null ? say('none') : oneDigit(one.score)}
                {one.score !== one.scoreBefore && (
                  <div className="meta">{say('was', { score: one.scoreBefore === null ? say('none') : oneDigit(one.scoreBefore) })}</div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** "2 ▲ 3": the place, and by how many it changed; said in words to those who do not see it. */
function Place({ of: { rank, rankBefore } }: { of: Ranked }) {
  const up = rankBefore - rank
  return (
    <>
      <span aria-hidden="true">
        <b>{number(rank)}</b>
        {up !== 0 && <span className={up > 0 ? 'tone t-green' : 'tone t-amber'}>{` ${up > 0 ? '▲' : '▼'} ${number(Math.abs(up))}`}</span>}
      </span>
      <span className="vh">{up === 0 ? say('rankSame', { rank }) : say('rankNow', { rank, before: rankBefore })}</span>
    </>
  )
}
