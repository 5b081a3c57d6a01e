import type { components } from '../../api/recruitment.gen.ts'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { Status } from '../components/status/Status.tsx'
import { t as sayCriteria } from '../i18n/criteria.ts'
import { cityWithState, day, number, oneDigit } from '../i18n/format.ts'
import { payInWords } from '../i18n/pay.ts'
import { t } from '../i18n/reqsum.ts'
import { t as sayRequisition } from '../i18n/requisitions.ts'
import css from './summary.module.css'

type Schemas = components['schemas']
type Position = Schemas['PositionSummary']

type Props = {
  record: Schemas['RequisitionSummary']
  position: Position
  /** Fields, sections and criteria that are to be marked as changed; for who is about to decide, without the answers so far. */
  changed?: ReadonlySet<string> | undefined
}
const nothing: ReadonlySet<string> = new Set()
/** Sections that are one criterion, however many rows they have. */
const ofFrame: ReadonlySet<string> = new Set(['location', 'financial', 'experience'])

/** What the position is: its frame, what counts and how much, where, for what pay, approved by whom. */
export function PositionSheet({ record, position, changed = nothing }: Props) {
  const { pay, experience, places } = position
  const { startDate, endDate, priority, reason, openings } = record.position
  const facts: [string, string, string][] = [
    ['financial', t('pay'), pay ? payInWords(pay) : ''],
    ['openings', sayRequisition('openingsLabel'), number(openings)],
    ['reason', sayRequisition('reason'), reason ?? ''],
    ['jobPositionTypeId', sayRequisition('positionType'), record.positionType ?? ''],
    ['jobApplTypeId', sayRequisition('contractType'), record.contractType ?? ''],
    ['priority', sayRequisition('priority'), sayRequisition(`priority_${priority}`)],
    ['startDate', sayRequisition('startDate'), day(startDate)],
    ['endDate', sayRequisition('endDate'), day(endDate)],
    ['location', t('places'), places.map(placeWord).join('; ')],
    ['experience', t('experience'), experience ? yearsWord(experience) : ''],
  ]
  return (
    <section className={css.sumSheet} aria-labelledby="sum-position">
      <h2 id="sum-position">{t('frame')}</h2>
      <dl className={css.sumFacts}>
        {facts.map(([field, term, value]) => (
          <div key={field}>
            <dt>{term}</dt>
            <dd>
              {value || <span className="dim">{t('notSet')}</span>} {changed.has(field) && <Changed />}
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('criteria')}</h3>
      <Criteria position={position} changed={changed} />
      <h3>{t('approvals')}</h3>
      {position.approvals.length === 0 && <p className="dim">{t('noApprovals')}</p>}
      <ol className={css.sumRows}>
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

const Changed = () => <span className={`tone t-blue ${css.changed}`}>{t('changed')}</span>

function Criteria({ position: { criteria, weightSum }, changed }: { position: Position; changed: ReadonlySet<string> }) {
  if (criteria.length === 0) return <p className="dim">{t('noCriteria')}</p>
  return (
    <>
      <p className="dim">{t('criteriaHelp', { sum: number(weightSum) })}</p>
      <ScrollBox label={t('criteria')}>
        <table className={css.sumTable} aria-label={t('criteria')}>
          <thead>
            <tr>
              <th scope="col">{t('criterion')}</th>
              <th scope="col" className={css.r}>
                {t('weight')}
              </th>
              <th scope="col" className={css.r}>
                {t('share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ section, name, askedFor, weight, share, mandatory }) => (
              <tr key={`${section} ${name}`}>
                <th scope="row">
                  {name || sayRequisition(section)} {mandatory && <span className="meta">{t('must')}</span>}{' '}
                  {askedFor && <span className="tone t-amber">{sayCriteria('asked')}</span>}{' '}
                  {(changed.has(name) || (ofFrame.has(section) && changed.has(section))) && <Changed />}
                  {name && <span className={`meta ${css.block}`}>{sayRequisition(section)}</span>}
                </th>
                <td className={`${css.r} num`}>{weight}</td>
                <td className={`${css.r} num`}>{t('percent', { share: oneDigit(share) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}

function placeWord({ city, state, remote, distance }: Position['places'][number]) {
  const named = cityWithState(city, state)
  return remote ? t('placeRemote', { city: named }) : t('place', { city: named, n: number(distance) })
}

const yearsWord = ({ from, to }: NonNullable<Position['experience']>) =>
  to === null ? t('years', { from }) : t('yearsRange', { from: number(from), to: number(to) })
