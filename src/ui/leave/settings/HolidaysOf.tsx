import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { deleteHoliday } from '../../../machines/commands/leave/leaveSettings.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { weekdayOf } from '../../i18n/calendarDays.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { ImportDialog } from '../../reference/ImportDialog.tsx'
import { useImporting } from '../../reference/useImporting.ts'
import css from './settings.module.css'

const HolidayDialog = lazy(() => import('./HolidayDialog.tsx').then((kit) => ({ default: kit.HolidayDialog })))

type Schemas = components['schemas']
type Holiday = Schemas['Holiday']
/** Workbooks, tables as text, and calendars. */
const FILES = '.xlsx,.csv,.ics,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/calendar'

/** The holidays of one place in one year: added one by one or from a file, and taken out. */
export function HolidaysOf({ place, year }: { place: Schemas['HolidayPlace']; year: number }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/holiday', { params: { query: { placeId: place.id, year } } })
  const [isAdding, setIsAdding] = useState(false)
  const [asking, setAsking] = useState<Holiday | null>(null)
  const [importing, sendImport] = useImporting(`holidays-${place.id}`, t('holidaysOf', { place: place.name }), ['/leave/'])
  const [removing, remove] = useCommandActor(deleteHoliday, {
    done(message) {
      setAsking(null)
      notifySuccess(message)
    },
    refused: (problem) => notifyProblem(problem, 'employee'),
  })
  const list = data?.responseDataList ?? []
  const actions = (
    <>
      <Button leftSection={<IconFileSpreadsheet size={16} stroke={1.7} aria-hidden />} onClick={() => sendImport({ type: 'open' })}>
        {t('importHolidays')}
      </Button>
      <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setIsAdding(true)}>
        {t('addHoliday')}
      </Button>
    </>
  )
  return (
    <>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && list.length === 0 && (
        <EmptyState kind="empty" title={t('noHolidays', { year: String(year) })} actions={actions}>
          {t('noHolidaysText')}
        </EmptyState>
      )}
      {list.length > 0 && (
        <>
          <div className={css.tools}>{actions}</div>
          <ul className={css.list} data-plain aria-labelledby="holidays">
            {list.map((holiday) => (
              <li key={holiday.id}>
                <span>
                  <span className="b num">{day(holiday.day)}</span> <span className="meta">{weekdayOf(holiday.day)}</span>
                </span>
                <span>
                  {holiday.name}
                  <span className="meta">
                    {[holiday.half && t(`half_${holiday.half}`), holiday.isSample && t('sample'), holiday.past && t('past')]
                      .filter(Boolean)
                      .map((one) => ` · ${one}`)}
                  </span>
                </span>
                <div className={css.acts}>
                  {!holiday.past && (
                    <Button size="xs" aria-label={t('takeOutName', { name: holiday.name, day: day(holiday.day) })} onClick={() => setAsking(holiday)}>
                      {t('takeOut')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {asking && (
        <ConfirmDialog
          opened
          title={t('takeOutTitle', { name: asking.name, day: day(asking.day) })}
          confirm={t('takeOut')}
          danger
          busy={removing.hasTag('busy')}
          onCancel={() => setAsking(null)}
          onConfirm={() => remove({ type: 'do', what: asking.id })}
        >
          {t('takeOutText')}
        </ConfirmDialog>
      )}
      <LazyBoundary>{isAdding && <HolidayDialog place={place} year={year} onClose={() => setIsAdding(false)} />}</LazyBoundary>
      <ImportDialog
        listName={t('holidaysOf', { place: place.name })}
        accept={FILES}
        text={t('importHolidaysText')}
        note={t('importHolidaysNote')}
        state={importing}
        send={sendImport}
      />
    </>
  )
}
