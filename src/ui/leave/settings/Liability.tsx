import { hrQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { number } from '../../i18n/format.ts'
import { t } from '../../i18n/leaveSettings.ts'
import css from './settings.module.css'

const hours = (minutes: number) => t('hoursN', { n: number(Math.round(minutes / 60)) })

/** What all balances of a day come to, by kind. */
export function Liability({ on }: { on: string | undefined }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/balance/liability', { params: { query: { ...(on ? { on } : {}) } } })
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  const rows = data?.responseDataList ?? []
  if (rows.length === 0) return null
  return (
    <details className={css.liability}>
      <summary>{t('liability')}</summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('l_kind')}</th>
            <th scope="col" data-n>
              {t('l_people')}
            </th>
            <th scope="col" data-n>
              {t('l_sum')}
            </th>
            <th scope="col" data-n>
              {t('l_owed')}
            </th>
            <th scope="col" data-n>
              {t('l_below')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kindId}>
              <td>{row.kindName}</td>
              <td className="num" data-n>
                {number(row.people)}
              </td>
              <td className="num" data-n>
                {hours(row.minutes)}
              </td>
              <td className="num b" data-n>
                {hours(row.owedMinutes)}
              </td>
              <td className="num" data-n>
                {number(row.below)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="meta" style={{ padding: '8px 24px', margin: 0 }}>
        {t('owedHelp')}
      </p>
    </details>
  )
}
