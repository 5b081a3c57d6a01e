import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { AddressLink } from '../../components/AddressLink.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Status } from '../../components/status/Status.tsx'
import { t } from '../../i18n/day.ts'
import { balanceFigure, unitWord } from '../../i18n/leaveFigures.ts'
import { measureOf, requestAmount, spanInWords } from '../../leave/leaveWords.ts'
import css from '../Figures.module.css'

type Schemas = components['schemas']

/** The own balances of today and the leave that comes next. Who has no record of an employee has none. */
export function LeaveSide() {
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/own', { params: { query: {} } })
  const own = data?.data
  if (error && !own)
    return (
      <aside className={css.dayFigures} aria-label={t('myLeave')}>
        <section className={css.dsec}>
          <h2>{t('myLeave')}</h2>
          <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
        </section>
      </aside>
    )
  if (!own?.employee) return null
  const { dayMinutes } = own.employee
  const counted = own.balances.filter((one) => one.counted)
  const [next] = own.planned
  return (
    <aside className={css.dayFigures} aria-label={t('myLeave')}>
      <section className={css.dsec} aria-labelledby="day-balances">
        <h2 id="day-balances">{t('balancesToday')}</h2>
        {counted.length === 0 && <p className="meta">{t('noBalances')}</p>}
        <ul className={`${css.figures} ${css.two}`}>
          {counted.map((one) => (
            <li key={one.kindId}>
              <AddressLink className="link" url={`/leave?kind=${one.kindId}`}>
                {one.kindName}
              </AddressLink>
              <Figure balance={one} dayMinutes={dayMinutes} />
            </li>
          ))}
        </ul>
      </section>
      <section className={css.dsec} aria-labelledby="day-leave">
        <h2 id="day-leave">{t('nextLeave')}</h2>
        {next ? (
          <p className={css.next}>
            <AddressLink className="link" url={`/leave?request=${next.id}`}>
              {spanInWords(next, next.startsAt)}
            </AddressLink>
            <span className="meta">{t('leaveWhat', { kind: next.kindName, amount: requestAmount(next) })}</span>
            <Status of="leaveRequest" is={next.status} />
          </p>
        ) : (
          <p className="meta">{t('noLeaveAhead')}</p>
        )}
        {own.balances.some((one) => one.mayAsk) && (
          <AddressLink className="link" url="/leave?ask=true">
            {t('askForLeave')}
          </AddressLink>
        )}
      </section>
    </aside>
  )
}

function Figure({ balance: { unit, todayMinutes }, dayMinutes }: { balance: Schemas['LeaveBalance']; dayMinutes: number }) {
  const measure = measureOf(unit, dayMinutes)
  return (
    <b className="num">
      {balanceFigure(todayMinutes, measure)} {unitWord(measure)}
    </b>
  )
}
