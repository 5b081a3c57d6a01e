import { Link } from '@tanstack/react-router'
import type { components } from '../../../api/hr.gen.ts'
import { Status } from '../../components/status/Status.tsx'
import { t } from '../../i18n/leave.ts'
import { requestAmount, spanInWords } from '../leaveWords.ts'
import { RequestMoves } from '../RequestMoves.tsx'
import { useLeaveMoves } from '../useLeaveMoves.tsx'
import css from './own.module.css'

type Request = components['schemas']['LeaveRequest']

/** What is asked and approved and lies ahead, with what can be done about it. */
export function Planned({ requests, narrow }: { requests: readonly Request[]; narrow: boolean | undefined }) {
  const moves = useLeaveMoves()
  return (
    <section aria-labelledby="planned">
      <div className={css.head}>
        <h2 id="planned">
          {t('plannedHead')}
          {requests.length > 0 && <span className={`${css.n} num`}>{requests.length}</span>}
        </h2>
        <Link className="link" to="/leave/requests">
          {t('takenThisYear')}
        </Link>
      </div>
      {requests.length === 0 && <p className={css.none}>{t('nothingPlanned')}</p>}
      {requests.length > 0 && (
        <ul className={css.planned}>
          {requests.map((request) => (
            <li key={request.id} data-request={request.id}>
              <span className="b num">{spanInWords(request)}</span>
              <span>
                {request.kindName}
                <span className="meta">{notesOf(request, narrow).map((note) => ` · ${note}`)}</span>
              </span>
              <span className={`${css.amount} num`}>{requestAmount(request)}</span>
              <Status of="leaveRequest" is={request.status} />
              <div className={css.acts}>
                <RequestMoves request={request} moves={moves} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {moves.dialog}
    </section>
  )
}

const notesOf = (request: Request, narrow: boolean | undefined) =>
  [
    narrow && requestAmount(request),
    request.question && !request.reply && t('askedBack', { name: request.questionedBy ?? '', question: request.question }),
    request.startsAt && t('fromClock', { time: request.startsAt }),
    request.holidays > 0 && t('daysLeftOut', { n: request.holidays }),
    request.partlyCancelled && t('partlyCancelled'),
    request.transitions.some(({ event, allowed }) => event === 'withdraw' && allowed) && request.approverName && t('answers', { name: request.approverName }),
    request.certificate ? t('certificateIn') : request.certificateNeeded && t('certificateMissing'),
  ].filter((note) => note !== false && note !== null && note !== '')
