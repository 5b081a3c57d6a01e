import { Button } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { answerDocumentMachine } from '../../../machines/commands/candidate.ts'
import { complianceItemStates } from '../../../machines/lifecycles/complianceItem.ts'
import { isStatusOf, isTagged } from '../../../machines/lifecycles/tags.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { type Ask, ReasonDialog } from '../../components/form/ReasonDialog.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import type { Transition } from '../../components/status/Moves.tsx'
import { Status } from '../../components/status/Status.tsx'
import { labelOf } from '../../components/status/states.ts'
import { notifyInfo, notifySuccess } from '../../components/toast.ts'
import { DownloadButton } from '../../data/DownloadButton.tsx'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/compliance.ts'
import { day } from '../../i18n/format.ts'
import { LifecycleButton } from '../../lifecycle/LifecycleButton.tsx'
import css from '../candidate.module.css'
import { AskDialog } from './AskDialog.tsx'

type Item = components['schemas']['ComplianceItem']
type ItemStatus = Item['status']
const ExpiryDialog = lazy(() => import('./ExpiryDialog.tsx').then((module) => ({ default: module.ExpiryDialog })))
const HandInDialog = lazy(() => import('./HandInDialog.tsx').then((module) => ({ default: module.HandInDialog })))

type Asking = { item: Item; event: string; status: ItemStatus; ask: Ask | null }

function askFor({ event }: Transition, name: string): Ask | null {
  if (event === 'reject') return { title: t('rejectTitle', { name }), text: t('rejectText'), confirm: t('reject'), danger: true, reason: 'text' }
  if (event === 'revoke') return { title: t('revokeTitle', { name }), text: t('revokeText'), confirm: t('revoke'), danger: true, reason: 'text' }
  if (event === 'waive') return { title: t('waiveTitle', { name }), text: t('waiveText'), confirm: t('waive'), reason: 'text' }
  return null
}

/** Events that bring a file, and those that a day belongs to. */
const withFile = ['submit', 'replace']
const withDay = ['approve', 'correctExpiry'] as const
const isWithDay = (event: string) => withDay.find((one) => one === event)

/** The documents of a candidate: what is asked for, what came, and HR's answer to it. */
export function ComplianceTab({ id, name }: { id: number; name: string }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/compliance-application/{id}', { params: { path: { id } } })
  const [asking, setAsking] = useState<Asking | null>(null)
  const [adding, setAdding] = useState(false)
  const close = () => setAsking(null)
  const [state, send] = useCommandActor(answerDocumentMachine, {
    done: ({ status }) => {
      close()
      ;(isTagged(complianceItemStates, status, 'approved') ? notifySuccess : notifyInfo)(labelOf('complianceItem', status))
    },
  })
  const { problem } = state.context
  const busy = state.hasTag('busy')
  const answer = (item: Item, status: ItemStatus, more: { reason?: string; expiresOn?: string } = {}) => {
    if (!busy) send({ type: 'do', what: { id: item.id, version: item.version, status, ...more } })
  }
  const press = (item: Item, transition: Transition) => {
    const { event, status } = transition
    if (!transition.allowed || !isStatusOf(complianceItemStates, status)) return
    const ask = askFor(transition, item.name)
    send({ type: 'forget' })
    if (ask || withFile.includes(event) || isWithDay(event)) setAsking({ item, event, status, ask })
    else answer(item, status)
  }
  const dayEvent = asking && isWithDay(asking.event)
  return (
    <>
      <div className={css.partH}>
        <h2 className="grow">{t('title')}</h2>
        <Button onClick={() => setAdding(true)}>{t('ask')}</Button>
      </div>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!asking && <ProblemAlert problem={problem} situation="compliance" />}
      {data?.responseDataList.length === 0 && (
        <EmptyState kind="empty" title={t('noneTitle')}>
          {t('noneText')}
        </EmptyState>
      )}
      {data && data.responseDataList.length > 0 && (
        <ul className={css.rows}>
          {data.responseDataList.map((item) => (
            <Document key={item.id} item={item} busy={busy} onPress={press} />
          ))}
        </ul>
      )}
      {adding && <AskDialog id={id} name={name} onClose={() => setAdding(false)} />}
      {asking && (
        <LazyBoundary fallback={null}>
          {dayEvent ? (
            <ExpiryDialog
              event={dayEvent}
              name={asking.item.name}
              expiresOn={asking.item.expiresOn}
              busy={busy}
              problem={problem}
              onClose={close}
              onConfirm={(expiresOn) => answer(asking.item, asking.status, expiresOn ? { expiresOn } : {})}
            />
          ) : asking.ask ? (
            <ReasonDialog
              ask={asking.ask}
              busy={busy}
              problem={problem}
              situation="compliance"
              onCancel={close}
              onConfirm={(reason) => answer(asking.item, asking.status, reason ? { reason } : {})}
            />
          ) : (
            <HandInDialog item={asking.item} onClose={close} />
          )}
        </LazyBoundary>
      )}
    </>
  )
}

function Document({ item, busy, onPress }: { item: Item; busy: boolean; onPress: (item: Item, transition: Transition) => void }) {
  const file = item.applicantFile
  return (
    <li>
      <div className="row">
        <span className="b grow">
          {item.name}
          {item.mandatory && <span className={css.must}>{t('must')}</span>}
        </span>
        <Status of="complianceItem" is={item.status} pill />
      </div>
      <p className="meta">
        {t(item.source)}
        {' · '}
        {file ? (
          <DownloadButton file={file} label={t('download', { name: file.originalName })}>
            {file.originalName}
          </DownloadButton>
        ) : (
          t('notThere')
        )}
      </p>
      {item.expiresOn && (
        <p className={item.expired ? 'meta tone t-red' : 'meta'}>
          <time dateTime={item.expiresOn}>{t(item.expired ? 'expiredOn' : 'expiresOn', { day: day(item.expiresOn) })}</time>
        </p>
      )}
      {item.reason && <p className="meta">“{item.reason}”</p>}
      <div className={css.acts}>
        {item.transitions.map((transition) => (
          <Button
            key={transition.event}
            size="xs"
            data-event={transition.event}
            aria-disabled={!transition.allowed || busy || undefined}
            onClick={() => onPress(item, transition)}
          >
            {t.has(transition.event) ? t(transition.event) : transition.event}
          </Button>
        ))}
        {item.transitions.some(({ allowed }) => !allowed) && <span className="meta">{t('fileIsThere')}</span>}
        <LifecycleButton lifecycle="complianceItem" id={item.id} name={item.name} size="xs" />
      </div>
    </li>
  )
}
