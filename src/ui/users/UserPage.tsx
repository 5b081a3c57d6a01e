import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { authQueries } from '../../api/queries.ts'
import { changeUserStatus, resendInvitation } from '../../machines/commands/account.ts'
import { accountStates } from '../../machines/lifecycles/account.ts'
import { isStatusOf, isTagged } from '../../machines/lifecycles/tags.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Pending } from '../components/Pending.tsx'
import { Moves } from '../components/status/Moves.tsx'
import { Status } from '../components/status/Status.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { day, moment } from '../i18n/format.ts'
import { t } from '../i18n/users.ts'
import { SettingsHistory } from '../reference/SettingsHistory.tsx'
import { UserForm } from './UserForm.tsx'
import css from './UserPage.module.css'

type Word = Parameters<typeof t>[0]

/** One account: its roles, what they allow and why, and what can happen to it. */
export function UserPage({ id }: { id: number }) {
  const { data, error, refetch } = authQueries.useQuery('get', '/users/{id}', { params: { path: { id } } })
  const [change, sendChange] = useCommandActor(changeUserStatus, {
    done: () => notifySuccess(t('saved')),
    // A reason was asked for: the question stays and tells it.
    refused: (problem, { reason }) => !reason && notifyProblem(problem),
  })
  const [again, sendAgain] = useCommandActor(resendInvitation, { done: () => notifySuccess(t('resent')), refused: (problem) => notifyProblem(problem) })
  if (error && !data) return <LoadFailed as="page" title={t('unavailable')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending />
  const { user, authorities, sessions, transitions } = data.data
  const invited = isTagged(accountStates, user.status, 'invited')
  return (
    <>
      <PageHeader
        title={user.name}
        state={<Status of="account" is={user.status} pill />}
        facts={[
          user.email,
          t('sessions', { n: sessions }),
          ...(user.lastSeenAt ? [`${t('lastSeen')} ${moment(user.lastSeenAt)}`] : []),
          `${t('created')} ${day(user.createdAt)}`,
        ]}
        crumbs={
          <>
            <Link to="/users" activeOptions={{ exact: true }}>
              {t('users')}
            </Link>
            <span aria-hidden="true">›</span>
            <span>{user.id}</span>
          </>
        }
      />
      <div className={css.userPage}>
        <div>
          <UserForm user={user} />
          <SettingsHistory kind="account" of={user.id} />
        </div>
        <aside className={css.userSide}>
          <Moves
            transitions={transitions}
            label={({ event }) => t(event as Word)}
            why={(code) => t(code === 'NOT_YOURS' ? 'whyNotYours' : 'unavailable')}
            ask={({ event }) =>
              event === 'disable' || event === 'lock'
                ? { title: t(`${event}Title`, { name: user.name }), text: t(`${event}Text`), confirm: t(event), danger: true, reason: 'text' }
                : null
            }
            asides={['lock', 'disable']}
            busy={change.hasTag('busy')}
            problem={change.context.problem}
            onMove={({ status }, reason) => {
              if (isStatusOf(accountStates, status)) sendChange({ type: 'do', what: { id, status, version: user.version, ...(reason ? { reason } : {}) } })
            }}
          />
          {invited && (
            <Button mt={12} aria-disabled={again.hasTag('busy') || undefined} onClick={() => sendAgain({ type: 'do', what: { id } })}>
              {t('resend')}
            </Button>
          )}
          <h2 className="moves-h">{t('may')}</h2>
          {authorities.length === 0 && <p className="meta">{t('mayNothing')}</p>}
          <ul className={css.userMay}>
            {authorities.map(({ authority, through }) => (
              <li key={authority}>
                {t(authority)} <span className="meta">{t('through', { roles: through.join(', ') })}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </>
  )
}
