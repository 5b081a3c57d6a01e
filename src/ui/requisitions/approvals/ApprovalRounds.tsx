import type { components } from '../../../api/recruitment.gen.ts'
import { Status } from '../../components/status/Status.tsx'
import { t } from '../../i18n/approvals.ts'
import { moment } from '../../i18n/format.ts'
import recordCss from '../record.module.css'
import approvalsCss from './approvals.module.css'

/** What was answered before the requisition was revised or amended. */
export function ApprovalRounds({ rounds }: { rounds: readonly components['schemas']['ApprovalRound'][] }) {
  if (rounds.length === 0) return null
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds" className={recordCss.mt}>
        {t('rounds')}
      </h2>
      {rounds.map(({ round, endedAt, answers }) => (
        <details key={round} className={approvalsCss.round} open={round === rounds[0]?.round}>
          <summary>{t('round', { n: round, when: moment(endedAt) })}</summary>
          <ol className={recordCss.said}>
            {answers.map(({ approver, status, comment, answeredAt }) => (
              <li key={approver}>
                <span className="b">{approver}</span> {answeredAt ? <Status of="approval" is={status} /> : <span className="meta">{t('noAnswer')}</span>}{' '}
                <span className="meta">{moment(answeredAt)}</span>
                {comment && <p>{comment}</p>}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}
