import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { hrQueries } from '../../../api/queries.ts'
import { runYearEnd } from '../../../machines/commands/leave/leaveSettings.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { day } from '../../i18n/format.ts'
import { ledgerFigure, unitWord } from '../../i18n/leaveFigures.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { today } from '../../i18n/zone.ts'
import type { SettingsSearch } from '../leaveSearch.ts'
import css from './settings.module.css'

/** What is carried over and what expires: looked at first, then posted; run again it changes nothing. */
export function YearEnd({ search, onSearch }: { search: SettingsSearch; onSearch: (search: SettingsSearch) => void }) {
  const now = today()
  const on = search.on ?? now
  const page = search.page ?? 1
  const { data, error, refetch, isFetching } = hrQueries.useQuery(
    'get',
    '/leave/year-end/preview',
    { params: { query: { on, page } } },
    { placeholderData: keepPreviousData },
  )
  const [asking, setAsking] = useState(false)
  const [running, run] = useCommandActor(runYearEnd, {
    done(answer) {
      setAsking(false)
      notifySuccess(t('yearEndDone', { n: answer.data.posted }))
      onSearch({ ...search, page: undefined })
    },
    refused(problem) {
      setAsking(false)
      notifyProblem(problem, 'employee')
    },
  })
  const rows = data?.responseDataList ?? []
  const { totalElements: total = 0, totalPages: pages = 1 } = data?.paging ?? {}
  const isAhead = on > now
  return (
    <>
      <div className={css.head}>
        <div>
          <h2 id="year-end">{t('titleYearEnd')}</h2>
          <p className="meta">{t('yearEndText')}</p>
        </div>
        {total > 0 && !isAhead && (
          <Button variant="filled" aria-disabled={running.hasTag('busy') || undefined} onClick={() => setAsking(true)}>
            {t('yearEndRun')}
          </Button>
        )}
      </div>
      <section aria-labelledby="year-end" aria-busy={isFetching}>
        <div className={css.tools}>
          <DateField
            label={t('yearEndOn')}
            clearable={false}
            value={on}
            onChange={(value) => onSearch({ ...search, page: undefined, on: value && value !== now ? value : undefined })}
          />
          {data && total > 0 && (
            <span className="meta" role="status">
              {t('yearEndCount', { n: total })}
            </span>
          )}
        </div>
        {isAhead && <Note tone="neutral">{t('yearEndFuture', { day: day(on) })}</Note>}
        {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Pending />}
        {data && total === 0 && (
          <EmptyState kind="empty" title={t('yearEndNone', { day: day(on) })}>
            {t('yearEndNoneText')}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('person')}</th>
                <th scope="col">{t('kind')}</th>
                <th scope="col">{t('y_what')}</th>
                <th scope="col" data-n>
                  {t('y_before')}
                </th>
                <th scope="col" data-n>
                  {t('y_amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.employeeId} ${row.kindId} ${row.day} ${row.cause}`}>
                  <td className="num nowrap">{day(row.day)}</td>
                  <td className="b">{row.personName}</td>
                  <td>{row.kindName}</td>
                  <td>{t(`cause_${row.cause}`)}</td>
                  <td className="num" data-n>
                    {ledgerFigure(row.balanceBefore, row)} {unitWord(row)}
                  </td>
                  <td className="num b" data-n>
                    {ledgerFigure(row.carriedMinutes ?? row.minutes, row, row.carriedMinutes === null)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {pages > 1 && (
          <div className={css.pager}>
            <Button aria-disabled={page === 1 || undefined} onClick={() => page > 1 && onSearch({ ...search, page: page - 1 })}>
              {t('before')}
            </Button>
            <Button aria-disabled={page >= pages || undefined} onClick={() => page < pages && onSearch({ ...search, page: page + 1 })}>
              {t('next')}
            </Button>
            <span className="meta num">{t('pageOf', { page, pages })}</span>
          </div>
        )}
      </section>
      {asking && (
        <ConfirmDialog
          opened
          title={t('yearEndTitle', { n: total })}
          confirm={t('yearEndRun')}
          busy={running.hasTag('busy')}
          onCancel={() => setAsking(false)}
          onConfirm={() => run({ type: 'do', what: { on } })}
        >
          {t('yearEndAsk')}
        </ConfirmDialog>
      )}
    </>
  )
}
