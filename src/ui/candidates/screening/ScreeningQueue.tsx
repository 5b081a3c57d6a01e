import { IconEyeOff } from '@tabler/icons-react'
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
        {applications.map((one) => {
          const status = decided[one.id]
          return (
            <li key={one.id}>
              <button type="button" aria-current={one.id === id || undefined} onClick={() => onGo(one.id)}>
                <span className="between">
                  <span className="ell">{shownName(one.applicantName)}</span>
                  {one.profileScore !== null && <span className="num">{oneDigit(one.profileScore)}</span>}
                </span>
                {status ? (
                  <span className={`st t-${lookOf('application', status).tone}`}>
                    <StatusIcon {...lookOf('application', status)} />
                    <span>{t('byYou', { status: labelOf('application', status) })}</span>
                  </span>
                ) : one.id === id ? (
                  <span className="st">{t('now')}</span>
                ) : (
                  <Status of="application" is={one.status} />
                )}
              </button>
            </li>
          )
        })}
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
