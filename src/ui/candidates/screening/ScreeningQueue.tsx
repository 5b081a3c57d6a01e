import { IconEyeOff } from '@tabler/icons-react'
import { memo } from 'react'
import type { Screening } from '../../../machines/flows/screeningCalls.ts'
import type { ApplicationStatus } from '../../../machines/lifecycles/application.ts'
import { Status } from '../../components/status/Status.tsx'
import { StatusIcon } from '../../components/status/StatusIcon.tsx'
import { labelOf, lookOf } from '../../components/status/states.ts'
import { oneDigit } from '../../i18n/format.ts'
import { t } from '../../i18n/screening.ts'
import { t as sayWithheld } from '../../i18n/withheld.ts'
import { shownName } from '../nameOf.ts'
import css from './screening.module.css'

type Props = { queue: Screening; id: number | null; decided: Readonly<Record<number, ApplicationStatus>>; onGo: (id: number) => void }

/** What somebody in the queue is called; nobody is called nothing. */
export function nameIn({ applications }: Screening, id: number | null): string | null {
  const found = applications.find((one) => one.id === id)
  return found ? shownName(found.applicantName) : null
}

/** Who is gone through, in an order that stays; what was decided stands below the name. */
export function ScreeningQueue({ queue, id, decided, onGo }: Props) {
  const { applications, total } = queue
  const left = applications.filter((one) => !decided[one.id]).length
  return (
    <nav className={css.queue} aria-label={t('queue')}>
      <div className={`${css.bar} between meta`}>
        <span>{t('byScore')}</span>
        <span className="num">{t('left', { n: left })}</span>
      </div>
      <ol>
        {applications.map((one) => (
          <Waiting key={one.id} {...{ one, onGo }} isCurrent={one.id === id} status={decided[one.id]} />
        ))}
      </ol>
      {queue.withoutNames && (
        <p className={`${css.foot} meta`}>
          <IconEyeOff size={16} stroke={1.8} aria-hidden />
          {sayWithheld('foot')}
        </p>
      )}
      {total > applications.length && <p className="meta">{t('moreBehind', { n: total - applications.length })}</p>}
    </nav>
  )
}

type WaitingProps = { one: Screening['applications'][number]; isCurrent: boolean; status: ApplicationStatus | undefined; onGo: (id: number) => void }

const Waiting = memo(function Waiting({ one, isCurrent, status, onGo }: WaitingProps) {
  return (
    <li>
      <button type="button" aria-current={isCurrent || undefined} onClick={() => onGo(one.id)}>
        <span className="between">
          <span className="ell">{shownName(one.applicantName)}</span>
          {one.profileScore !== null && <span className="num">{oneDigit(one.profileScore)}</span>}
        </span>
        {status ? (
          <span className={`st t-${lookOf('application', status).tone}`}>
            <StatusIcon {...lookOf('application', status)} />
            <span>{t('byYou', { status: labelOf('application', status) })}</span>
          </span>
        ) : isCurrent ? (
          <span className="st">{t('now')}</span>
        ) : (
          <Status of="application" is={one.status} />
        )}
      </button>
    </li>
  )
})
