import type { components } from '../../api/recruitment.gen.ts'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf, type StateOf } from '../components/status/states.ts'
import { number, oneDigit } from '../i18n/format.ts'
import { say } from '../i18n/reqsum.ts'

type Progress = components['schemas']['ProgressSummary']

/** How far filling the position is: openings, the funnel with the time in each stage, interviews and letters. */
export function ProgressSheet({ progress }: { progress: Progress }) {
  const { openings, filled, accepted, applications, daysOpen, interviews, letters } = progress
  const figures: [string, string, string?][] = [
    [say('openings'), say('openingsOf', { filled: number(filled), openings: number(openings) }), say('accepted', { n: accepted })],
    [say('applications'), number(applications)],
    [say('daysOpen'), daysOpen === null ? say('notApproved') : say('days', { n: daysOpen })],
  ]
  return (
    <section className="sum-sheet" aria-labelledby="sum-progress">
      <h2 id="sum-progress">{say('progress')}</h2>
      <dl className="sum-figures">
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
      <h3>{say('funnel')}</h3>
      <p className="dim">{say('funnelHelp')}</p>
      <Funnel funnel={progress.funnel} />
      <h3>{say('interviews')}</h3>
      {interviews.length === 0 && <p className="dim">{say('noInterviews')}</p>}
      <ul className="sum-chips">
        {interviews.map(({ status, n }) => (
          <li key={status}>{say('n', { label: labelOf('interview', status), n: number(n) })}</li>
        ))}
      </ul>
      <h3>{say('letters')}</h3>
      {letters.length === 0 && <p className="dim">{say('noLetters')}</p>}
      {(['offer', 'contract'] as const).map((kind) => {
        const those = letters.filter((one) => one.kind === kind)
        if (those.length === 0) return null
        return (
          <p key={kind}>
            <b>{say(kind)}</b> {those.map(({ status, n }) => say('n', { label: letterWord(kind, status), n: number(n) })).join(' · ')}
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
    <ScrollBox label={say('funnel')}>
      <table className="sum-table" aria-label={say('funnel')}>
        <thead>
          <tr>
            <th scope="col">{say('stage')}</th>
            <th scope="col" className="r">
              {say('now')}
            </th>
            <th scope="col">{say('reached')}</th>
            <th scope="col" className="r">
              {say('time')}
            </th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ status, now, reached, days }) => (
            <tr key={status} className={reached === 0 ? 'none' : undefined}>
              <th scope="row">
                <Status of="application" is={status} />
              </th>
              <td className="r num">{number(now)}</td>
              <td>
                <span className="sum-bar">
                  <span style={{ width: `${(100 * reached) / most}%` }} />
                </span>
                <span className="num">{number(reached)}</span>
              </td>
              <td className="r num">{days === null ? '–' : say('timeDays', { days: oneDigit(days) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
