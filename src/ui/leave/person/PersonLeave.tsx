import { Button } from '@mantine/core'
import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Pending } from '../../components/Pending.tsx'
import { Status } from '../../components/status/Status.tsx'
import { day } from '../../i18n/format.ts'
import { balanceFigure, unitWord } from '../../i18n/leaveFigures.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { requestAmount, spanInWords, weekInWords } from '../leaveWords.ts'
import { RequestMoves } from '../RequestMoves.tsx'
import { useLeaveMoves } from '../useLeaveMoves.tsx'
import css from './person.module.css'

const AskPanel = lazy(() => import('../ask/AskPanel.tsx').then((kit) => ({ default: kit.AskPanel })))
const GiveDialog = lazy(() => import('../settings/GiveDialog.tsx').then((kit) => ({ default: kit.GiveDialog })))
const WeekDialog = lazy(() => import('../settings/WeekDialog.tsx').then((kit) => ({ default: kit.WeekDialog })))
const CorrectDialog = lazy(() => import('../settings/CorrectDialog.tsx').then((kit) => ({ default: kit.CorrectDialog })))
const EndDialog = lazy(() => import('./EndDialog.tsx').then((kit) => ({ default: kit.EndDialog })))

type Assignment = components['schemas']['LeaveAssignmentRow']
type Shown = { what: 'give' | 'week' | 'ask' } | { what: 'correct'; kindId: number } | { what: 'end'; assignment: Assignment }

/** The leave of one employee for HR: balances, what is planned, policies and work weeks. */
export function PersonLeave({ employeeId, name }: { employeeId: number; name: string }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/of-employee/{employeeId}', { params: { path: { employeeId } } })
  const [shown, setShown] = useState<Shown | null>(null)
  const moves = useLeaveMoves()
  const close = () => setShown(null)
  const leave = data?.data
  const people = [{ employeeId, name }]
  if (!leave)
    return (
      <section className={css.section} aria-labelledby="section-leave">
        <h2 id="section-leave">{t('leave')}</h2>
        {error ? <LoadFailed as="line" error={error} onRetry={() => void refetch()} /> : <Pending />}
      </section>
    )
  return (
    <section className={css.section} aria-labelledby="section-leave">
      <h2 id="section-leave">{t('leave')}</h2>
      <div className={css.acts}>
        {leave.balances.some(({ mayAsk }) => mayAsk) && (
          <Button size="xs" data-ask onClick={() => setShown({ what: 'ask' })}>
            {t('askFor')}
          </Button>
        )}
        <Button size="xs" onClick={() => setShown({ what: 'give' })}>
          {t('givePolicy')}
        </Button>
        <Button size="xs" onClick={() => setShown({ what: 'week' })}>
          {t('setWeek')}
        </Button>
      </div>
      {leave.balances.length > 0 && (
        <ul className={css.rows}>
          {leave.balances.map(({ kindId, kindName, unit, minutes, takenMinutes, counted, policyName }) => (
            <li key={kindId}>
              <span>
                <span className="b">{kindName}</span>
                {policyName && <span className="meta"> · {policyName}</span>}
              </span>
              <span className="num">
                {balanceFigure(counted ? minutes : takenMinutes, { unit, dayMinutes: leave.employee.dayMinutes })} {unitWord({ unit })}
              </span>
              {counted && (
                <Button size="xs" variant="subtle" aria-label={t('correctOf', { name, kind: kindName })} onClick={() => setShown({ what: 'correct', kindId })}>
                  {t('correctShort')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {leave.planned.length > 0 && (
        <ul className={css.rows}>
          {leave.planned.map((request) => (
            <li key={request.id}>
              <span>
                <span className="b num">{spanInWords(request, request.startsAt)}</span>
                <span className="meta"> · {[request.kindName, requestAmount(request)].join(', ')}</span>
              </span>
              <Status of="leaveRequest" is={request.status} />
              <span className={css.acts}>
                <RequestMoves request={request} moves={moves} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <h3 className={css.sub}>{t('assignments')}</h3>
      {leave.assignments.length === 0 && <p className="meta">{t('noPolicy')}</p>}
      <ul className={css.rows}>
        {leave.assignments.map((assignment) => (
          <li key={assignment.id}>
            <span>{assignment.policyName}</span>
            <span className="meta num">
              {assignment.toDay ? t('fromTo', { from: day(assignment.fromDay), to: day(assignment.toDay) }) : t('since', { from: day(assignment.fromDay) })}
            </span>
            <Button size="xs" variant="subtle" aria-label={t('endName', { name: assignment.policyName })} onClick={() => setShown({ what: 'end', assignment })}>
              {t('end')}
            </Button>
          </li>
        ))}
      </ul>
      <h3 className={css.sub}>{t('workWeeks')}</h3>
      <ul className={css.rows}>
        {leave.workWeeks.map((week) => (
          <li key={week.id}>
            <span>{weekInWords(week.minutes)}</span>
            <span className="meta">{[t('weekFrom', { day: day(week.fromDay) }), week.placeName ?? t('noPlace')].join(' · ')}</span>
          </li>
        ))}
        {leave.workWeeks.length === 0 && <li>{weekInWords(leave.employee.week)}</li>}
      </ul>
      {moves.dialog}
      <LazyBoundary>
        {shown?.what === 'ask' && <AskPanel own={leave} head={leave.employee} beside={false} kindId={null} employeeId={employeeId} onClose={close} />}
        {shown?.what === 'give' && <GiveDialog policyId={null} people={people} onClose={close} />}
        {shown?.what === 'week' && <WeekDialog people={people} week={leave.employee.week} placeId={leave.workWeeks[0]?.placeId ?? null} onClose={close} />}
        {shown?.what === 'correct' && <CorrectDialog person={{ employeeId, name }} kindId={shown.kindId} onClose={close} />}
        {shown?.what === 'end' && <EndDialog assignment={shown.assignment} name={name} onClose={close} />}
      </LazyBoundary>
    </section>
  )
}
