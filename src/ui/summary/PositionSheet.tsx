import type { components } from '../../api/recruitment.gen.ts'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { Status } from '../components/status/Status.tsx'
import { day, number, oneDigit } from '../i18n/format.ts'
import { payInWords } from '../i18n/pay.ts'
import { t } from '../i18n/reqsum.ts'
import { t as sayRequisition } from '../i18n/requisitions.ts'
import css from './summary.module.css'

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
    [t('places'), places.map(placeWord).join('; ')],
    [t('pay'), pay ? payInWords(pay) : ''],
    [t('experience'), experience ? yearsWord(experience) : ''],
    [sayRequisition('reason'), reason ?? ''],
  ]
  return (
    <section className={css.sumSheet} aria-labelledby="sum-position">
      <h2 id="sum-position">{t('frame')}</h2>
      <dl className={css.sumFacts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || <span className="dim">{t('notSet')}</span>}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('criteria')}</h3>
      <Criteria position={position} />
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

function Criteria({ position: { criteria, weightSum } }: { position: Position }) {
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
            {criteria.map(({ section, name, weight, share, mandatory }) => (
              <tr key={`${section} ${name}`}>
                <th scope="row">
                  {name || sayRequisition(section)} {mandatory && <span className="meta">{t('must')}</span>}
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

const placeWord = ({ city, remote, distance }: Position['places'][number]) => (remote ? t('placeRemote', { city }) : t('place', { city, n: number(distance) }))

const yearsWord = ({ from, to }: NonNullable<Position['experience']>) =>
  to === null ? t('years', { from }) : t('yearsRange', { from: number(from), to: number(to) })
