import { Button, Textarea } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { certificateUpload } from '../../../machines/commands/leave/leave.ts'
import { FileUpload } from '../../components/form/FileUpload.tsx'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { t } from '../../i18n/leaveAsk.ts'
import { CERTIFICATES } from '../own/Certificate.tsx'
import { AskCalendar } from './AskCalendar.tsx'
import { AskDays } from './AskDays.tsx'
import { AskResult } from './AskResult.tsx'
import css from './ask.module.css'
import type { Ask } from './useAsk.ts'

type Schemas = components['schemas']
type Props = {
  ask: Ask
  own: Pick<Schemas['OwnLeave'], 'today' | 'balances' | 'planned'>
  head: Schemas['LeaveHead']
  employeeId: number | undefined
  instead: Schemas['LeaveRequest'] | undefined
  onCancel: () => void
}

/** Kind, days, calendar, what it comes to, note and certificate; the buttons stand at its foot. */
export function AskForm({ ask, own, head, employeeId, instead, onCancel }: Props) {
  const { typed, errors, problem, busy, preview } = ask
  const balance = own.balances.find(({ kindId }) => kindId === typed.kindId) ?? null
  return (
    <>
      <div className={css.fields}>
        <ErrorSummary errors={errors} />
        {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
        <AskDays ask={ask} kinds={own.balances.filter(({ mayAsk }) => mayAsk)} unit={balance?.unit ?? 'DAYS'} />
        <AskCalendar
          typed={typed}
          today={own.today}
          employeeId={employeeId ?? head.employeeId}
          ofTeam={!employeeId}
          planned={own.planned}
          week={head.week}
          onChoose={(firstDay, lastDay) => !busy && ask.set(typed.byHours ? { firstDay, lastDay: firstDay } : { firstDay, lastDay })}
        />
        <AskResult ask={ask} unit={balance?.unit ?? 'DAYS'} ofTeam={!employeeId} />
        <Textarea
          {...ask.text('note')}
          {...(instead
            ? { label: t('reply'), description: t('replyHelp', { question: instead.question ?? '' }) }
            : { label: optional(t('note')), description: t('noteHelp') })}
          readOnly={busy}
          autosize
          minRows={2}
        />
        {!instead && <CertificateField ask={ask} needed={preview?.certificateNeeded ?? false} />}
      </div>
      <div className={css.foot}>
        <Button type="submit" size="md" variant="filled" aria-disabled={busy || undefined}>
          {t(busy ? 'sending' : instead ? 'sendOther' : 'send')}{' '}
          <span className={css.key} aria-hidden="true">
            {t('keySend')}
          </span>
        </Button>
        <Button size="md" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  )
}

/** Shown once it is asked for, by the rules of the kind or by the person. */
function CertificateField({ ask, needed }: { ask: Ask; needed: boolean }) {
  const { typed, set, busy } = ask
  const [isShown, setIsShown] = useState(false)
  const whenIn = (id: number, file: File) => set({ certificate: { id, name: file.name } })
  const [state, send] = useMachine(certificateUpload, { input: { what: null, whenIn } })
  if (typed.certificate && !state.matches('in'))
    return (
      <div className="between">
        <span className="b">{typed.certificate.name}</span>
        <Button aria-label={t('fileRemove', { name: typed.certificate.name })} onClick={() => !busy && set({ certificate: null })}>
          {t('remove')}
        </Button>
      </div>
    )
  if (!needed && !isShown && !state.matches('in'))
    return (
      <Button variant="subtle" className={css.addFile ?? ''} onClick={() => setIsShown(true)}>
        {t('addFile')}
      </Button>
    )
  return (
    <div>
      <h3>{needed ? t('certificate') : optional(t('certificate'))}</h3>
      {needed && <p className="meta">{t('certificateNeeded')}</p>}
      <FileUpload
        state={state}
        send={(event) => {
          if (event.type === 'cancel') set({ certificate: null })
          send(event)
        }}
        label={t('certificateChoose')}
        note={t('certificateNote')}
        accept={CERTIFICATES}
      />
    </div>
  )
}
