import { IconArrowRight, IconLock } from '@tabler/icons-react'
import { type DrawnLifecycle, drawnOf, type RecordLifecycle } from '../../machines/recordLifecycle.ts'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { Status } from '../components/status/Status.tsx'
import type { StateOf } from '../components/status/states.ts'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/lifecycle.ts'
import recordCss from '../requisitions/record.module.css'
import css from './LifecycleList.module.css'
import { conditionWord, eventWord, mayWord, stateWord, whoWord, whyWord } from './lifecycleWords.ts'
import { reasonWord } from './reasonWord.ts'

type Props = { lifecycle: DrawnLifecycle; record: RecordLifecycle }

/** What the drawing shows, in words: where it is, how it came there, what can follow, and every step there is. */
export function LifecycleList({ lifecycle, record: { status, history, hasOlder, moves } }: Props) {
  const since = history.findLast(({ to }) => to === status)
  return (
    <div className={css.lcWords}>
      <section aria-labelledby="lc-now">
        <h3 id="lc-now">{t('now')}</h3>
        <p>
          <Status of={lifecycle} is={status as StateOf<DrawnLifecycle>} /> {since && <span className="meta">{t('since', { when: moment(since.at) })}</span>}
        </p>
      </section>
      <section aria-labelledby="lc-next">
        <h3 id="lc-next">{t('next')}</h3>
        {moves.length === 0 && <p className="dim">{t('end')}</p>}
        <ul className={css.lcMoves}>
          {moves.map((move) => (
            <li key={`${move.event} ${move.status}`} data-kind={move.allowed ? 'can' : undefined}>
              {move.allowed ? <IconArrowRight size={16} stroke={1.8} aria-hidden /> : <IconLock size={16} stroke={1.8} aria-hidden />}
              <div>
                <b>{eventWord(lifecycle, move.event)}</b>{' '}
                <span className="dim">{move.status === status ? t('stays') : t('leads', { status: stateWord(lifecycle, move.status) })}</span>
                <span className="meta">{move.allowed ? mayWord(lifecycle, move.who) : whyWord(lifecycle, move)}</span>
                {!move.allowed && move.why !== 'NOT_YOURS' && <span className="meta">{mayWord(lifecycle, move.who)}</span>}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div>
        <h3>{t('came')}</h3>
        {hasOlder && <p className="dim">{t('older', { n: history.length })}</p>}
        <ol className={css.lcCame}>
          {history.map((step) => (
            // Two steps of one transaction have the same moment.
            <li key={`${step.at} ${step.to}`}>
              <b>{stateWord(lifecycle, step.to)}</b>{' '}
              <span className="meta">{[...(step.from ? [eventWord(lifecycle, step.event)] : []), step.by, moment(step.at)].join(' · ')}</span>
              {step.reason && <p className="dim">{reasonWord(step.reason)}</p>}
            </li>
          ))}
        </ol>
      </div>
      <details className={css.lcAll}>
        <summary>{t('all')}</summary>
        <ScrollBox label={t('all')}>
          <table className={recordCss.crit}>
            <thead>
              <tr>
                {(['from', 'step', 'to', 'who', 'condition'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {drawnOf(lifecycle).arrows.map(({ from, event, to, who, guards }) => (
                <tr key={`${from} ${event} ${to} ${guards.join()}`}>
                  <td>{stateWord(lifecycle, from)}</td>
                  <td>{eventWord(lifecycle, event)}</td>
                  <td>{stateWord(lifecycle, to)}</td>
                  <td>{whoWord(lifecycle, who)}</td>
                  <td>{guards.map((guard) => conditionWord(lifecycle, guard)).join('; ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </details>
    </div>
  )
}
