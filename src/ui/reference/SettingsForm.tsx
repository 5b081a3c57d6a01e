import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { ErrorSummary } from '../components/form/fields.tsx'
import { LeaveGuard } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import css from './CompanySettings.module.css'
import { SettingsHistory } from './SettingsHistory.tsx'

type Props = {
  kind: components['schemas']['SettingKind']
  label: string
  text: string
  save: string
  /** What is said where somebody else saved meanwhile. */
  stale: string
  form: { errors: Parameters<typeof ErrorSummary>[0]['errors']; problem: { code: string } | null; clear: () => void }
  busy: boolean
  /** Something is typed that would be lost. */
  isTyped: boolean
  onSubmit: () => void
  children: ReactNode
}

/** One setting of the organisation with its one button, what is refused, and who changed it. */
export function SettingsForm({ kind, label, text, save, stale, form, busy, isTyped, onSubmit, children }: Props) {
  const { errors, problem, clear } = form
  return (
    <section aria-label={label} className={css.company}>
      <LeaveGuard when={isTyped} onLeave={clear} />
      <form
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit()
        }}
      >
        <p className="dim">{text}</p>
        <ErrorSummary errors={errors} />
        {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
        {problem?.code === 'STALE_VERSION' && <p>{stale}</p>}
        {children}
        <Button type="submit" variant="filled" size="md" aria-disabled={busy || undefined}>
          {save}
        </Button>
      </form>
      <SettingsHistory kind={kind} />
    </section>
  )
}

type Query<Answer> = { data: Answer | undefined; error: unknown; refetch: () => Promise<unknown> }

/** The setting once it is loaded. After each save its form begins anew; what somebody else saved leaves alone what is typed. */
export function Loaded<Answer>({
  query: { data, error, refetch },
  form,
}: {
  query: Query<Answer>
  form: (answer: Answer, round: number, onSaved: () => void) => ReactNode
}) {
  const [round, setRound] = useState(1)
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Pending />
  return <>{form(data, round, () => void refetch().then(() => setRound(round + 1)))}</>
}
