import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { recruitmentQueries } from '../../api/queries.ts'
import { requisitionFormMachine } from '../../machines/records/requisitionForm.ts'
import type { JobPosition, PositionChanges } from '../../machines/records/requisitionFormCalls.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleChoice } from '../components/form/StaleChoice.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/requisitions.ts'
import { closedWords } from './closing/closingWords.ts'
import { ExtendDialog } from './ExtendDialog.tsx'
import { RequisitionHeader } from './RequisitionHeader.tsx'
import { RequisitionTabs } from './RequisitionTabs.tsx'
import css from './record.module.css'
import { fieldWord } from './sections/fieldWords.ts'
import { type Listing, TabContent } from './TabContent.tsx'
import type { Tab } from './tabs.ts'

/** One requisition: where it stands, what can happen, and the part that the address names. */
export function RequisitionPage({ id, tab, changeDate, list }: { id: number; tab: Tab; changeDate: boolean; list: Listing }) {
  const [form, send] = useMachine(
    requisitionFormMachine.provide({ actions: { tellMoved: (_, { closed }) => notifySuccess(t('moved'), closed ? closedWords(closed) : undefined) } }),
    { input: { id } },
  )
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/job-requisition-summary/{id}', { params: { path: { id } } })
  const { position, problem, theirs, changes } = form.context

  if (form.matches('unavailable'))
    return (
      <EmptyState
        kind={problem?.status === 404 ? 'noMatch' : 'failed'}
        level={1}
        title={t('unavailableTitle')}
        actions={
          <>
            <Button size="md" onClick={() => send({ type: 'retry' })}>
              {t('retry')}
            </Button>
            <Button size="md" component={Link} to="/jobreq">
              {t('toList')}
            </Button>
          </>
        }
      >
        {problem?.status === 404 ? t('unavailable') : problem?.message}
      </EmptyState>
    )
  if (error && !data) return <LoadFailed as="page" title={t('unavailableTitle')} error={error} onRetry={() => void refetch()} />
  if (!position || !data) return <Pending />

  const summary = data.data
  return (
    <div className={css.jobreq}>
      <RequisitionHeader summary={summary} form={form} tab={tab} onMove={(step) => send({ type: 'move', step })} />
      {theirs && position && (
        <div className={css.jobreqProblem}>
          <StaleChoice rows={differing(changes, theirs)} onKeepMine={() => send({ type: 'keepMine' })} onTakeTheirs={() => send({ type: 'takeTheirs' })} />
        </div>
      )}
      {problem && !theirs && (
        <div className={css.jobreqProblem}>
          <ProblemAlert
            problem={problem}
            situation="requisition"
            {...(form.matches('refused') ? { onRetry: () => send({ type: 'retry' }), retryLabel: t('retry') } : {})}
          />
        </div>
      )}
      <RequisitionTabs id={id} tab={tab} summary={summary} />
      <TabContent
        key={tab}
        id={id}
        tab={tab}
        summary={summary}
        position={{ ...position, ...form.context.sending, ...changes }}
        form={form}
        send={send}
        list={list}
      />
      {changeDate && <ExtendDialog id={id} summary={summary} onExtended={() => send({ type: 'reload' })} />}
    </div>
  )
}

const differing = (mine: PositionChanges, theirs: JobPosition) =>
  (Object.keys(mine) as (keyof PositionChanges & keyof JobPosition)[])
    .filter((field) => Object.hasOwn(theirs, field))
    .map((field) => ({ field, label: fieldWord(field), mine: String(mine[field] ?? ''), theirs: String(theirs[field] ?? '') }))
