import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import type { FormEventHandler, ReactNode } from 'react'
import type { Refusal } from '../../api/client.ts'
import { ErrorSummary, type FieldError } from '../components/form/fields.tsx'
import { LanguageSelect } from '../components/form/LanguageSelect.tsx'
import { Note } from '../components/Note.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Brand } from '../components/status/Brand.tsx'
import { t } from '../i18n/applicant.ts'
import { company } from '../i18n/company.ts'
import css from './applicant.module.css'

type Props = {
  title: string
  organisation?: string | undefined
  step?: { step: number; of: number } | undefined
  /** The way back: a link or a button with the class `back`. */
  back?: ReactNode
  errors?: FieldError[]
  problem?: Refusal | null
  /** The one thing to do, at the bottom edge. */
  action?: { label: string; busyLabel?: string; icon?: ReactNode; danger?: boolean } | undefined
  /** Instead of the button: a link that looks like one. */
  way?: ReactNode
  note?: string | undefined
  busy?: boolean
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Something was typed. */
  onChange?: (form: HTMLFormElement) => void
  children?: ReactNode
}

/** One page of the applicant's side: bar, way back, how far one is, one title, one thing, one button. */
export function Frame({ title, organisation, step, back, errors = [], problem, action, way, note, busy = false, onSubmit, onChange, children }: Props) {
  const unplaced = problem && problem.errors.length === 0 && (problem.status === 0 ? t('unreachable') : problem.message)
  return (
    <form
      className={`${css.app} ${css.own}`}
      noValidate
      aria-busy={busy}
      onChange={(event) => onChange?.(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit?.(event)
      }}
    >
      <PageTitle title={title} error={errors.length > 0} />
      <header className={css.top}>
        <Brand size={24} />
        <b className="ell">{organisation ?? company()?.name ?? t('product')}</b>
        <LanguageSelect />
      </header>
      <main>
        <div className={css.mid}>
          {back}
          {step && (
            <>
              <div className={css.steps} aria-hidden="true">
                {Array.from({ length: step.of }, (_, at) => at + 1).map((at) => (
                  <i key={at} className={at <= step.step ? css.on : ''} />
                ))}
              </div>
              <div className={css.cap}>{t('step', step)}</div>
            </>
          )}
          <h1 tabIndex={-1}>{title}</h1>
          <ErrorSummary errors={errors} />
          {unplaced && (
            <Note tone="red" role="alert">
              {unplaced}
            </Note>
          )}
          {children}
        </div>
      </main>
      {(action || way) && (
        <footer className={css.do}>
          <div className={css.mid}>
            {action ? (
              <Button
                type="submit"
                size="lg"
                fullWidth
                variant="filled"
                color={action.danger ? 'red' : undefined}
                leftSection={action.icon}
                aria-disabled={busy || undefined}
              >
                {busy ? (action.busyLabel ?? action.label) : action.label}
              </Button>
            ) : (
              way
            )}
            {note && <div className={css.cap}>{note}</div>}
          </div>
        </footer>
      )}
    </form>
  )
}

/** What has just been done, said on the page that follows. */
export const Confirmation = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <Note tone="green" role="status">
      {children}
    </Note>
  ) : null

/** What stands inside the way back. */
export const BackWords = ({ children }: { children: ReactNode }) => (
  <>
    <IconChevronLeft size={18} stroke={1.8} aria-hidden />
    {children}
  </>
)
