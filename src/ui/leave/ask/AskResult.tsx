import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { Note } from '../../components/Note.tsx'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { day, listOf } from '../../i18n/format.ts'
import { t } from '../../i18n/leaveAsk.ts'
import { amountInWords, balanceFigure, daysInWords, shortSpan, unitWord } from '../../i18n/leaveFigures.ts'
import css from './ask.module.css'
import type { Ask } from './useAsk.ts'

type Schemas = components['schemas']
const SHOWN = 3

/** What a request takes, what would be left, what speaks against it and who is away: said anew while it is typed. */
export function AskResult({ ask, unit, ofTeam }: { ask: Ask; unit: Schemas['LeaveUnit']; ofTeam: boolean }) {
  const { preview, unpriced, counts } = ask
  return (
    <section className={css.result} aria-label={t('result')}>
      <div aria-live="polite" aria-busy={counts} data-counting={counts || undefined}>
        {!preview && !unpriced && <p className="meta">{t(counts ? 'counting' : 'choose')}</p>}
        {unpriced && !preview && (
          <Note tone="red" role="alert">
            <b>{t('priceFailed')}</b> {unpriced.errors.map(({ message }) => message).join(' ') || unpriced.message}{' '}
            <button type="button" className="note-do" onClick={ask.price}>
              {t('tryAgain')}
            </button>
          </Note>
        )}
        {preview && <Price preview={preview} unit={unit} />}
      </div>
      {preview && ofTeam && <Away preview={preview} />}
    </section>
  )
}

function Price({ preview, unit }: { preview: Schemas['LeavePreview']; unit: Schemas['LeaveUnit'] }) {
  const { minutes, days, dayMinutes, on, balanceBefore, balanceAfter, counted, holidays, problems } = preview
  const measure = { unit, dayMinutes }
  return (
    <>
      <dl className={css.price}>
        <div>
          <dt>{t('takes')}</dt>
          <dd className="num b">{unit === 'HOURS' ? amountInWords(minutes, measure) : daysInWords(days)}</dd>
        </div>
        {counted && (
          <div>
            <dt>{t('left', { day: day(on) })}</dt>
            <dd className="num">
              <span className="dim">{balanceFigure(balanceBefore, measure)}</span> <IconArrowRight size={13} stroke={2} aria-label={t('afterwards')} />{' '}
              <b>
                {balanceFigure(balanceAfter, measure)} {unitWord(measure)}
              </b>
            </dd>
          </div>
        )}
      </dl>
      {!counted && <p className="meta">{t('notCounted')}</p>}
      {holidays.length > 0 && (
        <p className="meta">
          {t('holidaysOut', {
            names: listOf(
              holidays.map((one) => `${day(one.day)} ${one.name}`),
              'conjunction',
            ),
          })}
        </p>
      )}
      {problems.length > 0 && (
        <Note tone="red">
          <b>{t('againstIt')}</b>
          <ul className="note-list">
            {problems.map(({ code, message }) => (
              <li key={`${code} ${message}`}>{message}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}

function Away({ preview: { away, here } }: { preview: Schemas['LeavePreview'] }) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? away : away.slice(0, SHOWN)
  const rest = away.length - shown.length
  const fewest = here.toSorted((one, other) => one.here - other.here)[0]
  const isShort = fewest?.needed != null && fewest.here < fewest.needed
  return (
    <div>
      <h3>{t('awayThen')}</h3>
      {away.length === 0 && <p className="meta">{t('nobodyAway')}</p>}
      <ul className={css.away}>
        {shown.map((one) => (
          <li key={`${one.employeeId} ${one.firstDay}`}>
            <PersonAvatar name={one.name} small />
            <span className="grow">{one.name}</span>
            <span className="meta num">{shortSpan(one.firstDay, one.lastDay)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="between">
          <span>{t('andOthers', { n: rest })}</span>
          <button type="button" className="linkish" onClick={() => setIsAll(true)}>
            {t('showAll')}
          </button>
        </p>
      )}
      {fewest && isShort && <Note tone="amber">{t('fewestNeeded', { here: fewest.here, of: fewest.of, day: day(fewest.day), needed: fewest.needed })}</Note>}
    </div>
  )
}
