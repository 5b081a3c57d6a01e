import type { components } from '../../api/recruitment.gen.ts'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { Status } from '../components/status/Status.tsx'
import { day, money, number, oneDigit } from '../i18n/format.ts'
import { say } from '../i18n/reqsum.ts'
import { say as sayRequisition } from '../i18n/requisitions.ts'

type Schemas = components['schemas']
type Position = Schemas['PositionSummary']

/** What the position is: its frame, what counts and how much, where, for what pay, approved by whom. */
export function PositionSheet({ record, position }: { record: Schemas['RequisitionSummary']; position: Position }) {
  const { pay, experience, places } = position
  const { startDate, endDate, priority, reason } = record.position
  const facts: [string, string][] = [
    [sayRequisition('positionType'), record.positionType ?? ''],
    [sayRequisition('contractType'), record.contractType ?? ''],
    [sayRequisition('priority'), sayRequisition(`priority_${priority}`)],
    [sayRequisition('startDate'), day(startDate)],
    [sayRequisition('endDate'), day(endDate)],
    [say('places'), places.map(placeWord).join('; ')],
    [say('pay'), pay ? say('payRange', { from: money(pay.from, pay.currency), to: money(pay.to, pay.currency), period: sayRequisition(pay.period) }) : ''],
    [say('experience'), experience ? yearsWord(experience) : ''],
    [sayRequisition('reason'), reason ?? ''],
  ]
  return (
    <section className="sum-sheet" aria-labelledby="sum-position">
      <h2 id="sum-position">{say('frame')}</h2>
      <dl className="sum-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || <span className="dim">{say('notSet')}</span>}</dd>
          </div>
        ))}
      </dl>
      <h3>{say('criteria')}</h3>
      <Criteria position={position} />
      <h3>{say('approvals')}</h3>
      {position.approvals.length === 0 && <p className="dim">{say('noApprovals')}</p>}
      <ol className="sum-rows">
        {position.approvals.map(({ approver, status, answeredAt }) => (
          <li key={approver}>
            <span className="grow">{approver}</span>
            <Status of="approval" is={status} />
            <span className="meta">{day(answeredAt)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Criteria({ position: { criteria, weightSum } }: { position: Position }) {
  if (criteria.length === 0) return <p className="dim">{say('noCriteria')}</p>
  return (
    <>
      <p className="dim">{say('criteriaHelp', { sum: number(weightSum) })}</p>
      <ScrollBox label={say('criteria')}>
        <table className="sum-table" aria-label={say('criteria')}>
          <thead>
            <tr>
              <th scope="col">{say('criterion')}</th>
              <th scope="col" className="r">
                {say('weight')}
              </th>
              <th scope="col" className="r">
                {say('share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ section, name, weight, share, mandatory }) => (
              <tr key={`${section} ${name}`}>
                <th scope="row">
                  {name || sayRequisition(section)} {mandatory && <span className="meta">{say('must')}</span>}
                  {name && <span className="meta block">{sayRequisition(section)}</span>}
                </th>
                <td className="r num">{weight}</td>
                <td className="r num">{say('percent', { share: oneDigit(share) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}

const placeWord = ({ city, remote, distance }: Position['places'][number]) =>
  remote ? say('placeRemote', { city }) : say('place', { city, n: number(distance) })

const yearsWord = ({ from, to }: NonNullable<Position['experience']>) =>
  to === null ? say('years', { from }) : say('yearsRange', { from: number(from), to: number(to) })
