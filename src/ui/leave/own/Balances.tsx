import { Button, SegmentedControl } from '@mantine/core'
import type { components } from '../../../api/hr.gen.ts'
import { DateField } from '../../components/form/DateField.tsx'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/leave.ts'
import { balanceFigure, unitWord } from '../../i18n/leaveFigures.ts'
import type { LeaveSearch } from '../leaveSearch.ts'
import { measureOf } from '../leaveWords.ts'
import css from './own.module.css'

type Schemas = components['schemas']
type Props = {
  own: Schemas['OwnLeave']
  dayMinutes: number
  chosen: number
  narrow: boolean | undefined
  search: LeaveSearch
  onSearch: (part: Partial<LeaveSearch>) => void
}

/** The balance of every kind on one day; the kind that is chosen decides which ledger is below. */
export function Balances({ own, dayMinutes, chosen, narrow, search, onSearch }: Props) {
  const yearEnd = own.employee?.yearTo
  const on = search.on ?? own.today
  const which = on === own.today ? 'today' : on === yearEnd ? 'yearEnd' : 'day'
  const choose = (value: string) => onSearch({ on: value === 'today' ? undefined : value === 'yearEnd' ? yearEnd : search.on })
  return (
    <section aria-label={t('balances')}>
      <div className={css.on}>
        <h2 id="balances-on">{t('balancesOn')}</h2>
        {!narrow && (
          <SegmentedControl
            aria-labelledby="balances-on"
            value={which}
            data={[
              { value: 'today', label: t('today') },
              ...(yearEnd ? [{ value: 'yearEnd', label: day(yearEnd) }] : []),
              ...(which === 'day' ? [{ value: 'day', label: day(on) }] : []),
            ]}
            onChange={choose}
          />
        )}
        <DateField
          className={css.onField ?? ''}
          aria-label={t('anotherDay')}
          placeholder={t('anotherDay')}
          clearable={false}
          value={narrow || which === 'day' ? on : null}
          onChange={(value) => value && onSearch({ on: value === own.today ? undefined : value })}
        />
        {narrow && on !== own.today && (
          <Button size="md" onClick={() => onSearch({ on: undefined })}>
            {t('today')}
          </Button>
        )}
        {!narrow && <span className="meta">{t('takenOff')}</span>}
      </div>
      <ul className={css.balances} data-many={own.balances.length > 4 || undefined}>
        {own.balances.map((balance) => (
          <li key={balance.kindId}>
            <Balance
              {...{ balance, dayMinutes }}
              isToday={on === own.today}
              isChosen={balance.kindId === chosen}
              onChoose={() => onSearch({ kind: balance.kindId })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type BalanceProps = { balance: Schemas['LeaveBalance']; dayMinutes: number; isToday: boolean; isChosen: boolean; onChoose: () => void }
function Balance({ balance, dayMinutes, isToday, isChosen, onChoose }: BalanceProps) {
  const { kindName, unit, counted, minutes, todayMinutes, plannedMinutes, askedMinutes, takenMinutes, expires } = balance
  const measure = measureOf(unit, dayMinutes)
  const figure = (amount: number) => balanceFigure(amount, measure)
  const notes = [
    !isToday && counted && t('todayIs', { n: figure(todayMinutes) }),
    plannedMinutes > 0 && t('planned', { n: figure(plannedMinutes) }),
    askedMinutes > 0 && t('asked', { n: figure(askedMinutes) }),
    expires && t('expire', { n: figure(expires.minutes), day: day(expires.day) }),
    !counted && t('takenSoFar'),
  ]
  return (
    <button type="button" className={css.balance} aria-pressed={isChosen} onClick={onChoose}>
      <span className={css.kind}>{kindName}</span>
      <span className={css.figure}>
        <b className="num">{figure(counted ? minutes : takenMinutes)}</b> {unitWord(measure)}
      </span>
      <span className="meta num">{notes.filter(Boolean).join(' · ')}</span>
    </button>
  )
}
