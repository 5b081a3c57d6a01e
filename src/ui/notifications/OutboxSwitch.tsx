import { Button } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { changeOutbox } from '../../machines/commands/outbox.ts'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { ReasonDialog } from '../components/form/ReasonDialog.tsx'
import { Note } from '../components/Note.tsx'
import { notifyInfo } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/notifications.ts'
import { useClaims } from '../shell/session.ts'
import css from './OutboxSwitch.module.css'

/** Whether messages go out at all; a manager pauses them all, with the reason, and lets them go on. */
export function OutboxSwitch() {
  const isManager = useClaims()?.roles.includes('Recruitment Manager') ?? false
  const [asking, setAsking] = useState(false)
  const outbox = recruitmentQueries.useQuery('get', '/outbox/state').data?.data
  const [state, send] = useCommandActor(changeOutbox, {
    done({ message }) {
      setAsking(false)
      notifyInfo(message)
    },
  })
  if (!outbox) return null
  const askFirst = () => {
    if (state.hasTag('busy')) return
    // What refused an earlier try is over with it.
    send({ type: 'forget' })
    setAsking(true)
  }
  const { paused, version } = outbox
  const ask = paused
    ? ({ title: t('openTitle'), text: t('openText'), confirm: t('openOutbox'), reason: 'none' } as const)
    : ({ title: t('pauseTitle'), text: t('pauseText'), confirm: t('pauseOutbox'), reason: 'text' } as const)
  return (
    <section className={css.outboxState} aria-label={t('outbox')} aria-busy={state.hasTag('busy')}>
      <Note tone={paused ? 'amber' : 'neutral'} role="status">
        {paused
          ? `${t('pausedSince', { time: moment(outbox.pausedAt), name: outbox.changedBy ?? '' })} ${outbox.reason ? t('pausedWhy', { reason: outbox.reason }) : ''}`
          : t(outbox.mailServer ? 'open' : 'noMailServer')}
      </Note>
      {isManager && (
        <Button aria-disabled={state.hasTag('busy')} onClick={askFirst}>
          {t(paused ? 'openOutbox' : 'pauseOutbox')}
        </Button>
      )}
      {!asking && <ProblemAlert problem={state.context.problem} />}
      {asking && (
        <ReasonDialog
          ask={ask}
          busy={state.hasTag('busy')}
          problem={state.context.problem}
          onCancel={() => setAsking(false)}
          onConfirm={(reason) => send({ type: 'do', what: { paused: !paused, version, ...(reason && { reason }) } })}
        />
      )}
    </section>
  )
}
