import { Button } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { type Tried, triedOnes, weighedAs, weighingKey, whatIfMachine } from '../../../machines/flows/whatIf.ts'
import { draftOf } from '../../../machines/records/drafts.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { Note } from '../../components/Note.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useEmitted } from '../../data/useEmitted.ts'
import { share } from '../../i18n/format.ts'
import { t as sayRequisitions } from '../../i18n/requisitions.ts'
import { t } from '../../i18n/weights.ts'
import type { Summary } from '../RequisitionHeader.tsx'
import recordCss from '../record.module.css'
import { TriedRanking } from './TriedRanking.tsx'
import css from './TryWeights.module.css'
import { Must, Weight } from './Weight.tsx'

/** Weights to play with: what is tried here is ranked at once, and kept only when it is saved. */
export function TryWeights({ id, summary }: { id: number; summary: Summary }) {
  const [draft] = useState(() => draftOf<Tried>(`weights.${id}`, sessionStorage))
  const [state, send, actor] = useMachine(whatIfMachine, { input: { id, tried: draft.read() ?? {} } })
  useEmitted(actor, (event) => (event.type === 'tried' ? draft.keep(event.tried) : notifySuccess(event.message)))
  const { answer, tried, problem } = state.context
  if (!answer)
    return state.matches('unavailable') ? (
      <ProblemAlert problem={problem} situation="requisition" onRetry={() => send({ type: 'retry' })} retryLabel={sayRequisitions('retry')} />
    ) : (
      <Pending />
    )
  const criteria = answer.criteria.map((criterion) => ({ saved: criterion, now: weighedAs(criterion, tried) }))
  const sum = criteria.reduce((total, { now }) => total + now.weight, 0)
  const changed = triedOnes(answer, tried).length > 0
  return (
    <section aria-labelledby="section-title">
      <div className="between">
        <h2 id="section-title">{sayRequisitions('weights')}</h2>
        <span className="row">
          <Button aria-disabled={!changed || undefined} onClick={() => changed && send({ type: 'reset' })}>
            {t('reset')}
          </Button>
          {answer.editable && (
            <Button
              variant="filled"
              aria-disabled={!state.can({ type: 'save' }) || undefined}
              loading={state.matches('saving')}
              onClick={() => send({ type: 'save' })}
            >
              {t('save')}
            </Button>
          )}
        </span>
      </div>
      <p className="dim">{t('help')}</p>
      {!answer.editable && (
        <div className={recordCss.frameNote}>
          <Note tone="neutral">{t(summary.weightsFrozen ? 'frozen' : 'readOnly')}</Note>
        </div>
      )}
      <ProblemAlert problem={problem} situation="requisition" />
      {criteria.length === 0 ? (
        <EmptyState kind="empty" title={t('noCriteria')}>
          {t('noCriteriaText')}
        </EmptyState>
      ) : (
        <div className={css.try}>
          <div>
            <h3 className={recordCss.mh}>{t('criteria')}</h3>
            <ul className={recordCss.tryList}>
              {criteria.map(({ saved, now }) => (
                <li key={weighingKey(saved)}>
                  <div className="between">
                    <span>
                      <b>{saved.name}</b> <span className="meta">{t(`of_${saved.section}`)}</span>
                    </span>
                    <span className="meta num">{t('shareOf', { percent: share(sum === 0 ? 0 : now.weight / sum) })}</span>
                  </div>
                  <div className="between">
                    <Weight
                      name={saved.name}
                      value={now.weight}
                      was={saved.weight}
                      editable
                      onChange={(weight) => send({ type: 'weigh', criterion: saved, as: { weight } })}
                    />
                    <Must
                      name={saved.name}
                      value={now.mandatory}
                      editable
                      onChange={(mandatory) => send({ type: 'weigh', criterion: saved, as: { mandatory } })}
                    />
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <TriedRanking answer={answer} busy={state.hasTag('ranking')} />
        </div>
      )}
    </section>
  )
}
