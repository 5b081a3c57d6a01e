import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { FormEventHandler, ReactNode } from 'react'
import type { Refusal } from '../../../api/client.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { type Asked, pagesOf } from '../../../machines/flows/applyDraft.ts'
import type { Place } from '../../../machines/flows/applySteps.ts'
import applicantCss from '../../applicant/applicant.module.css'
import { ErrorSummary, type FieldError } from '../../components/form/fields.tsx'
import { LanguageSelect } from '../../components/form/LanguageSelect.tsx'
import { Note } from '../../components/Note.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Brand } from '../../components/status/Brand.tsx'
import { t } from '../../i18n/apply.ts'
import { payInWords } from '../pay.ts'
import applyCss from './apply.module.css'

type Position = components['schemas']['OpenPositionDetail']
type Props = {
  position: Position
  step: Place
  asked: Asked
  errors: FieldError[]
  problem: Refusal | null
  busy: boolean
  children: ReactNode
  onInput: FormEventHandler<HTMLFormElement>
  onSubmit: FormEventHandler<HTMLFormElement>
}

const lead: Record<Place, (position: Position) => string> = {
  about: () => t('aboutText'),
  experience: () => t('experienceText'),
  salary: ({ pay }) => (pay ? t('salaryText', { pay: payInWords(pay) }) : t('salaryTextNone')),
  questions: () => t('questionsText'),
  cv: ({ resumeRequired }) => (resumeRequired ? t('cvText') : `${t('cvText')} ${t('cvOptional')}`),
  check: ({ title }) => t('applyFor', { title }),
}

/** The page around one step: the way back, how far one is, one title, one button at the bottom edge. */
export function ApplyFrame({ position, step, asked, errors, problem, busy, children, onInput, onSubmit }: Props) {
  const order = pagesOf(asked)
  const number = order.indexOf(step) + 1
  const before = order[number - 2]
  const title = t(`${step}Title`)
  // The CV's own page says at the file what became of it.
  const refused = problem && step !== 'cv' && problem.errors.length === 0 && (problem.status === 0 ? t('unreachable') : problem.message)
  return (
    // Sent by its script alone: before that is there, no answer goes into an address.
    <form className={`${applyCss.app} ${applicantCss.app} ${applyCss.apply}`} method="dialog" noValidate onInput={onInput} onSubmit={onSubmit} aria-busy={busy}>
      <PageTitle title={`${title} – ${t('applyFor', { title: position.title })}`} error={errors.length > 0} />
      <header className={applicantCss.top}>
        <Brand size={24} />
        <b className="ell">{position.organisation}</b>
        <LanguageSelect />
      </header>
      <main>
        <div className={`${applyCss.mid} ${applicantCss.mid}`}>
          {before ? (
            <Link className={applicantCss.back} to="/homepage/$jobPostId/apply/$place" params={{ jobPostId: position.id, place: before }}>
              <IconChevronLeft size={18} stroke={1.8} aria-hidden />
              {t('back')}
            </Link>
          ) : (
            <Link className={applicantCss.back} to="/homepage/$jobPostId" params={{ jobPostId: position.id }}>
              <IconChevronLeft size={18} stroke={1.8} aria-hidden />
              {t('backToPosition')}
            </Link>
          )}
          <div className={applicantCss.steps} aria-hidden="true">
            {order.map((one, index) => (
              <i key={one} className={index < number ? applicantCss.on : ''} />
            ))}
          </div>
          <div className={`${applyCss.cap} ${applicantCss.cap}`}>{t('step', { step: number, of: order.length })}</div>
          <h1 tabIndex={-1}>{title}</h1>
          <ErrorSummary errors={errors} />
          <p className="dim">{lead[step](position)}</p>
          {children}
        </div>
      </main>
      <footer className={`${applyCss.do} ${applicantCss.do}`}>
        <div className={`${applyCss.mid} ${applicantCss.mid}`}>
          {refused && (
            <Note tone="red" role="alert">
              {refused}
            </Note>
          )}
          <Button type="submit" variant="filled" size="lg" fullWidth aria-disabled={busy || undefined} onClick={(event) => busy && event.preventDefault()}>
            {step === 'check' ? t(busy ? 'sending' : 'send') : t('continue')}
          </Button>
          <div className={`${applyCss.cap} ${applicantCss.cap}`}>{t(step === 'check' ? 'sendNote' : 'kept')}</div>
        </div>
      </footer>
    </form>
  )
}
