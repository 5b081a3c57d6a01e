import type { components } from '../../api/recruitment.gen.ts'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf, type StateOf } from '../components/status/states.ts'
import { number, oneDigit } from '../i18n/format.ts'
import { t } from '../i18n/reqsum.ts'
import css from './ProgressSheet.module.css'
import summaryCss from './summary.module.css'

type Progress = components['schemas']['ProgressSummary']

/** How far filling the position is: openings, the funnel with the time in each stage, interviews and letters. */
export function ProgressSheet({ progress }: { progress: Progress }) {
  const { openings, filled, accepted, applications, daysOpen, interviews, letters } = progress
  const figures: [string, string, string?][] = [
    [t('openings'), t('openingsOf', { filled: number(filled), openings: number(openings) }), t('accepted', { n: accepted })],
    [t('applications'), number(applications)],
    [t('daysOpen'), daysOpen === null ? t('notApproved') : t('days', { n: daysOpen })],
  ]
  return (
    <section className={summaryCss.sumSheet} aria-labelledby="sum-progress">
      <h2 id="sum-progress">{t('progress')}</h2>
      <dl className={summaryCss.sumFigures}>
        {figures.map(([term, value, beside]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <b className="num">{value}</b>
              {beside && <span className="meta">{beside}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('funnel')}</h3>
      <p className="dim">{t('funnelHelp')}</p>
      <Funnel funnel={progress.funnel} />
      <h3>{t('interviews')}</h3>
      {interviews.length === 0 && <p className="dim">{t('noInterviews')}</p>}
      <ul className={summaryCss.sumChips}>
        {interviews.map(({ status, n }) => (
          <li key={status}>{t('n', { label: labelOf('interview', status), n: number(n) })}</li>
        ))}
      </ul>
      <h3>{t('letters')}</h3>
      {letters.length === 0 && <p className="dim">{t('noLetters')}</p>}
      {(['offer', 'contract'] as const).map((kind) => {
        const those = letters.filter((one) => one.kind === kind)
        if (those.length === 0) return null
        return (
          <p key={kind}>
            <b>{t(kind)}</b> {those.map(({ status, n }) => t('n', { label: letterWord(kind, status), n: number(n) })).join(' · ')}
          </p>
        )
      })}
    </section>
  )
}

const letterWord = (kind: 'offer' | 'contract', status: string) =>
  kind === 'offer' ? labelOf('offerLetter', status as StateOf<'offerLetter'>) : labelOf('contractLetter', status as StateOf<'contractLetter'>)

function Funnel({ funnel }: { funnel: Progress['funnel'] }) {
  const most = Math.max(1, ...funnel.map(({ reached }) => reached))
  return (
    <ScrollBox label={t('funnel')}>
      <table className={summaryCss.sumTable} aria-label={t('funnel')}>
        <thead>
          <tr>
            <th scope="col">{t('stage')}</th>
            <th scope="col" className={summaryCss.r}>
              {t('now')}
            </th>
            <th scope="col">{t('reached')}</th>
            <th scope="col" className={summaryCss.r}>
              {t('time')}
            </th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ status, now, reached, days }) => (
            <tr key={status} className={reached === 0 ? summaryCss.none : undefined}>
              <th scope="row">
                <Status of="application" is={status} />
              </th>
              <td className={`${summaryCss.r} num`}>{number(now)}</td>
              <td>
                <span className={css.sumBar}>
                  <span style={{ width: `${(100 * reached) / most}%` }} />
                </span>
                <span className="num">{number(reached)}</span>
              </td>
              <td className={`${summaryCss.r} num`}>{days === null ? '–' : t('timeDays', { days: oneDigit(days) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
