import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { authQueries } from '../../api/queries.ts'
import { endOtherSessions, endSession } from '../../machines/commands/account.ts'
import { mayOpen } from '../../machines/pages.ts'
import { PageHeader } from '../components/PageHeader.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/account.ts'
import { moment } from '../i18n/format.ts'
import { useClaims } from '../shell/session.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { deviceOf } from './device.ts'
import css from './OwnAccount.module.css'
import { OwnCalendar } from './OwnCalendar.tsx'

/** The own account: the password, and where one is signed in. */
export function OwnAccount() {
  const claims = useClaims()
  return (
    <>
      <PageHeader title={t('title')} facts={claims ? [claims.userName, claims.email, claims.roles.join(', ')] : []} />
      <div className={css.ownAccount}>
        <OwnRecordLink />
        <ChangePassword />
        <OwnSessions />
        <OwnCalendar />
      </div>
    </>
  )
}

/** The way to the own employee record, for who works here. */
function OwnRecordLink() {
  const claims = useClaims()
  if (!mayOpen('myRecord', claims)) return null
  return (
    <section aria-labelledby="own-record">
      <h2 id="own-record">{t('myRecord')}</h2>
      <p className="meta">{t('myRecordHelp')}</p>
      <Link className="link" to="/my-record">
        {t('myRecordOpen')}
      </Link>
    </section>
  )
}

function OwnSessions() {
  const { data, error, refetch } = authQueries.useQuery('get', '/sessions')
  const [one, sendOne] = useCommandActor(endSession, { done: () => notifySuccess(t('ended')), refused: (problem) => notifyProblem(problem) })
  const [others, sendOthers] = useCommandActor(endOtherSessions, { done: () => notifySuccess(t('endedAll')), refused: (problem) => notifyProblem(problem) })
  const list = data?.responseDataList ?? []
  const failures = data?.failures ?? []
  const busy = one.hasTag('busy') || others.hasTag('busy')
  return (
    <section aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('sessions')}</h2>
      {error && (
        <p role="alert">
          {t('failed')} <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
        </p>
      )}
      <ul className={css.ownSessions}>
        {list.map(({ id, device, address, createdAt, renewedAt, present }) => {
          const name = deviceOf(device) ?? t('device')
          return (
            <li key={id}>
              <span>
                <b>{name}</b>
                <br />
                <span className="meta">
                  {t('seen', { time: moment(renewedAt), since: moment(createdAt) })}
                  {address && ` ${t('from', { address })}`}
                </span>
              </span>
              {present ? (
                <span className="meta">{t('here')}</span>
              ) : (
                <Button
                  size="xs"
                  aria-label={t('endOf', { device: name, time: moment(renewedAt) })}
                  aria-disabled={busy || undefined}
                  onClick={() => sendOne({ type: 'do', what: { id } })}
                >
                  {t('end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {list.length > 1 && (
        <Button aria-disabled={busy || undefined} onClick={() => sendOthers({ type: 'do', what: {} })}>
          {t('endOthers')}
        </Button>
      )}
      {failures.length > 0 && (
        <section aria-labelledby="own-failures">
          <h2 id="own-failures">{t('failures')}</h2>
          <p className="meta">{t('failuresHelp')}</p>
          <ul>
            {failures.map(({ address, count, lastAt }) => (
              <li key={address}>{t('failuresFrom', { n: count, address, time: moment(lastAt) })}</li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}
