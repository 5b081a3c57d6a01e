import { remindOfOnboarding } from '../../machines/commands/employee.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { Refused } from '../data/useBulk.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/onboarding.ts'
import css from './onboarding.module.css'
import type { InOnboarding } from './onboardingColumns.tsx'

type Props = { people: readonly InOnboarding[]; onClose: () => void; onDone?: () => void }

/** Names everybody who gets an e-mail, and who gets none and why, and asks once. */
export function RemindDialog({ people, onClose, onDone }: Props) {
  const [state, send] = useCommandActor(remindOfOnboarding, {
    done(answer) {
      const reminded = answer.filter(({ outcome }) => outcome === 'reminded').length
      if (reminded > 0) {
        notifySuccess(t('reminded', { n: reminded }))
        onDone?.()
      }
      if (reminded === answer.length) onClose()
    },
  })
  const { answer, problem } = state.context
  const nameOf = (id: number) => people.find((one) => one.id === id)?.applicantName ?? t('somebody', { id })
  // Only what went wrong on the way is tried again.
  const failed = answer?.flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []))
  const toRemind = failed ?? people.flatMap(({ id, mayRemind }) => (mayRemind ? [id] : []))
  const skipped = answer
    ? answer.flatMap(({ id, outcome }) => (outcome === 'reminded' ? [] : [{ id, why: t(`why_${outcome}`) }]))
    : people.flatMap(({ id, mayRemind, remindedOn, nextStep }) =>
        mayRemind ? [] : [{ id, why: t(nextStep === 'convert' || remindedOn === null ? 'why_nothingMissing' : 'why_remindedToday') }],
      )
  const skippedRows = skipped.map(({ id, why }) => ({ id, text: t('reasonOf', { name: nameOf(id), why }) }))
  const busy = state.hasTag('busy') || toRemind.length === 0
  const n = toRemind.length
  return (
    <FormDialog
      title={people.length === 1 ? t('remindOne', { name: nameOf(people[0]!.id) }) : t('remindTitle', { n: people.length })}
      confirm={t('remindDo', { n })}
      busy={busy}
      calm
      onSubmit={() => !busy && send({ type: 'do', what: toRemind })}
      onClose={onClose}
    >
      {!answer && <div className="dim">{t(n > 0 ? 'remindText' : 'remindNone')}</div>}
      <ProblemAlert problem={problem} />
      {answer ? (
        skippedRows.length > 0 && <Refused title={t('notReminded')} rows={skippedRows} />
      ) : (
        <>
          {people.length > 1 && n > 0 && <Named title={t('getMail')} rows={toRemind.map((id) => ({ id, text: nameOf(id) }))} />}
          {skippedRows.length > 0 && <Named title={t('getNone')} rows={skippedRows} />}
        </>
      )}
    </FormDialog>
  )
}

const Named = ({ title, rows }: { title: string; rows: { id: number; text: string }[] }) => (
  <div>
    <b>{title}</b>
    <ul className={css.names} aria-label={title}>
      {rows.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  </div>
)
