import { Checkbox } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type CriteriaKind, criteriaMachines } from '../../machines/criteria.calls.ts'
import { Note } from '../kit/Note.tsx'
import { ProblemAlert } from '../kit/ProblemAlert.tsx'
import { say } from '../words/requisitions.ts'
import { AddCriterion } from './AddCriterion.tsx'
import { CriterionRow } from './CriterionRow.tsx'
import { SectionState } from './SectionState.tsx'
import type { Section } from './tabs.ts'
import { tellRemoved } from './tellRemoved.tsx'

type Props = { id: number; section: CriteriaKind; editable: boolean; noneNeeded: readonly Section[]; onNoneNeeded: (sections: Section[]) => void }

/** Criteria that name an item of a reference list: how much each counts, and which must be met. */
export function CriteriaSection({ id, section, editable, noneNeeded, onNoneNeeded }: Props) {
  const [state, send] = useMachine(
    criteriaMachines[section].provide({
      actions: {
        tellRemoved: (_, { row: { refId, name, weight, mandatory } }) => tellRemoved(name, () => send({ type: 'add', values: { refId, weight, mandatory } })),
      },
    }),
    { input: { positionId: id } },
  )
  const { rows, problem, saved } = state.context
  const asksNothing = noneNeeded.includes(section)
  const sum = rows.reduce((total, row) => total + row.weight, 0)
  return (
    <section aria-labelledby="section-title" aria-busy={state.hasTag('busy')}>
      <div className="between">
        <h2 id="section-title">{say(section)}</h2>
        <SectionState state={state} />
      </div>
      <p className="dim">{say(`help_${section}`)}</p>
      <ProblemAlert
        problem={problem}
        situation="requisition"
        {...(state.matches('unavailable') ? { onRetry: () => send({ type: 'retry' }), retryLabel: say('retry') } : {})}
      />
      {rows.length > 0 && (
        <table className="crit">
          <thead>
            <tr>
              <th scope="col">{say('criterion')}</th>
              <th scope="col" style={{ width: 220 }}>
                {say('weight')}
              </th>
              <th scope="col" style={{ width: 130 }}>
                {say('mandatory')}
              </th>
              <th scope="col" style={{ width: 40 }}>
                <span className="vh">{say('remove', { name: '' })}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CriterionRow
                key={row.id}
                row={row}
                was={saved[row.id]?.weight ?? row.weight}
                editable={editable}
                onChange={(changes) => send({ type: 'change', id: row.id, changes })}
                onRemove={() => send({ type: 'remove', row })}
              />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && (
        <div className="share">
          <Note tone="neutral">{say('share', { sum })}</Note>
        </div>
      )}
      {rows.length === 0 && !state.matches('loading') && (
        <Checkbox
          mt={16}
          size="sm"
          label={say('askNothing')}
          description={say('askNothingHelp')}
          checked={asksNothing}
          disabled={!editable}
          onChange={(event) => onNoneNeeded(event.currentTarget.checked ? [...noneNeeded, section] : noneNeeded.filter((one) => one !== section))}
        />
      )}
      {editable && (
        <AddCriterion section={section} taken={rows.map((row) => row.refId)} busy={state.hasTag('busy')} onAdd={(values) => send({ type: 'add', values })} />
      )}
    </section>
  )
}
