import { type InvitedPerson, inviteMachine } from '../../machines/commands/people.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { Refused } from '../data/useBulk.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/people.ts'
import type { KnownPerson } from './knownColumns.tsx'
import css from './people.module.css'

type Props = { requisitionId: number; people: readonly KnownPerson[]; onClose: () => void; onDone: () => void }

/** Names everybody who gets an e-mail, and who got theirs before, and asks once. */
export function InviteDialog({ requisitionId, people, onClose, onDone }: Props) {
  const [state, send] = useCommandActor(inviteMachine, {
    done(answer) {
      const sent = answer.filter(({ isNew }) => isNew).length
      if (sent > 0) {
        notifySuccess(t('invitedSeveral', { n: sent }))
        onDone()
      }
      if (answer.every(({ ok }) => ok)) onClose()
    },
  })
  const fresh = people.filter(({ invited }) => !invited)
  const before = people.flatMap(({ id, name, invited }) => (invited ? [{ id, name, invited }] : []))
  const refused = (state.context.answer ?? []).filter(({ ok }) => !ok)
  const nameOf = ({ id, name }: InvitedPerson) => people.find((one) => one.id === id)?.name ?? name ?? t('somebody', { id })
  const busy = state.hasTag('busy') || fresh.length === 0
  const submit = () => !busy && send({ type: 'do', what: { requisitionId, applicantIds: fresh.map(({ id }) => id) } })
  return (
    <FormDialog title={t('inviteTitle', { n: fresh.length })} confirm={t('inviteDo', { n: fresh.length })} busy={busy} calm onSubmit={submit} onClose={onClose}>
      <p className="dim">{t(fresh.length > 0 ? 'inviteText' : 'inviteNone')}</p>
      <ProblemAlert problem={state.context.problem} />
      {refused.length > 0 && (
        <Refused title={t('notInvited')} rows={refused.map((one) => ({ id: one.id, text: t('reasonOf', { name: nameOf(one), message: one.message }) }))} />
      )}
      {fresh.length > 0 && (
        <ul className={css.names}>
          {fresh.map(({ id, name, email }) => (
            <li key={id}>{t('reasonOf', { name, message: email })}</li>
          ))}
        </ul>
      )}
      {before.length > 0 && (
        <div>
          <b>{t('before', { n: before.length })}</b>
          <ul className={css.names}>
            {before.map(({ id, name, invited }) => (
              <li key={id}>{t('beforeOne', { name, at: day(invited.at), by: invited.by })}</li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  )
}
