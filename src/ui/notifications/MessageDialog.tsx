import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { moveMessage } from '../../machines/commands/outbox.ts'
import { shownName } from '../candidates/nameOf.ts'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Note } from '../components/Note.tsx'
import { Pending } from '../components/Pending.tsx'
import { Status } from '../components/status/Status.tsx'
import { notifyInfo } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { moment } from '../i18n/format.ts'
import { sayEvent, t } from '../i18n/notifications.ts'
import deskCss from '../letters/desk.module.css'
import { RichText } from '../letters/RichText.tsx'
import css from './MessageDialog.module.css'

const ChangeMessage = lazy(() => import('./ChangeMessage.tsx').then((m) => ({ default: m.ChangeMessage })))
const moves = ['stop', 'pause', 'resume', 'retry', 'hurry'] as const
const can = { pause: 'canPause', resume: 'canResume', retry: 'canRetry', hurry: 'canHurry', stop: 'canStop' } as const

/** Each reading of a link or code is written down: none is made because a window comes back to the front. */
const READ_ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** One message as its recipient reads it, with its state. Without a mail server its links work here, as far as the reader may have them. */
export function MessageDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch, isFetching } = recruitmentQueries.useQuery('get', '/outbox/{id}', { params: { path: { id } } }, READ_ONCE)
  const outbox = recruitmentQueries.useQuery('get', '/outbox/state').data?.data
  const [state, send] = useCommandActor(moveMessage, { done: ({ message }) => notifyInfo(message) })
  const message = data?.data
  const [changing, setChanging] = useState(false)
  // What was just written has another version, which is on its way.
  const busy = state.hasTag('busy') || isFetching
  const offered = moves.filter((move) => message?.[can[move]])
  return (
    <Modal opened onClose={onClose} size={640} title={message?.subject ?? t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      {!message && !error && <Pending />}
      {error && !message && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {message && changing && message.body !== null && (
        <LazyBoundary fallback={<Pending />}>
          <ChangeMessage id={message.id} version={message.version} subject={message.subject} body={message.body} onClose={() => setChanging(false)} />
        </LazyBoundary>
      )}
      {message && !(changing && message.body !== null) && (
        <div className={css.message}>
          <p className="meta dot-sep">
            <span>{t('toLine', { name: shownName(message.toName), email: message.toEmail })}</span>
            <span>{sayEvent(message.event)}</span>
            {message.applicationId && (
              <span>
                <a className="link" href={`/canprf?applicationId=${message.applicationId}`}>
                  {t('application', { id: message.applicationId })}
                </a>
              </span>
            )}
          </p>
          <p className="meta dot-sep">
            <Status of="outboxMessage" is={message.status} />
            {message.isTest && <span>{t('test')}</span>}
            <span>{t('writtenAt', { time: moment(message.createdAt) })}</span>
            {message.goesAt && !message.sentAt && <span>{t('goesOn', { time: moment(message.goesAt) })}</span>}
            {message.sentAt && <span>{t('sentAt', { time: moment(message.sentAt) })}</span>}
            <span>{t('attemptsLine', { n: message.attempts })}</span>
            {message.withLetter && <span>{t('withLetter')}</span>}
          </p>
          {message.reason && <Note tone={message.canRetry ? 'red' : 'neutral'}>{message.reason}</Note>}
          {message.masked && outbox && <Note tone="neutral">{outbox.mailServer ? t('masked') : t('maskedHere', { id })}</Note>}
          <article className={`paper ${css.messageText} ${deskCss.messageText}`}>
            <RichText html={message.html} />
          </article>
          <ProblemAlert problem={state.context.problem} />
          <Group justify="flex-end" gap={8}>
            {message.body !== null && <Button onClick={() => setChanging(true)}>{t('change')}</Button>}
            {offered.map((move) => (
              <Button
                key={move}
                data-event={move}
                variant={move === 'pause' || move === 'stop' ? 'default' : 'filled'}
                aria-disabled={busy}
                onClick={() => !busy && send({ type: 'do', what: { move, id: message.id, version: message.version } })}
              >
                {t(move)}
              </Button>
            ))}
            <Button onClick={onClose}>{t('close')}</Button>
          </Group>
        </div>
      )}
    </Modal>
  )
}
