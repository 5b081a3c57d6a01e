import type { components } from '../../../api/recruitment.gen.ts'
import { shownName } from '../../candidates/nameOf.ts'
import { AddressLink } from '../../components/AddressLink.tsx'
import { Status } from '../../components/status/Status.tsx'
import { number, oneDigit } from '../../i18n/format.ts'
import { t } from '../../i18n/pastRanking.ts'
import recordCss from '../record.module.css'
import css from './PastRanking.module.css'

export type Ranked = components['schemas']['PastRanked']

export const personOf = ({ applicantName, rank }: Ranked) =>
  applicantName ? shownName(applicantName) : rank === null ? t('hiddenUnranked') : t('hidden', { rank })

type Props = { rows: Ranked[]; of: number | undefined; isNow: boolean; onWhy: (row: Ranked) => void }

/** The ranking of the day; the one whom somebody came for is marked. */
export function PastRows({ rows, of, isNow, onWhy }: Props) {
  return (
    <table className={`${recordCss.crit} ${css.rows}`}>
      <thead>
        <tr>
          <th scope="col" style={{ width: 104 }}>
            {t('rank')}
          </th>
          <th scope="col">{t('candidate')}</th>
          <th scope="col" style={{ width: 150 }}>
            {t('status')}
          </th>
          <th scope="col" className={css.score} style={{ width: 84 }}>
            {t('score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.applicationId ?? `row ${at}`} className={row.applicationId !== null && row.applicationId === of ? css.it : undefined}>
            <td className="num">
              <Place of={row} isNow={isNow} />
            </td>
            <th scope="row">
              {row.applicationId === null ? (
                personOf(row)
              ) : (
                <>
                  <AddressLink className="link" url={`/canprf?applicationId=${row.applicationId}`}>
                    {personOf(row)}
                  </AddressLink>{' '}
                  <button type="button" className="note-do" aria-label={t('whyOf', { name: personOf(row) })} onClick={() => onWhy(row)}>
                    {t('why')}
                  </button>
                </>
              )}
            </th>
            <td>
              <Status of="application" is={row.status} />
            </td>
            <td className={`num ${css.score}`}>{row.score === null ? t('none') : oneDigit(row.score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The place then, and beneath it the place now; said whole to those who do not see it. */
function Place({ of: { rank, rankNow }, isNow }: { of: Ranked; isNow: boolean }) {
  if (rank === null) return <span className="dim">{t('noRank')}</span>
  if (isNow) return <b>{number(rank)}</b>
  return (
    <>
      <span aria-hidden="true">
        <b>{number(rank)}</b>
        <span className={`meta ${css.below}`}>{rankNow === null ? t('nowGone') : t('nowRank', { n: rankNow })}</span>
      </span>
      <span className="vh">{rankNow === null ? t('rankGone', { n: rank }) : t('rankThen', { n: rank, now: rankNow })}</span>
    </>
  )
}
