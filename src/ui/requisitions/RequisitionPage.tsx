import './requisitions.css'
import './record.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { recruitmentQueries } from '../../api/queries.ts'
import { requisitionFormMachine } from '../../machines/requisitionForm.ts'
import { Pending } from '../kit/Pending.tsx'
import { ProblemAlert } from '../kit/ProblemAlert.tsx'
import { notifySuccess } from '../kit/toast.ts'
import { Void } from '../kit/Void.tsx'
import { say } from '../words/requisitions.ts'
import { ExtendDialog } from './ExtendDialog.tsx'
import { RequisitionHeader } from './RequisitionHeader.tsx'
import { RequisitionTabs } from './RequisitionTabs.tsx'
import { StaleChoice } from './StaleChoice.tsx'
import { TabContent } from './TabContent.tsx'
import type { Tab } from './tabs.ts'

/** One requisition: where it stands, what can happen, and the part that the address names. */
export function RequisitionPage({ id, tab, changeDate }: { id: number; tab: Tab; changeDate: boolean }) {
  const [form, send] = useMachine(requisitionFormMachine.provide({ actions: { tellMoved: () => notifySuccess(say('moved')) } }), { input: { id } })
  const { data } = recruitmentQueries.useQuery('get', '/job-requisition-summary/{id}', { params: { path: { id } } })
  const { position, problem, theirs, changes } = form.context

  if (form.matches('unavailable'))
    return (
      <Void
        kind={problem?.status === 404 ? 'noMatch' : 'failed'}
        level={1}
        title={say('unavailableTitle')}
        actions={
          <>
            <Button size="md" onClick={() => send({ type: 'retry' })}>
              {say('retry')}
            </Button>
            <Button size="md" component={Link} to="/jobreq">
              {say('toList')}
            </Button>
          </>
        }
      >
        {problem?.status === 404 ? say('unavailable') : problem?.message}
      </Void>
    )
  if (!position || !data) return <Pending />

  const summary = data.data
  return (
    <div className="jobreq">
      <RequisitionHeader summary={summary} form={form} tab={tab} onMove={(step) => send({ type: 'move', step })} />
      {theirs && position && (
        <StaleChoice mine={changes} theirs={theirs} onKeepMine={() => send({ type: 'keepMine' })} onTakeTheirs={() => send({ type: 'takeTheirs' })} />
      )}
      {problem && !theirs && (
        <div className="jobreq-problem">
          <ProblemAlert
            problem={problem}
            situation="requisition"
            {...(form.matches('refused') ? { onRetry: () => send({ type: 'retry' }), retryLabel: say('retry') } : {})}
          />
        </div>
      )}
      <RequisitionTabs id={id} tab={tab} summary={summary} />
      <TabContent key={tab} id={id} tab={tab} summary={summary} position={{ ...position, ...form.context.sending, ...changes }} form={form} send={send} />
      {changeDate && <ExtendDialog id={id} summary={summary} onExtended={() => send({ type: 'reload' })} />}
    </div>
  )
}
