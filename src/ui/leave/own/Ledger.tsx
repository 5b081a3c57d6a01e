import { Button, Select } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/leave.ts'
import { balanceFigure, daySpan, ledgerFigure, unitWord } from '../../i18n/leaveFigures.ts'
import { measureOf } from '../leaveWords.ts'
import { aheadInWords, entryInWords } from './ledgerWords.ts'
import css from './own.module.css'

type Schemas = components['schemas']
type Props = {
  balance: Schemas['LeaveBalance']
  kinds: readonly Schemas['LeaveBalance'][]
  today: string
  employeeId: number
  dayMinutes: number
  onKind: (kindId: number) => void
}
const SIZE = 25

/** How a balance came about and what lies ahead: every entry of the ledger in words, the newest first. */
export function Ledger({ balance, kinds, today, employeeId, dayMinutes, onKind }: Props) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = hrQueries.useQuery(
    'post',
    '/leave/ledger/criteria',
    {
      body: {
        ...{ page, size: SIZE, sort: '-day' },
        // What lies ahead stands above the line of today already.
        ...{ columns: ['employeeId', 'kindId', ...(balance.counted ? ['day'] : [])] },
        ...{ operators: ['NUM_EQUAL', 'NUM_EQUAL', ...(balance.counted ? (['TIME_TO'] as const) : [])] },
        ...{ values: [String(employeeId), String(balance.kindId), ...(balance.counted ? [today] : [])] },
      },
    },
    { placeholderData: keepPreviousData },
  )
  const { kindName, unit, counted } = balance
  const measure = measureOf(unit, dayMinutes)
  const entries = data?.responseDataList
  const pages = data?.paging.totalPages ?? 1
  const ahead = page === 1 && counted ? balance.ahead.toReversed() : []
  const now = `${balanceFigure(balance.todayMinutes, measure)} ${unitWord(measure)}`
  return (
    <section aria-labelledby="ledger" aria-busy={isFetching}>
      <div className={css.head}>
        <h2 id="ledger">{t('ledgerOf', { kind: kindName })}</h2>
        {kinds.length > 1 && (
          <Select
            aria-label={t('ledgerKind')}
            allowDeselect={false}
            data={kinds.map(({ kindId, kindName: label }) => ({ value: String(kindId), label }))}
            value={String(balance.kindId)}
            onChange={(value) => value && onKind(Number(value))}
          />
        )}
      </div>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {entries && entries.length === 0 && ahead.length === 0 && <p className={css.none}>{t('ledgerEmpty')}</p>}
      {entries && entries.length + ahead.length > 0 && (
        <table className={css.ledger}>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t(unit === 'HOURS' ? 'amountHours' : 'amount')}</th>
              {counted && <th scope="col">{t('balance')}</th>}
            </tr>
          </thead>
          <tbody>
            {ahead.map((one) => (
              <tr key={`${one.cause} ${one.from} ${one.requestId}`} data-ahead>
                <td className="num">{daySpan(one.from, one.to)}</td>
                <td>{aheadInWords(one, measure)}</td>
                <td className="num">{ledgerFigure(one.minutes * one.count, measure, true)}</td>
                <td className="num">{ledgerFigure(one.balance, measure)}</td>
              </tr>
            ))}
            {page === 1 && counted && (
              <tr data-today>
                <td colSpan={4}>{t(ahead.length > 0 ? 'ahead' : 'todayLine', { day: day(today), n: now })}</td>
              </tr>
            )}
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td className="num">{day(entry.day)}</td>
                <td>{entryInWords(entry)}</td>
                <td className="num">{ledgerFigure(entry.minutes, measureOf(unit, entry.dayMinutes), true)}</td>
                {counted && <td className="num">{ledgerFigure(entry.balance, measureOf(unit, entry.dayMinutes))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <div className={css.pager}>
          <Button aria-disabled={page === 1 || undefined} onClick={() => setPage(Math.max(1, page - 1))}>
            {t('later')}
          </Button>
          <Button aria-disabled={page >= pages || undefined} onClick={() => setPage(Math.min(pages, page + 1))}>
            {t('earlier')}
          </Button>
          <span className="meta num" role="status">
            {t('pageOf', { page, pages })}
          </span>
        </div>
      )}
    </section>
  )
}
