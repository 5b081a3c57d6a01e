import { Button } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { answerDocumentMachine } from '../../machines/commands/candidate.ts'
import { complianceItemStates } from '../../machines/lifecycles/complianceItem.ts'
import { isStatusOf, isTagged } from '../../machines/lifecycles/tags.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { type Ask, ReasonDialog } from '../components/form/ReasonDialog.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import type { Transition } from '../components/status/Moves.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf } from '../components/status/states.ts'
import { notifyInfo, notifySuccess } from '../components/toast.ts'
import { DownloadButton } from '../data/DownloadButton.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/compliance.ts'
import { AskDialog } from './AskDialog.tsx'
import css from './candidate.module.css'

type Item = components['schemas']['ComplianceItem']
type ItemStatus = Item['status']
type Asking = { item: Item; status: ItemStatus; ask: Ask }

function askFor({ event }: Transition, name: string): Ask | null {
  if (event === 'reject') return { title: t('rejectTitle', { name }), text: t('rejectText'), confirm: t('reject'), danger: true, reason: 'text' }
  if (event === 'revoke') return { title: t('revokeTitle', { name }), text: t('revokeText'), confirm: t('revoke'), danger: true, reason: 'text' }
  if (event === 'waive') return { title: t('waiveTitle', { name }), text: t('waiveText'), confirm: t('waive'), reason: 'text' }
  return null
}

/** The documents of a candidate: what is asked for, what came, and HR's answer to it. */
export function ComplianceTab({ id, name }: { id: number; name: string }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/compliance-application/{id}', { params: { path: { id } } })
  const [asking, setAsking] = useState<Asking | null>(null)
  const [adding, setAdding] = useState(false)
  const [state, send] = useCommandActor(answerDocumentMachine, {
    done: ({ status }) => (isTagged(complianceItemStates, status, 'approved') ? notifySuccess : notifyInfo)(labelOf('complianceItem', status)),
  })
  const busy = state.hasTag('busy')
  const answer = (item: Item, status: ItemStatus, reason?: string) => {
    if (!busy) send({ type: 'do', what: { id: item.id, version: item.version, status, ...(reason ? { reason } : {}) } })
  }
  const press = (item: Item, transition: Transition) => {
    if (!transition.allowed || !isStatusOf(complianceItemStates, transition.status)) return
    const ask = askFor(transition, item.name)
    if (ask) setAsking({ item, status: transition.status, ask })
    else answer(item, transition.status)
  }
  return (
    <>
      <div className={css.partH}>
        <h2 className="grow">{t('title')}</h2>
        <Button onClick={() => setAdding(true)}>{t('ask')}</Button>
      </div>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <ProblemAlert problem={state.context.problem} situation="compliance" />
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
        <ReasonDialog
          ask={asking.ask}
          onCancel={() => setAsking(null)}
          onConfirm={(reason) => {
            setAsking(null)
            answer(asking.item, asking.status, reason)
          }}
        />
      )}
    </>
  )
}

function Document({ item, busy, onPress }: { item: Item; busy: boolean; onPress: (item: Item, transition: Transition) => void }) {
  const file = item.applicantFile
  const mine = item.transitions.filter(({ event }) => event !== 'submit')
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
      {item.reason && <p className="meta">“{item.reason}”</p>}
      <div className={css.acts}>
        {mine.map((transition) => (
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
        {mine.some(({ allowed }) => !allowed) && <span className="meta">{t('fileIsThere')}</span>}
      </div>
    </li>
  )
}
