import { Button } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { selectionProcessMachine } from '../../../machines/flows/selectionProcess.ts'
import type { ProcessCommand } from '../../../machines/flows/selectionProcessCalls.ts'
import { movedBy } from '../../../machines/flows/selectionProcessCalls.ts'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useEmitted } from '../../data/useEmitted.ts'
import { t } from '../../i18n/selection.ts'
import { SelectionStepForm } from './SelectionStepForm.tsx'
import { SelectionStepRow } from './SelectionStepRow.tsx'
import { KeepTemplate, SelectionTemplates } from './SelectionTemplates.tsx'
import css from './selection.module.css'
import { WithoutNames } from './WithoutNames.tsx'

/** The steps of the selection process: in order, changed in place, kept as a template or taken from one. */
export function SelectionProcess({ id }: { id: number }) {
  const [state, send, actor] = useMachine(selectionProcessMachine, { input: { requisitionId: id } })
  useEmitted(actor, ({ message }) => notifySuccess(message))
  const { process, open, left, problem } = state.context
  const busy = state.hasTag('busy')
  const act = (command: ProcessCommand) => send({ type: 'do', command })
  const leave = () => send({ type: 'leave' })
  const steps = process?.steps ?? []
  const going = open?.what === 'removal' ? steps.find((step) => step.id === open.id) : undefined
  const typed = open?.what === 'step' || open?.what === 'newStep' || open?.what === 'template'
  return (
    <section aria-labelledby="section-title" aria-busy={busy}>
      <div className="between">
        <h2 id="section-title">{t('title')}</h2>
        {process?.editable && (
          <span className="row">
            <Button size="xs" onClick={() => send({ type: 'open', place: { what: 'templates' } })}>
              {t('applyTemplate')}
            </Button>
            <Button size="xs" onClick={() => send({ type: 'open', place: { what: 'template' } })}>
              {t('keepTemplate')}
            </Button>
          </span>
        )}
      </div>
      <WithoutNames id={id} />
      <p className="dim">{t('help')}</p>
      {process && !process.editable && <p className="dim">{t('readOnly')}</p>}
      {!typed && (
        <ProblemAlert problem={problem} {...(state.matches('unavailable') ? { onRetry: () => send({ type: 'retry' }), retryLabel: t('retry') } : {})} />
      )}
      {!process && state.matches('loading') && <Pending />}
      {process && (
        <ol className={css.selsteps} aria-label={t('steps')}>
          {steps.map((step, at) =>
            open?.what === 'step' && open.id === step.id ? (
              <li key={step.id}>
                <SelectionStepForm requisitionId={id} step={step} onSaved={() => send({ type: 'saved' })} onCancel={leave} />
              </li>
            ) : (
              <SelectionStepRow
                key={step.id}
                step={step}
                editable={process.editable}
                busy={busy}
                first={at === 0}
                last={at === steps.length - 1}
                justLeft={left?.what === 'step' && left.id === step.id}
                onMove={(by) => {
                  const ids = movedBy(steps, step.id, by)
                  if (ids) act({ kind: 'reorder', ids })
                }}
                onEdit={() => send({ type: 'open', place: { what: 'step', id: step.id } })}
                onRemove={() => send({ type: 'open', place: { what: 'removal', id: step.id } })}
                onName={(accountId) => act({ kind: 'name', stepId: step.id, accountId })}
                onUnname={(accountId) => act({ kind: 'unname', stepId: step.id, accountId })}
              />
            ),
          )}
          {open?.what === 'newStep' && (
            <li>
              <SelectionStepForm requisitionId={id} onSaved={() => send({ type: 'saved' })} onCancel={leave} />
            </li>
          )}
        </ol>
      )}
      {process?.editable && open?.what !== 'newStep' && (
        <Button autoFocus={left?.what === 'newStep'} onClick={() => send({ type: 'open', place: { what: 'newStep' } })}>
          {t('add')}
        </Button>
      )}
      {going && (
        <ConfirmDialog
          opened
          title={t('removeTitle', { title: going.title })}
          confirm={t('removeDo')}
          danger
          busy={busy}
          onConfirm={() => act({ kind: 'remove', step: going })}
          onCancel={leave}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
      {open?.what === 'templates' && <SelectionTemplates busy={busy} onAct={act} onClose={leave} />}
      {open?.what === 'template' && <KeepTemplate busy={busy} problem={problem} onKeep={(name, key) => act({ kind: 'keep', name, key })} onClose={leave} />}
    </section>
  )
}
